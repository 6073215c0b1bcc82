import type { UniversityRecord } from './schema'

/**
 * Every fact of a record by the path that `sources[].fields` and `editorial.fields` name it with. The id, the depth
 * and the drawn logo are the catalogue's own and need no source.
 */
export const FIELDS = [
  'name',
  'localName',
  'aliases',
  'countryCode',
  'nation',
  'groups',
  'coordinates',
  'worldRanking',
  'website',
  'description',
  'establishedYear',
  'studentPopulation',
  'studentDefinition',
  'internationalStudents',
  'internationalPercent',
  'acceptanceRate',
  'acceptanceRateYear',
  'popularPrograms',
  'availableScholarships',
  'facilities',
  'accreditations',
  'specialFeatures',
  'tuitionFees.domestic',
  'tuitionFees.international',
  'admissionRequirements.minimumGPA',
  'admissionRequirements.englishTest',
  'admissionRequirements.requiredTests',
  'admissionRequirements.applicationDeadline',
  'admissionRequirements.earlyDeadline',
  'campusLife.location',
  'campusLife.housing',
  'campusLife.clubs',
  'campusLife.campusSize',
  'campusLife.nearestCity',
  'academics.facultyStudentRatio',
  'academics.researchRating',
  'academics.employmentRate',
  'academics.averageSalary',
] as const

export type Field = (typeof FIELDS)[number]

const KNOWN: ReadonlySet<string> = new Set(FIELDS)

export function isField(path: string): path is Field {
  return KNOWN.has(path)
}

/** Fields where an empty list is an answer ("none is asked") and only null is unknown. */
const EMPTY_IS_KNOWN: ReadonlySet<Field> = new Set(['admissionRequirements.requiredTests'])

/** Whether the record states the fact. 0, false and "no test required" are statements. */
export function isFilled(record: UniversityRecord, field: Field): boolean {
  const value = field
    .split('.')
    .reduce<unknown>(
      (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : null),
      record,
    )
  if (Array.isArray(value) && value.length === 0) return EMPTY_IS_KNOWN.has(field)
  return value !== null && value !== undefined
}

export type FieldCoverage = { field: Field; full: number; basic: number }

/** How many records of each depth state each fact. */
export function countFilled(records: readonly UniversityRecord[]): FieldCoverage[] {
  return FIELDS.map((field) => {
    const filled = records.filter((record) => isFilled(record, field))
    const full = filled.filter((record) => record.depth === 'full').length
    return { field, full, basic: filled.length - full }
  })
}
