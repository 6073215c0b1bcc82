import { getExchangeRates } from '@/lib/money/queries'
import { getEveryCountry } from '@/lib/places/queries'
import { getCatalogueFiles, getSuccessors } from '@/lib/universities/queries'
import { paramsToBuild } from '@/lib/web/params-to-build'
import { immutableFile } from '../../immutable-file'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return paramsToBuild(() => [{ version: getCatalogueFiles().version }])
}

/** The countries, exchange rates and successors of old ids that a browser needs for universities a visitor adds. */
export function GET() {
  return immutableFile(
    JSON.stringify({ countries: getEveryCountry(), rates: getExchangeRates(), successors: getSuccessors() }),
  )
}
