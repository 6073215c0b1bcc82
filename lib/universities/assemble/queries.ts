import 'server-only'
import { PRICE_LEVELS, PriceLevelsSchema } from '../../facts/price-levels'
import { RegisterSchema } from '../../facts/register'
import { oncePerProcess } from '../../once-per-process'
import { hasData, listData, readData, readDataText } from '../../read-data'
import { getSubjects } from '../../subjects/queries'
import { subjectsOf } from '../../subjects/subjects-of'
import { sharingReader } from '../../text/share-texts'
import { POPULAR_PROGRAMMES } from '../vocabulary'
import { degreesInEnglish } from './degrees-in-english'
import type { SaidByRegister } from './layers'

const KNOWLEDGE = 'general-knowledge'

/** The statements of the registers of `data/open` about each university, in the order of their files. */
export function readRegisters(): ReadonlyMap<string, readonly SaidByRegister[]> {
  const read = sharingReader()
  const said = new Map<string, SaidByRegister[]>()
  for (const name of listData('open')) {
    if (name === PRICE_LEVELS) continue
    const { editions, isCitedOnly } = readData(name, RegisterSchema, read)
    for (const edition of editions) {
      for (const [id, statement] of Object.entries(edition.universities)) {
        said.set(id, [...(said.get(id) ?? []), { edition, statement, isCitedOnly }])
      }
    }
  }
  return said
}

/**
 * The levels and subjects in which each university has a degree in English. `npm run check:data` has held the files
 * against their schemas.
 */
export function readDegreesInEnglish(records: Parameters<typeof degreesInEnglish>[0]['records']) {
  const names = hasData('programmes') ? listData('programmes') : []
  const registers = names.map((name) => JSON.parse(readDataText(name)))
  const knowledge = hasData(KNOWLEDGE) ? JSON.parse(readDataText(KNOWLEDGE)) : { universities: {} }
  const valueOf = new Map<string, string>(POPULAR_PROGRAMMES.map(({ label, value }) => [label, value]))
  return degreesInEnglish(
    { registers, knowledge, records },
    {
      of: subjectsOf,
      ofLabel: (label) => subjectsOf({ field: valueOf.get(label), scheme: 'labels' }),
      all: getSubjects(),
    },
  )
}

const getPriceLevels = oncePerProcess('price levels', () =>
  hasData(PRICE_LEVELS) ? readData(PRICE_LEVELS, PriceLevelsSchema).countries : {},
)

/**
 * The price level of a country where the United States are 100, with the key of its source; null where it is unknown.
 */
export function getPriceLevel(countryCode: string): { level: number; year: string; source: string } | null {
  return getPriceLevels()[countryCode] ?? null
}
