import { getCatalogueFiles } from '@/lib/universities/queries'
import { paramsToBuild } from '@/lib/web/params-to-build'
import { immutableFile } from '../../immutable-file'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return paramsToBuild(() => [{ version: getCatalogueFiles().version }])
}

/** The other names of each university, by which an import knows the ones that we have. */
export function GET() {
  return immutableFile(getCatalogueFiles().names, 'text/plain; charset=utf-8')
}
