import { defineData } from '@/lib/device/catalogue-file'
import type { KnownUniversity } from '@/lib/import/duplicates'
import type { Reference } from '@/lib/import/check-context'
import { REFERENCE } from '@/lib/import/files'
import { decodeIndex } from '@/lib/universities/compact-index'
import { CARDS, INDEX, NAMES } from '@/lib/universities/files'
import type { UniversityRow } from '@/lib/universities/row'

/** Countries, exchange rates, and the universities of the catalogue. */
export type ImportWorld = { reference: Reference; rows: readonly UniversityRow[] }
/** The data an import is checked against: the catalogue, and the names and sites by which a university is known. */
export type World = ImportWorld & { known: readonly KnownUniversity[] }

/** Loads it from addresses that are the same for every visitor, so that no request says what is imported. */
export const IMPORT_WORLD = defineData<ImportWorld>(
  () => `${INDEX.address} decoded`,
  async () => {
    const [reference, index] = await Promise.all([REFERENCE.load(), INDEX.load()])
    return { reference, rows: decodeIndex(index, null) }
  },
)

export const WORLD = defineData<World>(
  () => `${INDEX.address} with names`,
  async () => {
    const [catalogue, cardAt, names] = await Promise.all([IMPORT_WORLD.load(), CARDS.load(), NAMES.load()])
    const namesAt = names.split('\n').map((line) => line.split('\t').filter(Boolean))
    const known = catalogue.rows.map(({ id, name, countryCode, location }, at): KnownUniversity => {
      const website = cardAt(at)?.website ?? null
      return {
        kind: 'catalogue',
        id,
        name,
        otherNames: namesAt[at] ?? [],
        countryCode,
        website,
        city: location,
      }
    })
    return { ...catalogue, known }
  },
)
