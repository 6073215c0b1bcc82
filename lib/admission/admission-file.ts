import { LEVELS, type ApplicantGroup, type Level } from '../facts/vocabulary'
import { isProfessionalDoctorate } from '../subjects/medical'
import { taughtIn } from './place-of-choice'
import type { Place, PlaceRules, YearlyDeadline } from './place'

/** Before the slug of a subject that a deadline is not for. */
const NOT = '!'

/**
 * The day is 0 where it is not known or not sure, and the last month where there is none; what is for all says no more.
 * `fields`: the subjects that it is for, then those that it is not for, with `NOT` before each.
 */
type StoredDeadline = readonly [
  month: number,
  day: number,
  start: number,
  latest?: number,
  who?: ApplicantGroup,
  ...fields: string[],
]

/** The deadlines of each level, in the order of the levels. */
type StoredDeadlines = readonly (readonly StoredDeadline[])[]

/** The file with which a browser decides which listed programmes and universities can take its visitor. */
export type AdmissionFile = {
  /** By the code of the country or territory. */
  rules: Readonly<Record<string, PlaceRules>>
  deadlines: {
    /** Each set of deadlines once; the others name them by their place. */
    sets: readonly StoredDeadlines[]
    /** That of most universities of a country. */
    of: Readonly<Record<string, number>>
    /** Those of the other universities by id. */
    more: Readonly<Record<string, number>>
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
    deadlines[value].map(({ month, day, isSure, start, latest, who, ...named }): StoredDeadline => {
      const exact = (isSure && day) || 0
      const fields = [...named.fields, ...(named.notFor ?? []).map((subject) => `${NOT}${subject}`)]
      const isPlain = latest === null && who === 'all' && fields.length === 0
      return isPlain ? [month, exact, start] : [month, exact, start, latest ?? 0, who, ...fields]
    }),
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
  const sets = [...new Set(stored.map(({ text }) => text))]
  const placeOf = new Map(sets.map((text, at) => [text, at]))
  return {
    rules,
    deadlines: {
      sets: sets.map((text) => JSON.parse(text) as StoredDeadlines),
      of: Object.fromEntries([...usual].map(([code, text]) => [code, placeOf.get(text) ?? 0])),
      more: Object.fromEntries(
        stored
          .filter(({ countryCode, text }) => text !== usual.get(countryCode))
          .map(({ id, text }) => [id, placeOf.get(text) ?? 0]),
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
  { deadlines: { sets, of, more } }: Pick<AdmissionFile, 'deadlines'>,
  { id, countryCode }: { id: string; countryCode: string },
  level: Level,
): YearlyDeadline[] {
  const at = LEVELS.findIndex(({ value }) => value === level)
  const stored = sets[more[id] ?? of[countryCode] ?? -1]?.[at] ?? []
  return stored.map(([month, day, start, latest, who = 'all', ...named]) => {
    const notFor = named.flatMap((each) => (each.startsWith(NOT) ? [each.slice(NOT.length)] : []))
    return {
      ...{ month, day: day || null, start, latest: latest || null, isSure: day > 0, who },
      fields: named.filter((each) => !each.startsWith(NOT)),
      ...(notFor.length > 0 && { notFor }),
    }
  })
}

/** The part of a row of programmes that decides who may come. */
type PlaceRow = {
  level: Level
  /** The yearly fee for students from abroad in whole US dollars. */
  dollars: number | null
  /** The name of its subject, empty where it states none; null for a university as a whole. */
  subject: string | null
  /** Empty where its source names none; left out for a university as a whole. */
  award?: string
  university: {
    id: string
    countryCode: string
    location: string | null
    ielts: number | null
    hasStudentsFromAbroad: boolean
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
    city: university.location,
    level,
    teaching: language ? taughtIn(language) : { code: null, isEnglish: isOther ? false : null, words: null },
    // A row has 0 where no test is asked.
    ielts: (level === 'bachelor' && university.ielts) || null,
    // The slugs of the subjects that have rounds of their own are their names.
    subject: row.subject && row.subject.toLowerCase().replaceAll(' ', '-'),
    deadlines: isProfessionalDoctorate(row.award ?? null) ? [] : deadlinesIn(file, university, level),
    enrolsFromAbroad: enrols.has(university.id) || null,
    hasStudentsFromAbroad: university.hasStudentsFromAbroad,
    fee: row.dollars,
  }
}
