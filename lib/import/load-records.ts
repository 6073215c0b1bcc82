import { fetchFile } from '../device/fetch-file'
import type { UniversityRecord } from '../universities/record/schema'
import { toAddedRecord } from './merge'
import type { AddedRecord } from './schema'

/**
 * The catalogue's records of these countries, by id, in the form that an import is merged with.
 * @param version the version of the catalogue whose files are loaded
 */
export async function loadRecords(
  version: string,
  countryCodes: ReadonlySet<string>,
): Promise<Map<string, AddedRecord>> {
  const records = await Promise.all(
    [...countryCodes].map(async (code): Promise<UniversityRecord[]> => {
      return (await fetchFile(`/catalogue/${version}/records/${code}`)).json()
    }),
  )
  return new Map(records.flat().map((record) => [record.id, toAddedRecord(record)]))
}
