import { ageOf } from '../facts/fact-age'
import { LEVELS_OF, type Level } from '../facts/vocabulary'
import { slugify } from '../text/slugify'
import type { ExchangeRates } from '../money/schema'
import type { SubjectSlug } from '../subjects/subject'
import { subjectReader, type SubjectsOf } from '../subjects/subject-reader'
import { programmeKey } from './key'
import { NO_DETAILS, type Programme, type ProgrammeFee } from './programme'
import type { ProgrammeRow, ProgrammesFile } from './schema'
import { namesProgrammes, type Grain } from './vocabulary'

export type ProgrammeSources = {
  subjectsOf: SubjectsOf
  rates: ExchangeRates
  /** ISO day: what is past its term by then may be out of date. */
  today: string
}

/**
 * The programmes of a file, university by university. Rows that name no programme are summed: a university, level, award and
 * subject is one programme; without a subject such a row says nothing and is left out.
 * @throws when a fee's currency has no exchange rate
 */
export function programmesOf(dataset: string, file: ProgrammesFile, sources: ProgrammeSources): Programme[] {
  const place = subjectReader(file, sources.subjectsOf)
  const make = namesProgrammes(file.grain)
    ? titledMaker(dataset, file, place, sources)
    : subjectMaker(dataset, file, place)
  return Object.entries(file.universities).flatMap(([universityId, rows]) => make(universityId, rows))
}

const NO_OPTIONS: readonly string[] = []

type Place = ReturnType<typeof subjectReader>

function titledMaker(dataset: string, file: ProgrammesFile, place: Place, sources: ProgrammeSources) {
  const intern = interner()
  return (universityId: string, rows: readonly ProgrammeRow[]): Programme[] => {
    const keys = new Set<string>()
    const prefix = `${dataset}-`
    return rows.map((row) => {
      const { subject, also } = place(row)
      const own = programmeKey(row, keys)
      keys.add(own)
      const fee = row.fee ? feeOf(row.fee, sources, intern) : null
      return {
        universityId,
        key: prefix + own,
        dataset,
        levels: LEVELS_OF[row.level],
        grain: file.grain,
        code: row.code ?? null,
        subject,
        also,
        title: row.title ? intern(row.title) : null,
        titleEn: row.titleEn ? intern(row.titleEn) : null,
        award: row.award ? intern(row.award) : null,
        months: row.months ?? null,
        language: row.language ? intern(row.language) : null,
        fee,
        mode: row.mode ?? null,
        campus: row.campus ? intern(row.campus) : null,
        city: row.city ? intern(row.city) : null,
        faculty: row.faculty ? intern(row.faculty) : null,
        url: row.url ?? null,
        count: row.count ?? null,
        options: row.options ? row.options.map(intern) : NO_OPTIONS,
        hasPage: (row.title ?? row.titleEn) !== undefined || fee !== null || row.url !== undefined,
      }
    })
  }
}

/** One string for equal ones: a file's titles, campuses and dates come again and again. */
function interner() {
  const kept = new Map<string, string>()
  return (text: string): string => {
    const known = kept.get(text)
    if (known !== undefined) return known
    kept.set(text, text)
    return text
  }
}

function feeOf(
  { sum, currency, basis, perYear, status, asOf }: NonNullable<ProgrammeRow['fee']>,
  { rates: { rates }, today }: ProgrammeSources,
  intern: (text: string) => string,
): ProgrammeFee {
  const rate = rates[currency]
  if (rate === undefined) throw new Error(`The exchange-rate table has no rate for ${currency}.`)
  const year = basis === 'year' ? sum : (perYear ?? null)
  const age = ageOf({ kind: 'register', year: asOf }, today)
  return {
    sum,
    currency: intern(currency),
    basis,
    perYear: year,
    dollarsPerYear: year === null ? null : Math.round(year / rate),
    status,
    asOf: intern(asOf),
    ...(age && { age }),
  }
}

/** What a source states of a subject that it names without programmes. */
type Stated = Omit<Programme, Exclude<keyof typeof NO_DETAILS, 'award' | 'language' | 'count'>>

/**
 * Such a subject as a programme. What it lacks stands once, in the prototype: written into each of 88,000, it takes 9 MB.
 */
class StatedSubject implements Programme {
  universityId!: string
  key!: string
  dataset!: string
  levels!: readonly Level[]
  grain!: Grain
  subject!: SubjectSlug | null
  also!: readonly SubjectSlug[]
  award!: string | null
  language!: string | null
  count!: number | null
  declare code: null
  declare title: null
  declare titleEn: null
  declare months: null
  declare fee: null
  declare mode: null
  declare campus: null
  declare city: null
  declare faculty: null
  declare url: null
  declare options: readonly string[]
  declare hasPage: boolean

  constructor(stated: Stated) {
    Object.assign(this, stated)
  }
}
Object.assign(StatedSubject.prototype, NO_DETAILS)

function subjectMaker(dataset: string, file: ProgrammesFile, place: Place) {
  const keyOf = subjectKeys(dataset)
  return (universityId: string, rows: readonly ProgrammeRow[]): Programme[] => {
    const summed = new Map<string, Programme>()
    for (const row of rows) {
      const { subject, also } = place(row)
      if (subject === null) continue
      const key = keyOf(row, subject)
      const known = summed.get(key)
      if (known) add(known, row, also)
      else
        summed.set(
          key,
          new StatedSubject({
            universityId,
            key,
            dataset,
            levels: LEVELS_OF[row.level],
            grain: file.grain,
            subject,
            also,
            award: row.award ?? null,
            language: row.language ?? null,
            count: row.count ?? null,
          }),
        )
    }
    return [...summed.values()]
  }
}

function add(programme: Programme, { count }: ProgrammeRow, also: readonly SubjectSlug[]): void {
  if (count !== undefined) programme.count = (programme.count ?? 0) + count
  if (also.some((slug) => !programme.also.includes(slug)))
    programme.also = [...new Set([...programme.also, ...also])]
}

/** A key consists of level, award and subject. It is one string for all universities. */
function subjectKeys(dataset: string) {
  const kept = new Map<SubjectSlug, Map<string, string>>()
  return ({ level, award }: ProgrammeRow, subject: SubjectSlug): string => {
    const ofSubject = kept.get(subject) ?? new Map<string, string>()
    kept.set(subject, ofSubject)
    const known = ofSubject.get(award ?? level)
    if (known) return known
    const awarded = award ? `${slugify(award.split(',')[0] ?? '')}-` : ''
    const key = `${dataset}-${level}-${awarded}${subject}`
    ofSubject.set(award ?? level, key)
    return key
  }
}
