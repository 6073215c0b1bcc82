import { describeFields, FIELDS, isKnown } from '../record/fields'
import type { Profile } from '../record/provenance'
import { feeAnswers, ownDeadline, outcomeAnswers, routeAnswers, subjectAnswers } from './answers'

type Known = Pick<Profile, 'university'>

/** The questions that decide, in the order in which they are answered. */
const ANSWERS = [
  {
    id: 'fee',
    title: 'Tuition',
    missing: 'tuition',
    isKnown: ({ university }: Known) => feeAnswers(university).length > 0,
  },
  {
    id: 'apply',
    title: 'How to apply, and by when',
    missing: 'how to apply',
    isKnown: ({ university }: Known) =>
      ownDeadline(university) !== null ||
      routeAnswers(university).length > 0 ||
      university.facts.links.application !== null ||
      university.facts.links.admissions !== null,
  },
  {
    id: 'language',
    title: 'Language and tests',
    missing: 'language of teaching and tests',
    isKnown: ({ university: { facts, admissionRequirements } }: Known) =>
      facts.entry.length > 0 ||
      admissionRequirements.englishTest !== null ||
      admissionRequirements.requiredTests !== null ||
      Boolean(facts.admission?.value.englishPolicy),
  },
  {
    id: 'subjects',
    title: 'Largest subjects',
    missing: 'subjects',
    isKnown: ({ university }: Known) =>
      subjectAnswers(university).length > 0 || university.popularPrograms.length > 0,
  },
  {
    id: 'outcomes',
    title: 'What the degree leads to',
    missing: 'what became of graduates',
    isKnown: ({ university }: Known) => outcomeAnswers(university).length > 0,
  },
] as const

export type AnswerId = (typeof ANSWERS)[number]['id']

/** The questions that can be answered. */
export function knownAnswers(known: Known): { id: AnswerId; title: string }[] {
  return ANSWERS.filter((answer) => answer.isKnown(known))
}

/** Fields that the questions cover, that are part of another one, or that few records are expected to have. */
const NOT_MISSED = [
  'localName',
  'aliases',
  'nation',
  'groups',
  'worldRanking',
  'description',
  'studentDefinition',
  'internationalStudents',
  'acceptanceRateYear',
  'tuitionFees.domestic',
  'tuitionFees.international',
  'admissionRequirements.englishTest',
  'admissionRequirements.ielts',
  'admissionRequirements.asksEnglishTest',
  'admissionRequirements.requiredTests',
  'admissionRequirements.applicationDeadline',
  'admissionRequirements.earlyDeadline',
  'popularPrograms',
  'availableScholarships',
  'academics.researchRating',
  'academics.employmentRate',
  'academics.averageSalary',
  'accreditations',
  'specialFeatures',
  'campusLife.nearestCity',
]

/** The unknown facts of the university, in plain words. */
export function listUnknown(known: Known): string[] {
  const { university } = known
  const filed = university.facts.citedStudents
  const counted = [
    filed && 'studentPopulation',
    (filed?.value.percent ?? university.internationalStudents) !== null && 'internationalPercent',
  ]
  const fields = FIELDS.map(({ path }) => path).filter(
    (path) => !NOT_MISSED.includes(path) && !isKnown(university, path) && !counted.includes(path),
  )
  return [
    ...ANSWERS.filter((answer) => !answer.isKnown(known)).map(({ missing }) => missing),
    ...describeFields(fields),
  ]
}
