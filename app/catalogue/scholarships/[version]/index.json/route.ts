import { getScholarshipIndex, getScholarshipVersion } from '@/lib/scholarships/queries'
import { paramsToBuild } from '@/lib/web/params-to-build'
import { immutableFile } from '../../../immutable-file'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return paramsToBuild(() => [{ version: getScholarshipVersion() }])
}

/** Every scholarship as the list draws it. */
export function GET() {
  return immutableFile(getScholarshipIndex())
}
