import { formatMoney, formatUsd } from '../money/format'
import {
  formatInternational,
  formatNumber,
  formatPercent,
  formatYearlyDate,
  studentDefinitionLabel,
} from './format'
import type { Derived, ReadableRecord } from './record/schema'
import { scoreOf, type Score } from './score'

type University = Derived<ReadableRecord>

/** What is known of one cell: the words, a faint second line, and the figure it is compared by. */
export type Known = { text: string; note: string | null; figure: number | null }

/** Exactly what a column of the comparison draws and compares. A row nobody knows is null, a list is empty. */
export type ComparedUniversity = {
  id: string
  name: string
  countryCode: string
  country: string
  logo: string | null
  website: string | null
  rank: Known | null
  acceptance: Known | null
  /** The figure is in whole US dollars a year; 0 when no fee is charged. */
  tuition: Known | null
  students: Known | null
  /** The figure is the share of all students, in percent; null when only a count is published. */
  international: Known | null
  gpa: Known | null
  deadline: Known | null
  /** Out of 10. */
  research: Known | null
  /** Percent of graduates in work or further study. */
  employment: Known | null
  location: string | null
  programmes: readonly string[]
  facilities: readonly string[]
  score: Score
}

const joined = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(' · ') || null

function figure(value: number | null, write: (value: number) => string, note: string | null): Known | null {
  return value === null ? null : { text: write(value), note, figure: value }
}

function tuitionOf({ tuitionFees: { international, internationalNumeric } }: University): Known | null {
  if (!international || internationalNumeric === null) return null
  const isInDollars = international.currency === 'USD' && international.max === null
  const about = internationalNumeric > 0 && !isInDollars ? `about ${formatUsd(internationalNumeric)}` : null
  return {
    text: formatMoney(international),
    note: joined([about, international.academicYear, international.note]),
    figure: internationalNumeric,
  }
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

function deadlineOf({ admissionRequirements: { applicationDeadline } }: University): Known | null {
  if (!applicationDeadline) return null
  return { text: formatYearlyDate(applicationDeadline), note: applicationDeadline.note, figure: null }
}

/** @param university with its derived fields, from the catalogue or from the visitor's own list. */
export function toCompared(university: University): ComparedUniversity {
  const { worldRanking, studentDefinition, academics } = university
  const compared = {
    id: university.id,
    name: university.name,
    countryCode: university.countryCode,
    country: university.country,
    logo: university.logo,
    website: university.website,
    rank: worldRanking && {
      text: `#${worldRanking.label}`,
      note: [worldRanking.publisher, worldRanking.year].filter(Boolean).join(' ') || null,
      figure: worldRanking.rank,
    },
    acceptance: figure(university.acceptanceRate, formatPercent, university.acceptanceRateYear),
    tuition: tuitionOf(university),
    students: figure(
      university.studentPopulation,
      formatNumber,
      studentDefinition === 'headcount' ? null : studentDefinitionLabel(studentDefinition),
    ),
    international: internationalOf(university),
    gpa: figure(university.admissionRequirements.minimumGPA, (gpa) => gpa.toFixed(1), null),
    deadline: deadlineOf(university),
    research: figure(academics?.researchRating ?? null, (rating) => `★ ${rating}/10`, null),
    employment: figure(academics?.employmentRate ?? null, formatPercent, null),
    location: university.campusLife.location,
    programmes: university.popularPrograms,
    facilities: university.facilities,
  }
  return { ...compared, score: scoreOf(compared) }
}
