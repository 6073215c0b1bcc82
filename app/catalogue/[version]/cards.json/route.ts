import { IMMUTABLE_CACHE } from '@/lib/http/headers'
import { getCatalogueFiles } from '@/lib/universities/queries'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return [{ version: getCatalogueFiles().version }]
}

/** What the card of each row of the index has beyond the row. */
export function GET() {
  return new Response(getCatalogueFiles().cards, {
    headers: { 'Content-Type': 'application/json', 'Cache-Control': IMMUTABLE_CACHE },
  })
}
