import { IMMUTABLE_CACHE } from '@/lib/http/headers'
import { getExchangeRates } from '@/lib/money/queries'
import { getCountries } from '@/lib/places/queries'
import { getCatalogueFiles } from '@/lib/universities/queries'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return [{ version: getCatalogueFiles().version }]
}

/** The countries and exchange rates that a browser needs to check and show universities a visitor adds. */
export function GET() {
  return Response.json(
    { countries: getCountries(), rates: getExchangeRates() },
    { headers: { 'Cache-Control': IMMUTABLE_CACHE } },
  )
}
