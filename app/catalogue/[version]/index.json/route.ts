import { getCatalogueFiles } from '@/lib/universities/queries'
import { paramsToBuild } from '@/lib/web/params-to-build'
import { immutableFile } from '../../immutable-file'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return paramsToBuild(() => [{ version: getCatalogueFiles().version }])
}

/** The compact index of the whole catalogue. */
export function GET() {
  return immutableFile(getCatalogueFiles().index)
}
