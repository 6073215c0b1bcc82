import 'server-only'
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import sourcesData from '@/data/sources.json'
import { toCompared } from './compared'
import { versionOf } from '../text/version'
import { getExchangeRates } from '../money/queries'
import { oncePerProcess } from '../once-per-process'
import { getCountries, getCountry } from '../places/queries'
import { mergeNames } from '../scholarships/merge-names'
import { answerOf, type ListAnswer, type ListResult, type Suggestions } from '../list/define-list'
import { getScholarshipsFor } from '../scholarships/queries'
import { toCard, type UniversityCardData } from './card'
import { encodeCards } from './card-file'
import { decodeIndex, encodeIndex, encodeText } from './compact-index'
import { deriveUniversity, nationalRankings } from './record/derive'
import { WORLD, type UniversitySearch } from './list'
import type { ProfileAward } from './record/provenance'
import {
  SourceSchema,
  UniversityRecordSchema,
  type Source,
  type University,
  type UniversityRecord,
} from './record/schema'
import { moreSearchText } from './search-text'
import type { UniversityRow } from './row'
import { similarUniversities, type Similar } from './similar'
import { byRanking } from './sort'
import { toRow } from './to-row'
import { PROGRAMMES, type Programme } from './vocabulary'

const DIRECTORY = join(process.cwd(), 'data', 'universities')
const Records = z.array(UniversityRecordSchema)

function readRecords(): UniversityRecord[] {
  return readdirSync(DIRECTORY)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => Records.parse(JSON.parse(readFileSync(join(DIRECTORY, file), 'utf8'))))
}

const sources = z.record(z.string(), SourceSchema).parse(sourcesData)

/** The awards of our own catalogue to name at a university, those tied to it first. */
export function getAwards(university: University): ProfileAward[] {
  return getScholarshipsFor(university).map(({ id, name, value, confidence }) => ({
    id,
    name,
    value,
    isUnsure: confidence === 'low',
  }))
}

/** A card lists the awards of our own catalogue first, then those that only the record names. */
function cardOf(university: University): UniversityCardData {
  return toCard({
    ...university,
    availableScholarships: mergeNames(
      getAwards(university).map(({ name }) => name),
      university.availableScholarships,
    ),
  })
}

function loadCatalogue() {
  const records = readRecords()
  const national = nationalRankings(records)
  const order = new Map(getCountries().map((country, at) => [country.code, at]))
  const orderOf = (university: University) => order.get(university.countryCode) ?? 0
  const universities = records
    .map((record) =>
      deriveUniversity(
        record,
        getCountry(record.countryCode),
        national.get(record.id) ?? null,
        getExchangeRates(),
      ),
    )
    .sort((a, b) => orderOf(a) - orderOf(b) || (a.name < b.name ? -1 : 1))

  const index = JSON.stringify(
    encodeIndex(
      universities.map((university) => toRow(university, orderOf(university))),
      (code) => getCountry(code).aliases,
    ),
  )
  const text = encodeText(universities.map(moreSearchText))
  // The server filters the very rows that the browser will decode, so the two can never disagree.
  const rows = decodeIndex(JSON.parse(index), text)
  const byId = new Map(universities.map((university) => [university.id, university]))
  // Every page of results asks for a dozen, and finding a card's awards takes a while.
  const cards = new Map(universities.map((university) => [university.id, cardOf(university)]))
  const cardFile = JSON.stringify(encodeCards([...cards.values()], rows))
  const version = versionOf(
    index,
    text,
    cardFile,
    JSON.stringify(universities.map(toCompared)),
    JSON.stringify([universities, getCountries(), getExchangeRates()]),
  )
  const totals = countTotals(rows)
  return { records, universities, rows, byId, cards, totals, index, text, cardFile, version }
}

export type Totals = {
  universities: number
  countries: number
  students: number
  /** Whole percent */
  averageAcceptance: number | null
  reportingAcceptance: number
}

function countTotals(rows: readonly UniversityRow[]): Totals {
  const rates = rows.flatMap((row) => row.acceptance ?? [])
  return {
    universities: rows.length,
    countries: new Set(rows.map((row) => row.countryCode)).size,
    students: rows.reduce((sum, row) => sum + (row.students ?? 0), 0),
    averageAcceptance:
      rates.length > 0 ? Math.round(rates.reduce((sum, rate) => sum + rate, 0) / rates.length) : null,
    reportingAcceptance: rates.length,
  }
}

const catalogue = oncePerProcess('universities', loadCatalogue)

/** Numbers for the head of the list. `students` counts those reported; the average is over those that report a rate. */
export function getTotals(): Totals {
  return catalogue.totals
}

/** Every university as searches see it, by country and name. */
export function getRows(): readonly UniversityRow[] {
  return catalogue.rows
}

/** The answer to a search of a list of universities, with full cards for the page's rows. */
export type AnsweredSearch = ListAnswer & { cards: UniversityCardData[]; suggestions: Suggestions | null }

/** The answer with the cards of its rows. */
export function withCards(result: ListResult<UniversityRow>): AnsweredSearch {
  return { ...answerOf(result), suggestions: result.suggestions, cards: getCards(result.rows) }
}

/** The answer to a search of the world's universities. */
export function searchUniversities(search: UniversitySearch): AnsweredSearch {
  return withCards(WORLD.browse(catalogue.rows, search))
}

/** The counts beside every option, by filter, for the page that shows them all. */
export function countEveryOption(search: UniversitySearch) {
  const { count } = WORLD.browse(catalogue.rows, search)
  return Object.fromEntries(WORLD.filters.map(({ key }) => [key, count(key)]))
}

/** The best ranked, in order. */
export function getTopUniversities(count: number): UniversityCardData[] {
  return getCards(byRanking(catalogue.rows).slice(0, count))
}

/** The subjects that at least one university names among its programmes, with how many do; by name. */
export function countSubjects(): { value: Programme; label: string; count: number }[] {
  const { values } = WORLD.browse(catalogue.rows, WORLD.untouched).count('programmes')
  return PROGRAMMES.map(({ value, label }) => ({ value, label, count: values[value] ?? 0 })).filter(
    ({ count }) => count > 0,
  )
}

export function getUniversity(id: string): University | null {
  return catalogue.byId.get(id) ?? null
}

export function getUniversities(): readonly University[] {
  return catalogue.universities
}

/** Those of the ids that are in the catalogue, with their names. */
export function getUniversityNames(ids: readonly string[]): { id: string; name: string }[] {
  return ids.flatMap((id) => {
    const university = catalogue.byId.get(id)
    return university ? [{ id, name: university.name }] : []
  })
}

/** The records of a country as they are kept in `data/`. */
export function getRecordsOf(countryCode: string): UniversityRecord[] {
  return catalogue.records.filter((record) => record.countryCode === countryCode)
}

export function getCard(id: string): UniversityCardData | null {
  return catalogue.cards.get(id) ?? null
}

/** The cards of rows, in their order. */
export function getCards(rows: readonly UniversityRow[]): UniversityCardData[] {
  return rows.flatMap(({ id }) => getCard(id) ?? [])
}

/** The most similar universities, best first, each with its reasons. */
export function getSimilarUniversities(university: University, count: number): Similar[] {
  return similarUniversities(university, catalogue.universities, count)
}

/** The hash that names this state of the catalogue, and the files it is sent in. */
export function getCatalogueFiles() {
  const { version, index, text, cardFile } = catalogue
  return { version, index, text, cards: cardFile }
}

/** @throws when the key is not in `data/sources.json`. */
export function getSource(key: string): Source {
  const source = sources[key]
  if (!source) throw new Error(`data/sources.json has no source with the key "${key}".`)
  return source
}
