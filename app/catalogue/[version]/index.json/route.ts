import { IMMUTABLE_CACHE } from '@/lib/http/headers'
import { getCatalogueFiles } from '@/lib/universities/queries'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return [{ version: getCatalogueFiles().version }]
}

/** The compact index of the whole catalogue. Its address carries the hash of the content, so it never changes. */
export function GET() {
  return new Response(getCatalogueFiles().index, {
    headers: { 'Content-Type': 'application/json', 'Cache-Control': IMMUTABLE_CACHE },
  })
}
