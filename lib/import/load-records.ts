import { RECORDS } from '../universities/files'
import { toAddedRecord } from './merge'
import type { AddedRecord } from './schema'

/**
 The catalogue's records of these countries, by id, in the form that an import is merged with. */
export async function loadRecords(countryCodes: ReadonlySet<string>): Promise<Map<string, AddedRecord>> {
  const records = await Promise.all([...countryCodes].map((code) => RECORDS(code).load()))
  return new Map(records.flat().map((record) => [record.id, toAddedRecord(record)]))
}
