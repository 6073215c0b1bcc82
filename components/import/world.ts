import type { Known } from '@/lib/import/duplicates'
import { toAddedRecord } from '@/lib/import/merge'
import type { Reference } from '@/lib/import/read-import'
import { loadReference } from '@/lib/import/reference'
import type { AddedRecord } from '@/lib/import/schema'
import type { CardFile } from '@/lib/universities/card-file'
import { decodeIndex, type CompactIndex } from '@/lib/universities/compact-index'
import type { UniversityRow } from '@/lib/universities/row'
import type { UniversityRecord } from '@/lib/universities/record/schema'

/** What an import is checked against: countries, exchange rates, and the universities there are already. */
export type World = { reference: Reference; rows: readonly UniversityRow[]; known: readonly Known[] }

async function ask(address: string): Promise<Response> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return response
}

/** Every address is the same for everybody: none says anything of what is being imported. */
export async function loadWorld(version: string): Promise<World> {
  const [reference, index, cards] = await Promise.all([
    loadReference(version),
    ask(`/catalogue/${version}/index.json`).then(async (response) => (await response.json()) as CompactIndex),
    ask(`/catalogue/${version}/cards.json`).then(async (response) => (await response.json()) as CardFile),
  ])
  const rows = decodeIndex(index, null)
  const known = rows.map(({ id, name, countryCode }, at): Known => {
    return { kind: 'catalogue', id, name, countryCode, website: cards[at]?.website ?? null }
  })
  return { reference, rows, known }
}

/** The catalogue's records of the countries named, by id, as an import can be merged into them. */
export async function loadRecords(
  version: string,
  countryCodes: ReadonlySet<string>,
): Promise<Map<string, AddedRecord>> {
  const answers = await Promise.all(
    [...countryCodes].map((code) => ask(`/catalogue/${version}/records/${code}`)),
  )
  const records = await Promise.all(
    answers.map(async (answer) => (await answer.json()) as UniversityRecord[]),
  )
  return new Map(records.flat().map((record) => [record.id, toAddedRecord(record)]))
}
