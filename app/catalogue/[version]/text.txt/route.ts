import { getCatalogueFiles } from '@/lib/universities/queries'
import { paramsToBuild } from '@/lib/web/params-to-build'
import { immutableFile } from '../../immutable-file'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return paramsToBuild(() => [{ version: getCatalogueFiles().version }])
}

/** The further words a search finds: a line for each row of the index with its aliases, then one with its description. */
export function GET() {
  return immutableFile(getCatalogueFiles().text, 'text/plain; charset=utf-8')
}
