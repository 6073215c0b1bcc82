import type { UniversityRecord } from './schema'

type FieldTable = readonly {
  /** The name of the fact in `sources[].fields` and `editorial.fields`. */
  path: string
  /** In plain words, as they stand within a sentence. */
  label: string
  /** The fact that this one belongs to: a source of that one is a source of both. */
  belongsTo?: string
  /** An empty list is an answer ("none is asked"), and only null is unknown. */
  isAnsweredByNone?: true
}[]

/**
 * Every fact of a record that can have a source or an author, in the order of a profile. The id, the depth and the
 * drawn logo are the catalogue's own and need no source.
 */
export const RECORD_FIELDS = [
  { path: 'name', label: 'name' },
  { path: 'localName', label: 'local name', belongsTo: 'name' },
  { path: 'aliases', label: 'other names', belongsTo: 'name' },
  { path: 'countryCode', label: 'country' },
  { path: 'nation', label: 'nation' },
  { path: 'campusLife.location', label: 'place' },
  { path: 'campusLife.nearestCity', label: 'nearest city' },
  { path: 'coordinates', label: 'position on the map' },
  { path: 'website', label: 'website' },
  { path: 'groups', label: 'university groups' },
  { path: 'worldRanking', label: 'world ranking' },
  { path: 'description', label: 'description' },
  { path: 'establishedYear', label: 'year of foundation' },
  { path: 'studentPopulation', label: 'number of students' },
  { path: 'studentDefinition', label: 'how students are counted' },
  { path: 'internationalStudents', label: 'international students' },
  { path: 'internationalPercent', label: 'share of international students' },
  { path: 'acceptanceRate', label: 'acceptance rate' },
  { path: 'acceptanceRateYear', label: 'year of the acceptance rate', belongsTo: 'acceptanceRate' },
  { path: 'tuitionFees.domestic', label: 'domestic tuition' },
  { path: 'tuitionFees.international', label: 'international tuition' },
  { path: 'admissionRequirements.minimumGPA', label: 'minimum GPA' },
  { path: 'admissionRequirements.englishTest', label: 'English test' },
  {
    path: 'admissionRequirements.ielts',
    label: 'score of IELTS',
    belongsTo: 'admissionRequirements.englishTest',
  },
  {
    path: 'admissionRequirements.asksEnglishTest',
    label: 'whether a test of English is asked',
    belongsTo: 'admissionRequirements.englishTest',
  },
  { path: 'admissionRequirements.requiredTests', label: 'required tests', isAnsweredByNone: true },
  { path: 'admissionRequirements.applicationDeadline', label: 'application deadline' },
  { path: 'admissionRequirements.earlyDeadline', label: 'early deadline' },
  { path: 'popularPrograms', label: 'programmes' },
  { path: 'availableScholarships', label: 'scholarships' },
  { path: 'academics.facultyStudentRatio', label: 'students per teacher' },
  { path: 'academics.researchRating', label: 'research rating' },
  { path: 'academics.employmentRate', label: 'employment rate' },
  { path: 'academics.averageSalary', label: 'average salary' },
  { path: 'accreditations', label: 'accreditations' },
  { path: 'facilities', label: 'facilities' },
  { path: 'campusLife.housing', label: 'housing' },
  { path: 'campusLife.clubs', label: 'clubs' },
  { path: 'campusLife.campusSize', label: 'campus size' },
  { path: 'specialFeatures', label: 'special features' },
] as const satisfies FieldTable

/** The path of a fact, such as "campusLife.clubs". */
export type RecordField = (typeof RECORD_FIELDS)[number]['path']

/** Facts that change from year to year. */
export const AGEING = /^(student|international|acceptanceRate|tuitionFees|admissionRequirements|academics)/

const byPath = new Map<string, FieldTable[number]>(RECORD_FIELDS.map((field) => [field.path, field]))

export function isField(path: string): path is RecordField {
  return byPath.has(path)
}

/** The fact whose source covers this one too: itself, for most. */
export function sharesSourceOf(field: RecordField): string {
  return byPath.get(field)?.belongsTo ?? field
}

/** The named facts in plain words, in the order of the profile. */
export function describeFacts(paths: readonly string[]): string[] {
  return RECORD_FIELDS.filter(({ path }) => paths.includes(path)).map(({ label }) => label)
}

/** Whether the record states the fact. 0, false and "no test required" are statements. */
export function isKnown(record: UniversityRecord, field: RecordField): boolean {
  let value: unknown = record
  for (const key of field.split('.')) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : null
  }
  if (Array.isArray(value) && value.length === 0) return byPath.get(field)?.isAnsweredByNone === true
  return value !== null && value !== undefined
}

/** The number of records of each depth that state each fact. */
export function countKnown(records: readonly UniversityRecord[]) {
  return RECORD_FIELDS.map(({ path: field }) => {
    const known = records.filter((record) => isKnown(record, field))
    const full = known.filter((record) => record.depth === 'full').length
    return { field, full, basic: known.length - full }
  })
}
