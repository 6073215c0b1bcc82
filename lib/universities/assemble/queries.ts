import 'server-only'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PRICE_LEVELS_FILE, PriceLevelsSchema } from '../../facts/price-levels'
import { RegisterSchema } from '../../facts/register'
import type { Level } from '../../facts/vocabulary'
import { oncePerProcess } from '../../once-per-process'
import { parseFile } from '../../text/parse-file'
import { sharingReader } from '../../text/share-texts'
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
 * The levels at which each university has a degree in English. `npm run check:data` has held the files against their
 * schemas; most name no language and are not read.
 */
export function readDegreesInEnglish(): ReadonlyMap<string, readonly Level[]> {
  const names = existsSync(PROGRAMMES) ? readdirSync(PROGRAMMES).filter((name) => name.endsWith('.json')) : []
  const listed = names
    .map((name) => readFileSync(join(PROGRAMMES, name), 'utf8'))
    .filter((text) => /"language": ?"en"/.test(text))
  const known = existsSync(KNOWLEDGE) ? JSON.parse(readFileSync(KNOWLEDGE, 'utf8')) : { universities: {} }
  return degreesInEnglish(
    listed.map((text) => JSON.parse(text)),
    known,
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
