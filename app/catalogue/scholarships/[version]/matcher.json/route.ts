import { IMMUTABLE_CACHE } from '@/lib/http/headers'
import { getMatcherFile } from '@/lib/matcher/queries'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return [{ version: getMatcherFile().version }]
}

/** All that the matcher reads in the browser. Its address carries the hash of the content, so it never changes. */
export function GET() {
  return new Response(getMatcherFile().text, {
    headers: { 'Content-Type': 'application/json', 'Cache-Control': IMMUTABLE_CACHE },
  })
}
