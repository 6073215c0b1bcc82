import { getCatalogueFiles } from '@/lib/universities/queries'
import { paramsToBuild } from '@/lib/web/params-to-build'
import { immutableFile } from '../../immutable-file'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return paramsToBuild(() => [{ version: getCatalogueFiles().version }])
}

/** The words that typed searches are read with: rates, then a line for each subject. */
export function GET() {
  return immutableFile(getCatalogueFiles().words, 'text/plain; charset=utf-8')
}
