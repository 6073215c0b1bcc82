import { getMatcherFile } from '@/lib/matcher/queries'
import { immutableFile } from '../../../immutable-file'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return [{ version: getMatcherFile().version }]
}

/** All that the matcher reads in the browser. */
export function GET() {
  return immutableFile(getMatcherFile().text)
}
