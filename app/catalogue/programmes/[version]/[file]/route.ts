import { getListFile, getProgrammeListVersion } from '@/lib/programmes/search/queries'
import { getProgrammeCountriesFile } from '@/lib/programmes/start/queries'
import { immutableFile } from '../../../immutable-file'

const read = (file: string) => (file === 'countries' ? getProgrammeCountriesFile() : getListFile(file))

/** A shard of the programmes, the countries that have some, or the rates. An address of an older catalogue answers 404. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/catalogue/programmes/[version]/[file]'>,
) {
  const { version, file } = await params
  const text = version === getProgrammeListVersion() ? read(file) : null
  if (text === null)
    return Response.json({ error: 'This catalogue is no longer served. Reload the page.' }, { status: 404 })
  return immutableFile(text)
}
