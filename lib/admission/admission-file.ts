import { LEVELS, type Level } from '../facts/vocabulary'
import { taughtIn } from './place-of-choice'
import type { Place, PlaceRules, YearlyDeadline } from './place'

/** Month and day; the day is 0 where it is not known or not sure. */
type StoredDeadline = readonly [month: number, day: number]

/** The deadlines of each level, in the order of the levels. */
type StoredDeadlines = readonly (readonly StoredDeadline[])[]

/** The file with which a browser decides which listed programmes can take its visitor. */
export type AdmissionFile = {
  /** By the code of the country or territory. */
  rules: Readonly<Record<string, PlaceRules>>
  /** Deadlines that most universities of a country have, and those of the others by id. */
  deadlines: {
    of: Readonly<Record<string, StoredDeadlines>>
    more: Readonly<Record<string, StoredDeadlines>>
  }
  /** Universities that a register names as enrolling students from abroad. */
  enrols: readonly string[]
  /** The territory of each university for which the rules of its country don't hold. */
  territories: Readonly<Record<string, string>>
}

type University = {
  id: string
  countryCode: string
  /** Null where the rules of its country hold. */
  territory: string | null
  enrols: boolean
  deadlines: Record<Level, YearlyDeadline[]>
}

const store = (deadlines: University['deadlines']): StoredDeadlines =>
  LEVELS.map(({ value }) =>
    deadlines[value].map(({ month, day, isSure }): StoredDeadline => [month, (isSure && day) || 0]),
  )

/** The value that occurs most often; the first of equals. */
function mostFrequent(texts: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0]
}

/** The file of all countries and universities. */
export function toAdmissionFile(
  rules: AdmissionFile['rules'],
  universities: readonly University[],
): AdmissionFile {
  const stored = universities.map(({ id, countryCode, deadlines }) => ({
    id,
    countryCode,
    text: JSON.stringify(store(deadlines)),
  }))
  const countries = [...new Set(universities.map(({ countryCode }) => countryCode))]
  const usual = new Map(
    countries.map((code) => [
      code,
      mostFrequent(stored.filter(({ countryCode }) => countryCode === code).map(({ text }) => text)) ?? '',
    ]),
  )
  const none = JSON.stringify(LEVELS.map(() => []))
  const parse = (text: string) => JSON.parse(text) as StoredDeadlines
  return {
    rules,
    deadlines: {
      of: Object.fromEntries(
        [...usual].filter(([, text]) => text !== none).map(([code, text]) => [code, parse(text)]),
      ),
      more: Object.fromEntries(
        stored
          .filter(({ countryCode, text }) => text !== usual.get(countryCode))
          .map(({ id, text }) => [id, parse(text)]),
      ),
    },
    enrols: universities.filter(({ enrols }) => enrols).map(({ id }) => id),
    territories: Object.fromEntries(
      universities.flatMap(({ id, territory }) => (territory ? [[id, territory] as const] : [])),
    ),
  }
}

/** A university's deadlines at a level by the file. */
export function deadlinesIn(
  { deadlines: { of, more } }: Pick<AdmissionFile, 'deadlines'>,
  { id, countryCode }: { id: string; countryCode: string },
  level: Level,
): YearlyDeadline[] {
  const at = LEVELS.findIndex(({ value }) => value === level)
  return ((more[id] ?? of[countryCode])?.[at] ?? []).map(([month, day]) => ({
    month,
    day: day || null,
    isSure: day > 0,
  }))
}

/** The part of a row of programmes that decides who may come. */
type PlaceRow = {
  level: Level
  /** The yearly fee for students from abroad in whole US dollars. */
  dollars: number | null
  university: {
    id: string
    countryCode: string
    ielts: number | null
    /** Levels that are surely taught in other languages than English. */
    otherLanguage: readonly Level[]
  }
}

/**
 * A row of programmes as a place.
 * @param language ISO 639-1; empty where it is not known
 * @param enrols the universities of the file that enrol students from abroad
 */
export function placeOfRow(
  row: PlaceRow,
  language: string,
  file: AdmissionFile,
  enrols: ReadonlySet<string>,
): Place {
  const { university, level } = row
  const isOther = university.otherLanguage.includes(level)
  return {
    countryCode: file.territories[university.id] ?? university.countryCode,
    level,
    teaching: language ? taughtIn(language) : { code: null, isEnglish: isOther ? false : null, words: null },
    ielts: level === 'bachelor' ? university.ielts : null,
    deadlines: deadlinesIn(file, university, level),
    enrolsFromAbroad: enrols.has(university.id) || null,
    fee: row.dollars,
  }
}
