import { getMatcherFile } from '@/lib/matcher/queries'
import { paramsToBuild } from '@/lib/web/params-to-build'
import { immutableFile } from '../../../immutable-file'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return paramsToBuild(() => [{ version: getMatcherFile().version }])
}

/** All that the matcher reads in the browser. */
export function GET() {
  return immutableFile(getMatcherFile().text)
}
