import { getGradeFile } from '@/lib/content/grades/queries'
import { IMMUTABLE_CACHE } from '@/lib/http/headers'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return [{ version: getGradeFile().version }]
}

/** What the grade converter reads in the browser. Its address carries the hash of the content, so it never changes. */
export function GET() {
  return new Response(getGradeFile().text, {
    headers: { 'Content-Type': 'application/json', 'Cache-Control': IMMUTABLE_CACHE },
  })
}
