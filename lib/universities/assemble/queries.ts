import 'server-only'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PRICE_LEVELS_FILE, PriceLevelsSchema } from '../../facts/price-levels'
import { RegisterSchema } from '../../facts/register'
import { oncePerProcess } from '../../once-per-process'
import { getSubjects } from '../../subjects/queries'
import { subjectsOf } from '../../subjects/subjects-of'
import { parseFile } from '../../text/parse-file'
import { sharingReader } from '../../text/share-texts'
import { POPULAR_PROGRAMMES } from '../vocabulary'
import { degreesInEnglish } from './degrees-in-english'
import type { SaidByRegister } from './layers'

const DIRECTORY = join(process.cwd(), 'data', 'open')
const PROGRAMMES = join(process.cwd(), 'data', 'programmes')
const KNOWLEDGE = join(process.cwd(), 'data', 'general-knowledge.json')

const readFile = (name: string) => readFileSync(join(DIRECTORY, name), 'utf8')

const registerFiles = () =>
  readdirSync(DIRECTORY).filter((name) => name.endsWith('.json') && name !== PRICE_LEVELS_FILE)

/** The statements of the registers of `data/open` about each university, in the order of their files. */
export function readRegisters(): ReadonlyMap<string, readonly SaidByRegister[]> {
  const read = sharingReader()
  const said = new Map<string, SaidByRegister[]>()
  for (const file of registerFiles()) {
    const { editions, isCitedOnly } = parseFile(`data/open/${file}`, RegisterSchema, read(readFile(file)))
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
  const names = existsSync(PROGRAMMES) ? readdirSync(PROGRAMMES).filter((name) => name.endsWith('.json')) : []
  const registers = names.map((name) => JSON.parse(readFileSync(join(PROGRAMMES, name), 'utf8')))
  const knowledge = existsSync(KNOWLEDGE) ? JSON.parse(readFileSync(KNOWLEDGE, 'utf8')) : { universities: {} }
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

const getPriceLevels = oncePerProcess('price levels', () => {
  const isKept = readdirSync(DIRECTORY).includes(PRICE_LEVELS_FILE)
  return isKept
    ? parseFile(`data/open/${PRICE_LEVELS_FILE}`, PriceLevelsSchema, JSON.parse(readFile(PRICE_LEVELS_FILE)))
        .countries
    : {}
})

/**
 * The price level of a country where the United States are 100, with the key of its source; null where it is unknown.
 */
export function getPriceLevel(countryCode: string): { level: number; year: string; source: string } | null {
  return getPriceLevels()[countryCode] ?? null
}
