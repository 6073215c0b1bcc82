import type { Deadline } from '../facts/deadline'
import type { Level } from '../facts/vocabulary'
import { formatTenths } from '../text/format'
import { applyingAt, deadlineAt } from './answers/applying'
import { deadlinesAt } from './answers/deadline'
import { askedAt } from './answers/entry'
import { acceptanceAt, employmentAt } from './answers/outcome'
import {
  aboutDollars,
  englishAt,
  entryAt,
  outcomeAt,
  programmesAt,
  sectorOf,
  tuitionAt,
} from './answers/words'
import { formatInternational, formatNumber, formatPercent, studentDefinitionLabel } from './format'
import { NO_BASIS, type FigureBasis } from './figure-basis'
import { closingOf, joined, known } from './known'
import { leveled, type Elsewhere, type Leveled } from './level-values'
import type { ReadableUniversity } from './record/schema'
import { scoreOf, type Score } from './score'

type University = ReadableUniversity

/** The content of one cell: the words, a faint second line, and the figure to compare. */
export type Known = {
  text: string
  note: string | null
  figure: number | null
  /** What a price may be at least, as the figures of its row are, where it is a range: its figure is the middle, or none. */
  from?: number
  /** The note names parts of what is not known as a whole, so that it says nothing for another level. */
  isInPart?: true
}

/** The middle of each part of what a degree costs, over the degree. Null: not known, so that there is no total. */
export type ComparedCost = {
  /** ISO 4217 */
  unit: string
  /** Null: the sums are of the first year, because no source states the length. */
  years: number | null
  tuition: number | null
  living: number | null
  /** Paid once. */
  once: number
  /** The tuition is what universities of the country usually charge. */
  isUsual: boolean
  /** Their sum in words. */
  inAll: string
  /** Where their sum begins and ends; null without a total. */
  ends: { low: number; high: number } | null
  /** What their sum is, in the words of a file. */
  kind: string
}

/** The day or month by which one applies, each year. */
export type ComparedClosing = Pick<Deadline, 'month' | 'day' | 'latest' | 'isSure' | 'closesIn' | 'isRolling'>

/** What a column is about, where that is a programme of a university, or a subject there. */
type ComparedProgramme = {
  universityId: string
  university: string
  /** It is compared at one of these, whatever the level of the comparison. */
  levels: readonly Level[]
}

function figure(value: number | null, write: (value: number) => string, note: string | null): Known | null {
  return value === null ? null : { text: write(value), note, figure: value }
}

function tuitionOf(university: University, level: Level): Known | null {
  const { value: tuition } = tuitionAt(university, level)
  if (!tuition) return null
  const { text, notes, dollars, least } = tuition
  const note = joined([aboutDollars(tuition), ...notes])
  return { text, note, figure: dollars, ...(least !== null && { from: least }) }
}

function internationalOf(university: University): Known | null {
  const { internationalStudents, internationalPercent, studentPopulation } = university
  if (internationalStudents === null && internationalPercent === null) return null
  const { value, note } = formatInternational(university)
  const counted =
    internationalStudents !== null && studentPopulation !== null
      ? (internationalStudents / studentPopulation) * 100
      : null
  return { text: value, note, figure: internationalPercent ?? counted }
}

function rankOf({ worldRanking }: University): Known | null {
  if (!worldRanking) return null
  const { label, publisher, year, rank } = worldRanking
  return { text: `#${label}`, note: [publisher, year].filter(Boolean).join(' ') || null, figure: rank }
}

/** An unknown row is null, an empty list is a list. */
function columnAt(university: University, level: Level, basisOf: FigureBasis) {
  const { studentDefinition, academics } = university
  return {
    id: university.id,
    name: university.name,
    countryCode: university.countryCode,
    country: university.country,
    logo: university.logo,
    /** What `lib/compare` fills in for a programme, whose title is then the name of the column. */
    programme: null as ComparedProgramme | null,
    length: null as Known | null,
    mode: null as Known | null,
    website: university.website,
    rank: rankOf(university),
    acceptance: figure(
      acceptanceAt(university, level),
      formatPercent,
      basisOf('acceptanceRate', university.acceptanceRateYear),
    ),
    /** The figure is in whole US dollars a year, 0 when no fee is charged; null where it is no price at the level. */
    tuition: tuitionOf(university, level),
    /**
     * What `lib/compare` fills in, for universities of the catalogue alone: the figures of a year and of the whole degree
     * are in whole US dollars.
     */
    aYear: null as Known | null,
    wholeDegree: null as Known | null,
    cost: null as ComparedCost | null,
    fundsToShow: null as Known | null,
    workAfter: null as Known | null,
    /** What only the visitor’s own profile answers. */
    canTakeMe: null as Known | null,
    awards: null as Known | null,
    students: figure(
      university.studentPopulation,
      formatNumber,
      joined([
        studentDefinition === 'headcount' ? null : studentDefinitionLabel(studentDefinition),
        basisOf('studentPopulation'),
      ]),
    ),
    /** The figure is the share of all students, in percent; null when only a count is published. */
    international: internationalOf(university),
    gpa: figure(
      askedAt(university, level)?.minimumGpa ?? null,
      formatTenths,
      basisOf('admissionRequirements.minimumGPA'),
    ),
    deadline: known(deadlineAt(university, level).value),
    closing: closingOf(deadlinesAt(university, level)),
    applying: known(applyingAt(university, level).value),
    language: known(entryAt(university, 'teaching-language', level).value),
    english: known(englishAt(university, level).value),
    certificate: known(entryAt(university, 'school-certificate', level).value),
    established: figure(university.establishedYear, String, null),
    outcome: known(outcomeAt(university, level).value),
    sector: known(sectorOf(university)),
    /** Out of 10. */
    research: figure(
      academics?.researchRating ?? null,
      (rating) => `★ ${rating}/10`,
      basisOf('academics.researchRating'),
    ),
    /** Percent of graduates in work or further study. */
    employment: figure(employmentAt(university, level), formatPercent, basisOf('academics.employmentRate')),
    location: university.campusLife.location,
    programmes: programmesAt(university, level),
    facilities: university.facilities,
  }
}

type Column = ReturnType<typeof columnAt>

/** A column of the comparison: what holds at one level. */
type ColumnFacts = Column & { score: Score }

/** The column of every level. */
export type LeveledColumn = Leveled<ColumnFacts>

/**
 * The score is of the university and not of a level, so that it is that of the rates as they are published.
 * @param university with its derived fields, from the catalogue or from the visitor's own list.
 */
export function toCompared(university: University, basisOf: FigureBasis = NO_BASIS): LeveledColumn {
  const score = scoreOf(columnAt(university, 'bachelor', basisOf))
  return leveled((level) => ({ ...columnAt(university, level, basisOf), score }))
}

/** The facts of a column that have a text and may have a figure. */
export type FactKey = {
  [Key in keyof ColumnFacts]: ColumnFacts[Key] extends Known | null ? Key : never
}[keyof ColumnFacts]

/** Exactly what a column of the comparison draws and compares at a level. */
export type ComparedUniversity = ColumnFacts & { level: Level; elsewhere: Elsewhere<ColumnFacts> }
