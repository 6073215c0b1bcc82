import { getScholarshipVersion, getScholarshipWords } from '@/lib/scholarships/queries'
import { immutableFile } from '../../../immutable-file'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return [{ version: getScholarshipVersion() }]
}

/** What typed searches of the scholarships are read with. */
export function GET() {
  return immutableFile(JSON.stringify(getScholarshipWords()))
}
