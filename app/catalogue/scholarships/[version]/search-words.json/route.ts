import { getScholarshipVersion, getScholarshipWords } from '@/lib/scholarships/queries'
import { paramsToBuild } from '@/lib/web/params-to-build'
import { immutableFile } from '../../../immutable-file'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return paramsToBuild(() => [{ version: getScholarshipVersion() }])
}

/** The words that the list of scholarships needs to understand typed searches. */
export function GET() {
  return immutableFile(JSON.stringify(getScholarshipWords()))
}
