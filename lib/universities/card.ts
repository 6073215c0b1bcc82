import type { Level } from '../facts/vocabulary'
import { levelWord } from '../facts/words'
import { aboutDollars, deadlineAt, homeTuitionAt, languageAt, sectorOf, tuitionAt, USUAL } from './decisive'
import { formatInternational, formatNumber, formatPercent, studentDefinitionLabel } from './format'
import { NO_BASIS, type FigureBasis } from './figure-basis'
import { leveled, type Leveled } from './leveled'
import { formatGrade } from '../text/format'
import { NOT_REPORTED } from '../text/not-reported'
import { shorten } from '../text/shorten'
import type { ReadableUniversity } from './record/schema'
import { GROUPS } from './vocabulary'

type University = ReadableUniversity

const SHOWN_PROGRAMMES = 4
const SHOWN_SCHOLARSHIPS = 2
/** About what two lines of a card hold: the rest of a description would be sent twice and drawn never. */
const DESCRIPTION_LENGTH = 80

/** The first of a list, and how many more there are. */
export type Excerpt = { shown: string[]; more: number }

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
    entry.minimumGPA === null ? null : `Min GPA ${formatGrade(entry.minimumGPA)}`,
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

function tuitionOf(university: University, level: Level) {
  const tuition = tuitionAt(university, level)
  const domestic = homeTuitionAt(university, level)
  if (!tuition && !domestic) return null
  return {
    international: tuition?.text ?? NOT_REPORTED,
    /** The price in US dollars, and its basis with the year. */
    basis: tuition && ([aboutDollars(tuition), tuition.notes[0]].filter(Boolean).join(' · ') || null),
    domestic,
    /** The level that the price holds for; null where a visitor's own record does not say. */
    level: tuition?.of ? levelWord(tuition.of) : null,
  }
}

/** The deadline with the way to apply that it belongs to, and with its level where that is not the one asked for. */
function deadlineText(university: University, level: Level): string | null {
  const deadline = deadlineAt(university, level)
  if (!deadline) return null
  // The way to apply with the year that it holds for.
  const route = university.facts?.routes.some(({ value }) => value.name === deadline.notes[0])
    ? deadline.notes
    : []
  const notes = [deadline.of && deadline.of !== level ? levelWord(deadline.of) : null, ...route]
  const words = notes.filter(Boolean).join(', ')
  return words ? `${deadline.text} (${words})` : deadline.text
}

/** The language of teaching, marked where it is only the usual one of the country. */
function languageText(university: University, level: Level): string | null {
  const language = languageAt(university, level)
  if (!language) return null
  return language.notes[0] === USUAL ? `${language.text} (${USUAL})` : language.text
}

function studentsNote(university: University, basisOf: FigureBasis): string | null {
  const { studentPopulation, studentDefinition } = university
  if (studentPopulation === null) return null
  const counted = studentDefinition === 'headcount' ? null : studentDefinitionLabel(studentDefinition)
  return [counted, basisOf('studentPopulation')].filter(Boolean).join('; ') || null
}

/** Exactly what a card draws at a level, in words. A null group is left out of the card. */
function cardAt(university: University, level: Level, basisOf: FigureBasis) {
  const { worldRanking, acceptanceRate, acceptanceRateYear } = university
  const acceptanceNote = acceptanceRate === null ? null : basisOf('acceptanceRate', acceptanceRateYear)
  const groups = GROUPS.filter(({ value }) => university.groups.includes(value)).map(({ label }) => label)
  const international = formatInternational(university)
  return {
    id: university.id,
    name: university.name,
    countryCode: university.countryCode,
    country: university.country,
    location: university.campusLife.location,
    /** Public or private, where it is known. */
    ...(university.facts?.sector && { sector: sectorOf(university)?.text }),
    logo: university.logo,
    website: university.website,
    isFull: university.depth === 'full',
    rank: worldRanking && {
      label: worldRanking.label,
      publisher: worldRanking.publisher,
      year: worldRanking.year,
      national: university.nationalRanking,
    },
    /** Groups it belongs to, such as the Russell Group; left out where there are none. */
    ...(groups.length > 0 && { groups }),
    description: university.description && shorten(university.description, DESCRIPTION_LENGTH),
    established: university.establishedYear === null ? NOT_REPORTED : String(university.establishedYear),
    students: formatNumber(university.studentPopulation),
    /** The count of students, when it is not plain headcount, and its basis. */
    studentsNote: studentsNote(university, basisOf),
    international: international.value,
    internationalNote: international.note,
    acceptance: formatPercent(university.acceptanceRate),
    /** The basis of the rate; left out where it is unknown. */
    ...(acceptanceNote && { acceptanceNote }),
    tuition: tuitionOf(university, level),
    programmes: excerpt(university.popularPrograms, SHOWN_PROGRAMMES),
    entry: entryText(university),
    deadline: deadlineText(university, level),
    /** The language of teaching. */
    language: languageText(university, level),
    scholarships: excerpt(university.availableScholarships, SHOWN_SCHOLARSHIPS),
    campus: campusText(university),
  }
}

export type UniversityCardData = ReturnType<typeof cardAt> & {
  /** Kept in this browser alone, where it can be edited. */
  addedByYou?: true
}

/** The card of every level. */
export type LeveledCard = Leveled<UniversityCardData>

/** @param university with its derived fields */
export function toCard(university: University, basisOf: FigureBasis = NO_BASIS): LeveledCard {
  return leveled((level) => cardAt(university, level, basisOf))
}
