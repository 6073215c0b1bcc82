import { isKnown, type Field } from './record/fields'
import type { Profile } from './record/provenance'

type Section = {
  id: string
  title: string
  /** The record's fields that the section is about: they decide whether it is drawn, and what it cites. */
  fields: readonly Field[]
  /** Shown and cited too, but not worth a section of their own. */
  besides?: readonly Field[]
  /** The one line of a full record that knows none of the fields. */
  unknown: string
}

/** The groups of a profile, in reading order. */
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
    ],
    besides: ['studentDefinition'],
    unknown: 'Size, age and acceptance rate: no source that we can cite reports them.',
  },
  {
    id: 'cost',
    title: 'Cost',
    fields: ['tuitionFees.international', 'tuitionFees.domestic'],
    unknown: 'Tuition: we have found no fee that we can cite. Ask the university for this year’s.',
  },
  {
    id: 'entry',
    title: 'Entry requirements',
    fields: [
      'admissionRequirements.minimumGPA',
      'admissionRequirements.englishTest',
      'admissionRequirements.requiredTests',
      'admissionRequirements.applicationDeadline',
      'admissionRequirements.earlyDeadline',
    ],
    unknown:
      'Entry requirements and deadlines: we have found none that we can cite. They differ by course; ask the university.',
  },
  {
    id: 'programmes',
    title: 'Popular programmes',
    fields: ['popularPrograms'],
    unknown: 'Programmes: we have not listed any yet.',
  },
  {
    id: 'scholarships',
    title: 'Available scholarships',
    fields: ['availableScholarships'],
    unknown: 'Scholarships: we know of none by name. That does not mean there are none; ask the university.',
  },
  {
    id: 'academics',
    title: 'Academics',
    fields: [
      'academics.facultyStudentRatio',
      'academics.researchRating',
      'academics.employmentRate',
      'academics.averageSalary',
    ],
    unknown:
      'Students per teacher, research rating, graduate employment and salary: no source that we can cite reports them.',
  },
  {
    id: 'accreditations',
    title: 'Accreditations',
    fields: ['accreditations'],
    unknown:
      'Accreditations: we know of none by name. The country’s own recognition is not listed here; ask the university.',
  },
  {
    id: 'campus',
    title: 'Campus life',
    fields: ['campusLife.nearestCity', 'campusLife.housing', 'campusLife.clubs', 'campusLife.campusSize'],
    besides: ['campusLife.location'],
    unknown: 'Campus life: we have found nothing that we can cite.',
  },
  {
    id: 'facilities',
    title: 'Facilities',
    fields: ['facilities'],
    unknown: 'Facilities: we have not listed any yet.',
  },
  {
    id: 'features',
    title: 'Special features',
    fields: ['specialFeatures'],
    unknown: 'Special features: we have not described any yet.',
  },
] as const satisfies readonly Section[]

export type ProfileSectionId = (typeof PROFILE_SECTIONS)[number]['id']

export function sectionOf(id: ProfileSectionId): Section {
  const section: Section | undefined = PROFILE_SECTIONS.find((entry) => entry.id === id)
  if (!section) throw new Error(`The profile has no section "${id}".`)
  return section
}

type Known = Pick<Profile, 'university' | 'awards'>

/** Whether there is anything to show: a field that the record knows or, for scholarships, an award of our catalogue. */
export function knowsAnyOf(
  { university, awards }: Known,
  { id, fields }: Pick<Section, 'id' | 'fields'>,
): boolean {
  return (id === 'scholarships' && awards.length > 0) || fields.some((field) => isKnown(university, field))
}

/** The groups a profile draws: a basic record leaves out those it knows nothing of, a full one says so in each. */
export function shownSections(known: Known): readonly Section[] {
  return PROFILE_SECTIONS.filter((section) => known.university.depth === 'full' || knowsAnyOf(known, section))
}
