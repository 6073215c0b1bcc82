import 'server-only'
import { z } from 'zod'
import { listData, readData } from '../read-data'
import { toCompared, type LeveledColumn } from './compared-university'
import { figureBasis } from './figure-basis'
import { builtOn } from '../built-on'
import { sharingReader } from '../text/share-texts'
import type { Fact } from '../facts/fact'
import { ageOf } from '../facts/fact-age'
import { jurisdictionOf } from '../facts/jurisdiction'
import { FIRST_CURRENCY } from '../money/chosen-currency'
import { oncePerObject } from '../once-per-object'
import { oncePerProcess } from '../once-per-process'
import { levelsInName, levelsPaidBy } from '../scholarships/award-levels'
import { namesBeyond } from '../scholarships/award-names'
import { getSearchWordsFile } from '../search-words/queries'
import type { Vocabulary } from '../search-words/vocabulary'
import { getScholarshipsFor } from '../scholarships/queries'
import type { Level } from '../facts/vocabulary'
import { countryFees, type CountryFees } from './profile/country-fees'
import { cardOfRowAt, toCard, type LeveledCard, type UniversityCardData } from './card'
import { encodeCards, writeCardFile } from './card-file'
import { encodeText } from './compact-index'
import { citationOf } from './assemble/layers'
import { getPriceLevel, readDegreesInEnglish, readRegisters } from './assemble/queries'
import { readCatalogue, writeIndex } from './load'
import { MovedSchema, successors } from './record/moved-universities'
import type { DatedSource, ProfileAward } from './record/provenance'
import {
  SourceSchema,
  UniversityRecordSchema,
  type Source,
  type University,
  type UniversityRecord,
} from './record/schema'
import type { UniversityRow } from './row'
import { moreSearchText } from './search-text'
import { nearestResearched, similarUniversities, type Similar } from './similar'
import type { Totals } from './totals'

const Records = z.array(UniversityRecordSchema)

function readRecords(): UniversityRecord[] {
  const read = sharingReader()
  return listData('universities').flatMap((name) => readData(name, Records, read))
}

const sources = readData('sources', z.record(z.string(), SourceSchema))
const moved = readData('moved-universities', z.array(MovedSchema))
const movedFrom = new Map(moved.map((move) => [move.from, move]))

/** The awards of our own catalogue to name at a university, those tied to it first. */
export function getAwards(university: University): ProfileAward[] {
  return getScholarshipsFor(university).map((award) => ({
    id: award.id,
    name: award.name,
    value: award.value,
    isUnsure: award.confidence === 'low',
    levels: levelsPaidBy(award),
  }))
}

/** The names of a record's awards that the catalogue lacks, with the levels that the names say. */
function otherAwards(university: University, awards: readonly ProfileAward[]) {
  const names = awards.map(({ name }) => name)
  return namesBeyond(names, university.availableScholarships).map((name) => ({
    name,
    levels: levelsInName(name),
  }))
}

/**
 * The awards of our own catalogue at a university, the names of those that only its record has, and where a browser finds
 * which of them are open to a nationality. `country`: null where the awards of its country can't be held.
 */
export function getAwardsHere(university: University) {
  const awards = getAwards(university)
  return {
    awards,
    others: otherAwards(university, awards),
    country: university.facts.territory ? null : { code: university.countryCode, name: university.country },
  }
}

/** A card lists the awards of our own catalogue first, then those that only the record names. */
function cardOf(university: University): LeveledCard {
  const awards = getAwards(university)
  const named = [...awards, ...otherAwards(university, awards)]
  return toCard(university, {
    basisOf: figureBasis(university, getSource, builtOn()),
    awardsAt: (level) => named.filter(({ levels }) => levels.includes(level)).map(({ name }) => name),
  })
}

/** The column of a university in the comparison. */
export function getComparison(university: University): LeveledColumn {
  return toCompared(university, figureBasis(university, getSource, builtOn()))
}

const getCatalogue = oncePerProcess('universities', () =>
  readCatalogue({
    records: readRecords(),
    registers: readRegisters(),
    readDegreesInEnglish,
    sourceOf: getSource,
    cardOf,
  }),
)

/** Numbers for the head of the list. `students` counts those reported; the average is over those that report a rate. */
export function getTotals(): Totals {
  return getCatalogue().totals
}

/** Every university as searches see it, by country and name. */
export function getRows(): readonly UniversityRow[] {
  return getCatalogue().rows
}

/** The data with which typed searches are read. */
export function getVocabulary(): Vocabulary {
  return getCatalogue().vocabulary
}

export function getUniversity(id: string): University | null {
  return getCatalogue().byId.get(id) ?? null
}

/** The present university of an old id: `to` is null if it has no successor. Null for any other id. */
export function getMove(id: string): { to: string | null } | null {
  return movedFrom.get(id) ?? null
}

/** The successor of each old id that has one. */
export function getSuccessors(): Record<string, string> {
  return successors(moved)
}

/** The fees of the universities under one country's rules for students from abroad, by those whose fee a source names. */
export function getCountryFees(jurisdiction: string): CountryFees {
  return countryFees(
    getCatalogue().universities.filter((university) => jurisdictionOf(university) === jurisdiction),
  )
}

/** The price level of a country where the United States are 100; null where no source states it. */
export function getPrices(countryCode: string): Fact<number> | null {
  const prices = getPriceLevel(countryCode)
  if (!prices) return null
  const source = getSource(prices.source)
  return {
    value: prices.level,
    kind: source.kind,
    year: prices.year,
    source: citationOf(source),
    note: null,
    isUnsure: false,
  }
}

export function getUniversities(): readonly University[] {
  return getCatalogue().universities
}

/** Those of the ids that are in the catalogue, with their names. */
export function getUniversityNames(ids: readonly string[]): { id: string; name: string }[] {
  return ids.flatMap((id) => {
    const university = getCatalogue().byId.get(id)
    return university ? [{ id, name: university.name }] : []
  })
}

/** The records of a country as they are kept in `data/`. */
export function getRecordsOf(countryCode: string): UniversityRecord[] {
  return getCatalogue().records.filter((record) => record.countryCode === countryCode)
}

/** The card of a university, for every level. */
export function getCard(id: string): LeveledCard | null {
  const university = getUniversity(id)
  return university && getCatalogue().getCard(university)
}

/** The cards of rows at a level, in their order. */
export function getCards(
  rows: readonly UniversityRow[],
  level: Level,
  currency = FIRST_CURRENCY,
): UniversityCardData[] {
  return rows.flatMap((row) => {
    const card = getCard(row.id)
    return card ? [cardOfRowAt(card, row, { level, currency })] : []
  })
}

/** The most similar universities, best first, each with its reasons; of a basic record the nearest researched ones. */
export function getSimilarUniversities(university: University, count: number): Similar[] {
  const find = university.depth === 'basic' ? nearestResearched : similarUniversities
  return find(university, getCatalogue().universities, count)
}

/** The files that the catalogue is sent in. Each is written when it is asked for, which is while building. */
export function getCatalogueFiles() {
  const { universities, getCard, rows } = getCatalogue()
  return {
    get index() {
      return writeIndex(universities)
    },
    get text() {
      return encodeText(universities.map(moreSearchText))
    },
    /** A line for each row of the index with its other names, divided by tabs. */
    get names() {
      return universities
        .map(({ localName, aliases }) => [...(localName === null ? [] : [localName]), ...aliases].join('\t'))
        .join('\n')
    },
    get words() {
      return getSearchWordsFile()
    },
    get cards() {
      return writeCardFile(encodeCards(universities.map(getCard), rows))
    },
  }
}

/** Every work that the catalogue cites, by its key. */
export const getSources = (): Readonly<Record<string, Source>> => sources

/** @throws when the key is not in `data/sources.json`. */
export function getSource(key: string): DatedSource {
  const source = sources[key]
  if (!source) throw new Error(`data/sources.json has no source with the key "${key}".`)
  return dated(source)
}

/** Numbers of students change slowly: what universities report of them has the term of registers. Prices have their own. */
const dated = oncePerObject((source: Source): DatedSource => ({
  ...source,
  age: ageOf({ kind: 'register', year: source.year }, builtOn()),
}))
