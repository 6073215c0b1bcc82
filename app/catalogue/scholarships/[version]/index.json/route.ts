import { getScholarshipIndex, getScholarshipVersion } from '@/lib/scholarships/queries'
import { immutableFile } from '../../../immutable-file'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return [{ version: getScholarshipVersion() }]
}

/** Every scholarship as the list draws it. */
export function GET() {
  return immutableFile(getScholarshipIndex())
}
