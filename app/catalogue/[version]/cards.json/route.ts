import { getCatalogueFiles } from '@/lib/universities/queries'
import { immutableFile } from '../../immutable-file'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return [{ version: getCatalogueFiles().version }]
}

/** What the card of each row of the index has beyond the row. */
export function GET() {
  return immutableFile(getCatalogueFiles().cards)
}
