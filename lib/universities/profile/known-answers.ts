import { describeFacts, isKnown, type RecordField } from '../record/fields'
import type { ProfileData } from '../record/provenance'
import { LEVELS, type Level } from '../../facts/vocabulary'
import { deadlinesAt } from '../answers/deadline'
import { outcomesAt } from '../answers/outcome'
import { subjectsAt } from '../answers/subject'
import { feesPaid } from '../answers/words'

/** A university, and whether programmes or subjects of it are named elsewhere on its page. */
type Known = Pick<ProfileData, 'university'> & { hasProgrammes?: boolean }

const atAnyLevel = (isKnownAt: (level: Level) => boolean) => LEVELS.some(({ value }) => isKnownAt(value))

type Question = {
  id: string
  title: string
  missing: string
  /** Whether the question is answered among those that decide. */
  isKnown: (known: Known) => boolean
  /** Whether another part of the page answers it, where that is more. */
  isElsewhere?: (known: Known) => boolean
}

/** The questions that decide, in the order in which they are answered. */
const ANSWERS = [
  {
    id: 'fee',
    title: 'Tuition',
    missing: 'tuition',
    isKnown: ({ university }) => atAnyLevel((level) => feesPaid(university, level) !== null),
  },
  {
    id: 'apply',
    title: 'How to apply, by when',
    missing: 'how to apply',
    isKnown: ({ university }) =>
      atAnyLevel((level) => deadlinesAt(university, level).length > 0) ||
      university.facts.routes.length > 0 ||
      university.facts.links.application !== null ||
      university.facts.links.admissions !== null,
  },
  {
    id: 'language',
    title: 'Language and tests',
    missing: 'language of teaching and tests',
    isKnown: ({ university: { facts, admissionRequirements } }) =>
      facts.entry.length > 0 ||
      admissionRequirements.englishTest !== null ||
      admissionRequirements.requiredTests !== null ||
      Boolean(facts.admission?.value.englishPolicy),
  },
  {
    id: 'subjects',
    title: 'Largest subjects',
    missing: 'subjects',
    isKnown: ({ university }) =>
      atAnyLevel((level) => subjectsAt(university.facts, level).length > 0) ||
      university.popularPrograms.length > 0,
    isElsewhere: ({ hasProgrammes }) => hasProgrammes === true,
  },
  {
    id: 'outcomes',
    title: 'What the degree leads to',
    missing: 'what became of graduates',
    isKnown: ({ university }) => atAnyLevel((level) => outcomesAt(university.facts, level).length > 0),
    isElsewhere: ({ university: { facts, academics } }) =>
      facts.outcomes.length > 0 || academics?.employmentRate != null || academics?.averageSalary != null,
  },
] as const satisfies readonly Question[]

export type AnswerId = (typeof ANSWERS)[number]['id']

/** The questions that can be answered. */
export function knownAnswers(known: Known): { id: AnswerId; title: string }[] {
  return ANSWERS.filter((answer) => answer.isKnown(known))
}

/** Fields that are worth a word where they are empty: no question covers them, and most records are expected to have them. */
const MISSED: readonly RecordField[] = [
  'campusLife.location',
  'coordinates',
  'website',
  'establishedYear',
  'studentPopulation',
  'internationalPercent',
  'acceptanceRate',
  'admissionRequirements.minimumGPA',
  'academics.facultyStudentRatio',
  'facilities',
  'campusLife.housing',
  'campusLife.clubs',
  'campusLife.campusSize',
]

/** The unknown facts of the university, in plain words. */
export function listUnknown(known: Known): string[] {
  const { university } = known
  const questions: readonly Question[] = ANSWERS
  const filed = university.facts.citedStudents
  const counted = [
    filed && 'studentPopulation',
    (filed?.value.percent ?? university.internationalStudents) !== null && 'internationalPercent',
  ]
  const fields = MISSED.filter((path) => !isKnown(university, path) && !counted.includes(path))
  return [
    ...questions
      .filter(({ isKnown: isAnswered, isElsewhere }) => !isAnswered(known) && !isElsewhere?.(known))
      .map(({ missing }) => missing),
    ...describeFacts(fields),
  ]
}
