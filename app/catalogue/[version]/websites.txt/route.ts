import { IMMUTABLE_CACHE } from '@/lib/http/headers'
import { getIndexFiles, getUniversities } from '@/lib/universities/queries'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return [{ version: getIndexFiles().version }]
}

/** The website of each row of the index, one a line: an import tells by them what the catalogue has already. */
export function GET() {
  const websites = getUniversities().map(({ website }) => website?.replace(/^https:\/\//, '') ?? '')
  return new Response(websites.join('\n'), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': IMMUTABLE_CACHE },
  })
}
