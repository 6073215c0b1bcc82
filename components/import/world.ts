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
  const [reference, index, cards] = await Promise.all([
    loadReference(version),
    fetchJson<CompactIndex>(`/catalogue/${version}/index.json`),
    fetchJson<CardFile>(`/catalogue/${version}/cards.json`),
  ])
  const rows = decodeIndex(index, null)
  const known = rows.map(({ id, name, countryCode }, at): Known => {
    return { kind: 'catalogue', id, name, countryCode, website: cards[at]?.website ?? null }
  })
  return { reference, rows, known }
})
