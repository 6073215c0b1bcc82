import { fetchFile } from '@/lib/device/fetch-file'
import { createResource } from '@/lib/device/resource'
import type { KnownUniversity } from '@/lib/import/duplicates'
import type { Reference } from '@/lib/import/check-context'
import { loadReference } from '@/lib/import/reference'
import type { CardFile } from '@/lib/universities/card-file'
import { decodeIndex, type CompactIndex } from '@/lib/universities/compact-index'
import type { UniversityRow } from '@/lib/universities/row'

/** Countries, exchange rates, and the universities of the catalogue. */
export type ImportWorld = { reference: Reference; rows: readonly UniversityRow[] }
/** The data an import is checked against: the catalogue, and the names and sites by which a university is known. */
export type World = ImportWorld & { known: readonly KnownUniversity[] }

const fetchJson = async <Value>(address: string): Promise<Value> => (await fetchFile(address)).json()

/** Loads it from addresses that are the same for every visitor, so that no request says what is imported. */
async function loadCatalogue(version: string): Promise<ImportWorld> {
  const [reference, index] = await Promise.all([
    loadReference(version),
    fetchJson<CompactIndex>(`/catalogue/${version}/index.json`),
  ])
  return { reference, rows: decodeIndex(index, null) }
}

export const catalogues = createResource(loadCatalogue)

export const worlds = createResource<World>(async (version) => {
  const [catalogue, cards, names] = await Promise.all([
    loadCatalogue(version),
    fetchJson<CardFile>(`/catalogue/${version}/cards.json`),
    fetchFile(`/catalogue/${version}/names.txt`).then((answer) => answer.text()),
  ])
  const namesAt = names.split('\n').map((line) => line.split('\t').filter(Boolean))
  const known = catalogue.rows.map(({ id, name, countryCode }, at): KnownUniversity => {
    const website = cards[at]?.website ?? null
    return { kind: 'catalogue', id, name, otherNames: namesAt[at] ?? [], countryCode, website }
  })
  return { ...catalogue, known }
})
