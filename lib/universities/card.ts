import { formatMoney } from '../money/format'
import {
  formatInternational,
  formatNumber,
  formatPercent,
  formatYearlyDate,
  studentDefinitionLabel,
} from './format'
import { NOT_REPORTED } from '../text/not-reported'
import { shorten } from '../text/shorten'
import type { Derived, ReadableRecord } from './record/schema'
import { GROUPS } from './vocabulary'

type University = Derived<ReadableRecord>

const SHOWN_PROGRAMMES = 4
const SHOWN_SCHOLARSHIPS = 2
/** About what three lines of a card hold: the rest of a description would be sent twice and drawn never. */
const DESCRIPTION_LENGTH = 150

const gpa = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 2 })

/** The first of a list, and how many more there are. */
export type Excerpt = { shown: string[]; more: number }

/** Exactly what a card draws, in words. A null group is left out of the card. */
export type UniversityCardData = {
  id: string
  name: string
  countryCode: string
  country: string
  location: string | null
  logo: string | null
  website: string | null
  isFull: boolean
  rank: { label: string; publisher: string | null; year: number | null; national: number | null } | null
  /** Groups it belongs to, such as the Russell Group; left out where there are none. */
  groups?: string[]
  description: string | null
  established: string
  students: string
  /** How the students were counted, when it is not plain headcount. */
  studentsNote: string | null
  international: string
  internationalNote: string | null
  acceptance: string
  tuition: { international: string; domestic: string; year: string } | null
  programmes: Excerpt | null
  entry: string | null
  deadline: string | null
  scholarships: Excerpt | null
  campus: string | null
  /** Kept in this browser alone: it has no profile to open, but can be edited. */
  addedByYou?: true
}

function excerpt(list: readonly string[], length: number): Excerpt | null {
  return list.length === 0 ? null : { shown: list.slice(0, length), more: Math.max(0, list.length - length) }
}

/** Without the explanations in brackets, which are left to the profile. */
const bare = (text: string) => text.replace(/\s*\([^)]*\)/g, '').trim()

function testsText(tests: readonly string[]): string {
  return tests.length > 0 ? tests.map(bare).join(', ') : 'No admission test'
}

function entryText({ admissionRequirements: entry }: University): string | null {
  const parts = [
    entry.minimumGPA === null ? null : `Min GPA ${gpa.format(entry.minimumGPA)}`,
    entry.englishTest && bare(entry.englishTest),
    entry.requiredTests && testsText(entry.requiredTests),
  ]
  return parts.filter(Boolean).join(' · ') || null
}

function campusText({ campusLife: { housing, clubs } }: University): string | null {
  const parts = [
    housing === null ? null : `Housing: ${housing ? 'Available' : 'Not Available'}`,
    clubs === null ? null : `Clubs: ${formatNumber(clubs)}+ active`,
  ]
  return parts.filter(Boolean).join(' · ') || null
}

function tuitionOf({ tuitionFees: { domestic, international } }: University): UniversityCardData['tuition'] {
  if (!domestic && !international) return null
  const years = [...new Set([international?.academicYear, domestic?.academicYear].filter(Boolean))]
  return {
    international: formatMoney(international),
    domestic: formatMoney(domestic),
    year: years.join(', '),
  }
}

/** @param university with its derived fields. */
export function toCard(university: University): UniversityCardData {
  const { worldRanking, studentDefinition } = university
  const groups = GROUPS.filter(({ value }) => university.groups.includes(value)).map(({ label }) => label)
  const international = formatInternational(university)
  return {
    id: university.id,
    name: university.name,
    countryCode: university.countryCode,
    country: university.country,
    location: university.campusLife.location,
    logo: university.logo,
    website: university.website,
    isFull: university.depth === 'full',
    rank: worldRanking && {
      label: worldRanking.label,
      publisher: worldRanking.publisher,
      year: worldRanking.year,
      national: university.nationalRanking,
    },
    ...(groups.length > 0 && { groups }),
    description: university.description && shorten(university.description, DESCRIPTION_LENGTH),
    established: university.establishedYear === null ? NOT_REPORTED : String(university.establishedYear),
    students: formatNumber(university.studentPopulation),
    studentsNote: studentDefinition === 'headcount' ? null : studentDefinitionLabel(studentDefinition),
    international: international.value,
    internationalNote: international.note,
    acceptance: formatPercent(university.acceptanceRate),
    tuition: tuitionOf(university),
    programmes: excerpt(university.popularPrograms, SHOWN_PROGRAMMES),
    entry: entryText(university),
    deadline:
      university.admissionRequirements.applicationDeadline === null
        ? null
        : formatYearlyDate(university.admissionRequirements.applicationDeadline),
    scholarships: excerpt(university.availableScholarships, SHOWN_SCHOLARSHIPS),
    campus: campusText(university),
  }
}
