import { fetchFile } from '@/lib/device/fetch-file'
import { createResource } from '@/lib/device/resource'
import type { Known } from '@/lib/import/duplicates'
import type { Reference } from '@/lib/import/check-context'
import { loadReference } from '@/lib/import/reference'
import type { CardFile } from '@/lib/universities/card-file'
import { decodeIndex, type CompactIndex } from '@/lib/universities/compact-index'
import type { UniversityRow } from '@/lib/universities/row'

/** The data an import is checked against: countries, exchange rates, and the universities of the catalogue. */
export type World = { reference: Reference; rows: readonly UniversityRow[]; known: readonly Known[] }

const fetchJson = async <Value>(address: string): Promise<Value> => (await fetchFile(address)).json()

/** Loads it from addresses that are the same for every visitor, so that no request says what is imported. */
export const worlds = createResource<World>(async (version) => {
  const [reference, index, cards, names] = await Promise.all([
    loadReference(version),
    fetchJson<CompactIndex>(`/catalogue/${version}/index.json`),
    fetchJson<CardFile>(`/catalogue/${version}/cards.json`),
    fetchFile(`/catalogue/${version}/names.txt`).then((answer) => answer.text()),
  ])
  const rows = decodeIndex(index, null)
  const namesAt = names.split('\n').map((line) => line.split('\t').filter(Boolean))
  const known = rows.map(({ id, name, countryCode }, at): Known => {
    const website = cards[at]?.website ?? null
    return { kind: 'catalogue', id, name, otherNames: namesAt[at] ?? [], countryCode, website }
  })
  return { reference, rows, known }
})
