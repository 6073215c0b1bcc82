import { columnsOf, readRow, type RowOf } from '../list/columns'
import type { Region } from '../places/regions'
import type { SubjectSlug } from '../subjects/subject'
import { foldName } from '../text/normalise-text'
import { LEVELS, SECTORS, type Level } from '../facts/vocabulary'
import { hasStudentsFromAbroad } from './answers/students-from-abroad'
import { feeAt, isFeeOfSubject, ownLivingAt } from './answers/fee'
import { isAcceptanceOfBachelors, isEmploymentOfBachelors } from './answers/outcome'
import { mainDeadline } from '../facts/deadline'
import { deadlinesAt } from './answers/deadline'
import { readOwnFees } from './kept-fees'
import { popularLabels } from './record/derive'
import type { ReadableUniversity } from './record/schema'
import { DEADLINE_MONTHS, FACILITIES, NATIONS, POPULAR_PROGRAMMES } from './vocabulary'

const { figure, flag, names, option, options } = columnsOf<ReadableUniversity>()

const valuesOf = <Value extends string>(
  table: readonly { value: Value; label: string }[],
  labels: readonly string[],
) => table.filter((entry) => labels.includes(entry.label)).map((entry) => entry.value)

/** Whole US dollars a year for students from abroad; 0 is free. Never a usual range, and never the fee of another level. */
const dollarsAt = ({ facts, tuitionFees }: ReadableUniversity, level: Level): number | null =>
  facts
    ? (feeAt(facts.fees, level, 'international')?.value.dollars ?? null)
    : tuitionFees.internationalNumeric

type DeadlineMonth = (typeof DEADLINE_MONTHS)[number]['value']

/**
 * The deadline at a level, where that is sure, as a hundred times its month and its day; the day is 0 where it is not
 * known. Never a month in which a deadline only usually falls.
 */
function deadlineDayAt(university: ReadableUniversity, level: Level): number | null {
  const deadline = mainDeadline(deadlinesAt(university, level))
  return deadline?.isSure ? deadline.month * 100 + (deadline.day ?? 0) : null
}

const levelsWhere = ({ facts }: ReadableUniversity, isInEnglish: boolean): Level[] =>
  LEVELS.map(({ value }) => value).filter((level) => facts?.inEnglish[level] === isInEnglish)

/** A subject at a level, as the columns of languages name it. */
export const subjectAt = (level: Level, subject: SubjectSlug) => `${level}/${subject}`

/** The levels at which no degree is taught in English. One that is listed in English goes before the rule. */
const levelsInOthers = (university: ReadableUniversity): Level[] =>
  levelsWhere(university, false).filter((level) => !university.facts?.degreesInEnglish.includes(level))

/** The subjects of which a source tells the language, at the levels of which no rule tells it. */
function subjectsTold(university: ReadableUniversity, language: 'inEnglish' | 'inOthers'): string[] {
  const ruled = [...levelsWhere(university, true), ...levelsInOthers(university)]
  return LEVELS.filter(({ value }) => !ruled.includes(value)).flatMap(({ value: level }) =>
    (university.facts?.subjectLanguages[level]?.[language] ?? []).map((subject) => subjectAt(level, subject)),
  )
}

/**
 * The facts of a university that filters and sorts read and that the index for browsers holds. A new filter adds its
 * fact here.
 */
export const COLUMNS = {
  /** United Kingdom only. */
  nation: option(NATIONS, ({ nation }) => nation),
  isFull: flag(({ depth }) => depth === 'full'),
  /** Best end of the published world rank. */
  rank: figure(({ worldRanking }) => worldRanking?.rank ?? null),
  students: figure(({ studentPopulation }) => studentPopulation),
  /** Percent */
  acceptance: figure(({ acceptanceRate }) => acceptanceRate),
  /** It is the rate of first-year students. */
  isAcceptanceOfBachelors: flag(isAcceptanceOfBachelors),
  tuition: figure((university) => dollarsAt(university, 'bachelor')),
  tuitionMaster: figure((university) => dollarsAt(university, 'master')),
  tuitionDoctorate: figure((university) => dollarsAt(university, 'doctorate')),
  /** The official sum for living there, whole US dollars a year. */
  living: figure(({ facts }) => facts?.livingSum ?? null),
  /** The university's own figure for living, of a bachelor's degree alone. */
  ownLiving: figure(({ facts }) => ownLivingAt(facts?.otherCosts ?? [], 'bachelor')),
  /** Levels whose tuition rests on general knowledge alone. */
  unofficialFee: options(LEVELS, (university) =>
    LEVELS.map(({ value }) => value).filter(
      (level) => university.facts && feeAt(university.facts.fees, level, 'international')?.kind === 'general',
    ),
  ),
  /** Levels whose tuition is that of medical programmes, too. */
  feeOfMedicine: options(LEVELS, ({ facts }) =>
    LEVELS.map(({ value }) => value).filter((level) => {
      const fee = facts && feeAt(facts.fees, level, 'international')
      return fee && isFeeOfSubject(fee, 'medicine', facts.isMedical)
    }),
  ),
  sector: option(SECTORS, ({ facts }) => facts?.sector?.value ?? null),
  /** Levels that are surely taught in English, and in no other language. */
  english: options(LEVELS, (university) => levelsWhere(university, true)),
  /** Levels at which a degree at least is taught in English, and others may not be. */
  someEnglish: options(LEVELS, (university) =>
    (university.facts?.degreesInEnglish ?? []).filter(
      (level) => !levelsWhere(university, true).includes(level),
    ),
  ),
  /** Levels that are certainly taught in other languages than English. */
  otherLanguage: options(LEVELS, levelsInOthers),
  /** Subjects at a level of which at least one degree is taught in English, and those whose degrees are all in other languages. */
  subjectsInEnglish: names((university) => subjectsTold(university, 'inEnglish')),
  subjectsInOthers: names((university) => subjectsTold(university, 'inOthers')),
  /** The lowest overall score of IELTS that it names, for a bachelor's degree alone; 0 where it asks for no test. */
  ielts: figure(({ admissionRequirements: { ielts, asksEnglishTest } }) =>
    asksEnglishTest === false ? 0 : ielts,
  ),
  /** The lowest grade point average that it names, of 4.0, for a bachelor's degree alone. */
  gpa: figure(({ admissionRequirements }) => admissionRequirements.minimumGPA),
  /** Hectares */
  campus: figure(({ campusLife }) => campusLife.campusSize),
  hasStudentsFromAbroad: flag(hasStudentsFromAbroad),
  hasErasmus: flag(({ facts }) => Boolean(facts?.erasmus)),
  /** Percent */
  employment: figure(({ academics }) => academics?.employmentRate ?? null),
  /** It is the rate of those with a bachelor's degree. */
  isEmploymentOfBachelors: flag(isEmploymentOfBachelors),
  /** A hundred times the month and the day, which is 0 where it is not known. */
  deadline: figure((university) => deadlineDayAt(university, 'bachelor')),
  deadlineMaster: figure((university) => deadlineDayAt(university, 'master')),
  deadlineDoctorate: figure((university) => deadlineDayAt(university, 'doctorate')),
  programmes: options(POPULAR_PROGRAMMES, (university) =>
    valuesOf(POPULAR_PROGRAMMES, popularLabels(university)),
  ),
  facilities: options(FACILITIES, (university) => valuesOf(FACILITIES, university.facilities)),
}

/** The facts that filters, sorts and a first glance need of a university. Server and browser both work on these. */
export type UniversityRow = RowOf<typeof COLUMNS> & {
  id: string
  name: string
  /** City, or city and state. */
  location: string | null
  countryCode: string
  country: string
  /** Position of the country in alphabetical order. */
  countryOrder: number
  region: Region
  /** Normalised name; the order of "University Name". */
  nameKey: string
  /** Normalised text that a search looks at: name, place, programmes, and, once loaded, aliases. */
  text: string
  /** The words of its other names, once loaded: short forms such as "tum" and "lse" first, then a bar, then the others. */
  names: string
  /** The further words of the description, once loaded; not every list searches them. */
  about: string
  /** Of the index, for sums in the visitor's currency. */
  rates: Readonly<Record<string, number>>
}

/** The fee for students from abroad at a level; null where no price of the university is known. */
export const tuitionOfRow = (row: UniversityRow, level: Level): number | null =>
  ({ bachelor: row.tuition, master: row.tuitionMaster, doctorate: row.tuitionDoctorate })[level]

/** Living for a year in whole US dollars: the university's own figure, or the official sum; null where neither is known. */
export const livingOfRow = (row: Pick<UniversityRow, 'living' | 'ownLiving'>, level: Level): number | null =>
  (level === 'bachelor' ? row.ownLiving : null) ?? row.living

/**
 * The tuition that the visitor of this browser pays, whole US dollars a year; on a server, and without a passport, that of
 * students from abroad. Null where it is not known.
 */
function ownTuitionOfRow(row: UniversityRow, level: Level): number | null {
  const fee = readOwnFees()?.(row, level)?.fee
  return fee === undefined ? tuitionOfRow(row, level) : (fee?.dollars ?? null)
}

/** The visitor's tuition and living, for a year in whole US dollars; null where one of them is not known. */
export function totalOfRow(row: UniversityRow, level: Level): number | null {
  const [tuition, living] = [ownTuitionOfRow(row, level), livingOfRow(row, level)]
  return tuition === null || living === null ? null : tuition + living
}

/** The largest of the sums that are known; null where none is. */
export function greatest(sums: readonly (number | null)[]): number | null {
  const known = sums.filter((sum) => sum !== null)
  return known.length > 0 ? Math.max(...known) : null
}

/** The larger of the visitor's tuition and living, in whole US dollars: what a year costs at least; null where neither is known. */
export const knownOfRow = (row: UniversityRow, level: Level): number | null =>
  greatest([ownTuitionOfRow(row, level), livingOfRow(row, level)])

const deadlineDayOfRow = (row: UniversityRow, level: Level): number | null =>
  ({ bachelor: row.deadline, master: row.deadlineMaster, doctorate: row.deadlineDoctorate })[level]

/** The month in which applications for a level close; null where no sure deadline is known. */
export function deadlineOfRow(row: UniversityRow, level: Level): DeadlineMonth | null {
  const day = deadlineDayOfRow(row, level)
  return (day !== null && DEADLINE_MONTHS[Math.floor(day / 100) - 1]?.value) || null
}

/**
 * The next day on which applications for a level close, as the digits of its date: 20270115. The day is 00 where only the
 * month is known. Null where no sure deadline is known. `today` begins with an ISO date.
 */
export function nextDeadlineOfRow(row: UniversityRow, level: Level, today: string): number | null {
  const day = deadlineDayOfRow(row, level)
  if (day === null) return null
  const [year = 0, month = 0, date = 0] = today.slice(0, 10).split('-').map(Number)
  const isOver = day % 100 === 0 ? day < month * 100 : day < month * 100 + date
  return (isOver ? year + 1 : year) * 10_000 + day
}

/** Percent of applicants admitted; null at levels where only first-year students are counted. */
export const acceptanceOfRow = (row: UniversityRow, level: Level): number | null =>
  row.isAcceptanceOfBachelors && level !== 'bachelor' ? null : row.acceptance

/** Percent of graduates in work or further study; null at levels where only those of another are counted. */
export const employmentOfRow = (row: UniversityRow, level: Level): number | null =>
  row.isEmploymentOfBachelors && level !== 'bachelor' ? null : row.employment

/** The lowest overall score of IELTS that a university names, 0 where it asks for no test; known for bachelor's degrees. */
export const ieltsOfRow = (row: UniversityRow, level: Level): number | null =>
  level === 'bachelor' ? row.ielts : null

/** The lowest grade point average that a university names, of 4.0; known for bachelor's degrees. */
export const gpaOfRow = (row: UniversityRow, level: Level): number | null =>
  level === 'bachelor' ? row.gpa : null

/** The row of a university; `text` and `about` still lack the words of `moreSearchText` (search-text.ts). */
export function toRow(university: ReadableUniversity, countryOrder: number): UniversityRow {
  const { id, name, countryCode, country, region, campusLife } = university
  return {
    ...readRow(COLUMNS, university),
    id,
    name,
    location: campusLife.location,
    countryCode,
    country,
    countryOrder,
    region,
    nameKey: foldName(name),
    text: '',
    names: '',
    about: '',
    rates: {},
  }
}
