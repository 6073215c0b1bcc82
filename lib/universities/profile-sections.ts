import type { UniversityFacts } from '../facts/fact'
import { showsPopular } from './answers/subject'
import { isKnown, type RecordField } from './record/fields'
import type { ProfileData } from './record/provenance'

type Section = {
  id: string
  title: string
  /** The record's fields that the section is about: they decide whether it is drawn, and what it cites. */
  fields: readonly RecordField[]
  /** Shown and cited too, but not worth a section of their own. */
  besides?: readonly RecordField[]
  /** Whether registers or rules say something that the section shows. */
  hasFacts?: (facts: UniversityFacts) => boolean
}

/** The groups of a profile below the answers that decide, in reading order. */
export const PROFILE_SECTIONS = [
  {
    id: 'facts',
    title: 'Facts',
    fields: [
      'establishedYear',
      'studentPopulation',
      'internationalStudents',
      'internationalPercent',
      'acceptanceRate',
      'academics.facultyStudentRatio',
      'academics.researchRating',
    ],
    besides: ['studentDefinition'],
    hasFacts: ({ sector, studentsByLevel, citedStudents, teaching, erasmus }) =>
      Boolean(sector ?? studentsByLevel ?? citedStudents ?? teaching ?? erasmus),
  },
  {
    id: 'cost',
    title: 'Cost',
    fields: ['tuitionFees.domestic'],
    hasFacts: ({ fees, otherCosts }) => fees.length > 0 || otherCosts.length > 0,
  },
  {
    id: 'entry',
    title: 'Getting in',
    fields: ['admissionRequirements.minimumGPA', 'admissionRequirements.earlyDeadline'],
    hasFacts: ({ admission, entry }) =>
      admission !== null || entry.some(({ value }) => value.topic === 'school-certificate'),
  },
  {
    id: 'after',
    title: 'After the degree',
    fields: ['academics.employmentRate', 'academics.averageSalary'],
    hasFacts: ({ outcomes }) => outcomes.length > 0,
  },
  { id: 'programmes', title: 'Popular programmes', fields: ['popularPrograms'] },
  {
    id: 'campus',
    title: 'Campus life',
    fields: [
      'campusLife.nearestCity',
      'campusLife.housing',
      'campusLife.clubs',
      'campusLife.campusSize',
      'facilities',
    ],
    besides: ['campusLife.location'],
  },
  { id: 'features', title: 'Known for', fields: ['specialFeatures', 'accreditations'] },
] as const satisfies readonly Section[]

export type SectionOfProfile = Section & { id: (typeof PROFILE_SECTIONS)[number]['id'] }

/**
 * The groups a profile draws: those that a field or a register knows something of. Programmes that stand among the answers
 * make no group.
 */
export function shownSections({ university }: Pick<ProfileData, 'university'>): readonly SectionOfProfile[] {
  const sections: readonly SectionOfProfile[] = PROFILE_SECTIONS
  return sections.filter(
    ({ id, fields, hasFacts }) =>
      !(id === 'programmes' && showsPopular(university)) &&
      (hasFacts?.(university.facts) || fields.some((field) => isKnown(university, field))),
  )
}
