import { IMMUTABLE_CACHE } from '@/lib/http/headers'
import { getCatalogueFiles } from '@/lib/universities/queries'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return [{ version: getCatalogueFiles().version }]
}

/** The further words a search finds: a line for each row of the index with its aliases, then one with its description. */
export function GET() {
  return new Response(getCatalogueFiles().text, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': IMMUTABLE_CACHE },
  })
}
