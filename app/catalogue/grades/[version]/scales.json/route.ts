import { getGradeFile } from '@/lib/content/grades/queries'
import { immutableFile } from '../../../immutable-file'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return [{ version: getGradeFile().version }]
}

/** What the grade converter reads in the browser. */
export function GET() {
  return immutableFile(getGradeFile().text)
}
