import { IMMUTABLE_CACHE } from '@/lib/http/headers'
import { getIndexFiles } from '@/lib/universities/queries'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return [{ version: getIndexFiles().version }]
}

/** The compact index of the whole catalogue. Its address carries the hash of the content, so it never changes. */
export function GET() {
  return new Response(getIndexFiles().index, {
    headers: { 'Content-Type': 'application/json', 'Cache-Control': IMMUTABLE_CACHE },
  })
}
