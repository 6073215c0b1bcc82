import { getGradeFile } from '@/lib/content/grades/queries'
import { paramsToBuild } from '@/lib/web/params-to-build'
import { immutableFile } from '../../../immutable-file'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return paramsToBuild(() => [{ version: getGradeFile().version }])
}

/** The data of the grade converter in the browser. */
export function GET() {
  return immutableFile(getGradeFile().text)
}
