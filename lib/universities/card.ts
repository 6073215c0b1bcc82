import { formatMoney } from '../money/format'
import { formatInternational, formatNumber, formatPercent, formatYearlyDate, NOT_REPORTED, studentDefinitionLabel } from './format'
import type { University } from './schema'

const SHOWN_PROGRAMMES = 4

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
  rank: { label: string; publisher: string; year: number; national: number | null } | null
  description: string | null
  established: string
  students: string
  /** How the students were counted, when it is not plain headcount. */
  studentsNote: string | null
  international: string
  acceptance: string
  tuition: { international: string; domestic: string; year: string } | null
  programmes: { shown: string[]; more: number } | null
  entry: string | null
  deadline: string | null
  scholarships: string[] | null
  campus: string | null
}

function entryText({ admissionRequirements: entry }: University): string | null {
  const parts = [
    entry.minimumGPA === null ? null : `Min GPA ${entry.minimumGPA.toFixed(1)}`,
    entry.englishTest,
    entry.requiredTests === null ? null : entry.requiredTests.length > 0 ? entry.requiredTests.join(', ') : 'No admission test',
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
  return { international: formatMoney(international), domestic: formatMoney(domestic), year: years.join(', ') }
}

/** @param university with its derived fields. */
export function toCard(university: University): UniversityCardData {
  const { worldRanking, popularPrograms, availableScholarships, studentDefinition } = university
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
    description: university.description,
    established: university.establishedYear === null ? NOT_REPORTED : String(university.establishedYear),
    students: formatNumber(university.studentPopulation),
    studentsNote: studentDefinition === 'headcount' ? null : studentDefinitionLabel(studentDefinition),
    international: formatInternational(university),
    acceptance: formatPercent(university.acceptanceRate),
    tuition: tuitionOf(university),
    programmes:
      popularPrograms.length > 0
        ? { shown: popularPrograms.slice(0, SHOWN_PROGRAMMES), more: Math.max(0, popularPrograms.length - SHOWN_PROGRAMMES) }
        : null,
    entry: entryText(university),
    deadline:
      university.admissionRequirements.applicationDeadline === null
        ? null
        : formatYearlyDate(university.admissionRequirements.applicationDeadline),
    scholarships: availableScholarships.length > 0 ? availableScholarships : null,
    campus: campusText(university),
  }
}
