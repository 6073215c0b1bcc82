import 'server-only'
import { builtOn } from '../built-on'
import { jurisdictionOf } from '../facts/jurisdiction'
import { getLivingSum, getRulesFor } from '../facts/queries'
import { getExchangeRates } from '../money/queries'
import { oncePerObject } from '../once-per-object'
import { getCountries, getCountry, getCountryWords } from '../places/queries'
import { decodeSearchWords } from '../search-words/file'
import { withFurtherNames } from '../search-words/further-names'
import { getFurtherNames, getSearchWordsFile } from '../search-words/queries'
import { makeVocabulary } from '../search-words/vocabulary'
import { assemble } from './assemble/assemble'
import type { SaidByRegister } from './assemble/layers'
import type { readDegreesInEnglish } from './assemble/queries'
import type { LeveledCard } from './card'
import { decodeIndex, encodeIndex, encodeText } from './compact-index'
import { deriveUniversity, nationalRankings } from './record/derive'
import type { Source, University, UniversityRecord } from './record/schema'
import { toRow, type UniversityRow } from './row'
import { moreSearchText } from './search-text'
import { countTotals } from './totals'

/** The data of the catalogue of universities, as `data/` holds it. */
type Parts = {
  records: UniversityRecord[]
  /** The statements of the registers about each university, by its id. */
  registers: ReadonlyMap<string, readonly SaidByRegister[]>
  /** The levels and subjects in which each of the universities has a degree in English, by its id. */
  readDegreesInEnglish: typeof readDegreesInEnglish
  sourceOf: (key: string) => Source
  cardOf: (university: University) => LeveledCard
}

const order = new Map(getCountries().map((country, at) => [country.code, at]))
const orderOf = ({ countryCode }: University) => order.get(countryCode) ?? 0

/** The compact index as it is sent. */
export const writeIndex = (universities: readonly University[]): string =>
  JSON.stringify(
    encodeIndex(
      universities.map((university) => toRow(university, orderOf(university))),
      (code) => getCountry(code).aliases,
      getExchangeRates().rates,
    ),
  )

/** Each record with what registers and rules say of it, and what follows from it; by country and name. */
function assembleAll({ records, registers, readDegreesInEnglish, sourceOf }: Parts): University[] {
  const rates = getExchangeRates()
  const assembled = records.map((record) =>
    assemble(record, {
      said: registers.get(record.id) ?? [],
      ruled: getRulesFor(record),
      sourceOf,
      rates,
      today: builtOn(),
    }),
  )
  const inEnglish = readDegreesInEnglish(assembled)
  for (const university of assembled) {
    const { facts, campusLife } = university
    facts.livingSum = getLivingSum(jurisdictionOf(university), campusLife.location)
    Object.assign(facts, inEnglish.get(university.id))
  }
  const national = nationalRankings(assembled)
  return assembled
    .map((record) =>
      deriveUniversity(record, getCountry(record.countryCode), national.get(record.id) ?? null, rates),
    )
    .sort((a, b) => orderOf(a) - orderOf(b) || (a.name < b.name ? -1 : 1))
}

/** The catalogue of universities in memory, with all that its pages look up. It takes some seconds. */
export function readCatalogue(parts: Parts) {
  const { records, cardOf } = parts
  const universities = assembleAll(parts)
  const index = writeIndex(universities)
  const text = encodeText(universities.map(moreSearchText))
  // The server filters the very rows that the browser will decode, so the two can never disagree.
  const rows = decodeIndex(JSON.parse(index), text)
  const byId = new Map(universities.map((university) => [university.id, university]))
  // Every page of results asks for a dozen, and finding a card's awards takes a while.
  const getCard = oncePerObject(cardOf)
  const words = getSearchWordsFile()
  const totals = countTotals(rows)
  const vocabulary = withFurtherNames(
    makeVocabulary(decodeSearchWords(words, countriesOf(rows), getCountryWords()), rows),
    getFurtherNames,
  )
  return { records, universities, rows, byId, getCard, totals, vocabulary }
}

/** The countries of the rows as the browser has them, in order. */
function countriesOf(rows: readonly UniversityRow[]) {
  const names = new Map(rows.map(({ countryCode, country }) => [countryCode, country]))
  return [...names].map(([code, name]) => ({ code, name, aliases: getCountry(code).aliases.join() }))
}
