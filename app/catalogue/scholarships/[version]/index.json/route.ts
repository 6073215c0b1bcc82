import { IMMUTABLE_CACHE } from '@/lib/http/headers'
import { getScholarshipIndex, getScholarshipVersion } from '@/lib/scholarships/queries'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return [{ version: getScholarshipVersion() }]
}

/** Every scholarship as the list draws it. Its address carries the hash of the content, so it never changes. */
export function GET() {
  return new Response(getScholarshipIndex(), {
    headers: { 'Content-Type': 'application/json', 'Cache-Control': IMMUTABLE_CACHE },
  })
}
