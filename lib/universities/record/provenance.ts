import type { RecordSource, Source, University } from './schema'

/** Every field that a source or an author can stand for, in plain words and in the order they are listed. */
const FIELD_LABELS: Readonly<Record<string, string>> = {
  name: 'name',
  localName: 'local name',
  aliases: 'other names',
  countryCode: 'country',
  nation: 'nation',
  'campusLife.location': 'place',
  'campusLife.nearestCity': 'nearest city',
  coordinates: 'position on the map',
  website: 'website',
  groups: 'university groups',
  worldRanking: 'world ranking',
  description: 'description',
  establishedYear: 'year of foundation',
  studentPopulation: 'number of students',
  studentDefinition: 'how students are counted',
  internationalStudents: 'international students',
  internationalPercent: 'share of international students',
  acceptanceRate: 'acceptance rate',
  'tuitionFees.domestic': 'domestic tuition',
  'tuitionFees.international': 'international tuition',
  'admissionRequirements.minimumGPA': 'minimum GPA',
  'admissionRequirements.englishTest': 'English test',
  'admissionRequirements.requiredTests': 'required tests',
  'admissionRequirements.applicationDeadline': 'application deadline',
  'admissionRequirements.earlyDeadline': 'early deadline',
  popularPrograms: 'programmes',
  availableScholarships: 'scholarships',
  'academics.facultyStudentRatio': 'students per teacher',
  'academics.researchRating': 'research rating',
  'academics.employmentRate': 'employment rate',
  'academics.averageSalary': 'average salary',
  accreditations: 'accreditations',
  facilities: 'facilities',
  'campusLife.housing': 'housing',
  'campusLife.clubs': 'clubs',
  'campusLife.campusSize': 'campus size',
  specialFeatures: 'special features',
}

const ORDER = Object.keys(FIELD_LABELS)

/** A source of a record with where to look it up. `anchor` is its id in the page's list of sources. */
export type CitedSource = Omit<RecordSource, 'source' | 'url'> & Source & { anchor: string }

/** An award of our own catalogue that is tied to the university. */
export type ProfileAward = { id: string; name: string; value: string; isUnsure: boolean }

/** What a profile's sections draw on. */
export type Profile = {
  university: University
  sources: readonly CitedSource[]
  awards: readonly ProfileAward[]
}

export type Provenance = {
  sources: { anchor: string; label: string }[]
  editorial: { month: string; checkAt: string; covers: string[] } | null
}

/** The record's sources with title, publisher and licence; a link to the university's own entry goes before the general one. */
export function citeSources(university: University, sourceOf: (key: string) => Source): CitedSource[] {
  return university.sources.map(({ source: key, url, ...cited }) => {
    const source = sourceOf(key)
    return { ...source, ...cited, url: url ?? source.url, anchor: `source-${key}` }
  })
}

/** Field paths in plain words, in the order of the profile. */
export function describeFields(fields: readonly string[]): string[] {
  return [...fields]
    .sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b))
    .map((field) => FIELD_LABELS[field] ?? field)
}

/** The one list that is an answer when it is empty: no test is asked. */
const ANSWERED_BY_NONE = 'admissionRequirements.requiredTests'

/** Whether the record knows the field, which may be a path such as "campusLife.clubs". Other empty lists are unknown. */
export function isKnown(university: University, field: string): boolean {
  let value: unknown = university
  for (const key of field.split('.')) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : null
  }
  if (Array.isArray(value) && value.length === 0) return field === ANSWERED_BY_NONE
  return value !== null && value !== undefined
}

/** Where the known ones among `fields` come from: published sources, an author's general knowledge, or both. */
export function provenanceOf(
  { university, sources }: Pick<Profile, 'university' | 'sources'>,
  fields: readonly string[],
): Provenance {
  const known = fields.filter((field) => isKnown(university, field))
  const { editorial } = university
  const written = known.filter((field) => editorial?.fields.includes(field))
  return {
    sources: sources
      .filter((source) => source.fields.some((field) => known.includes(field)))
      .map(({ anchor, publisher, year }) => ({ anchor, label: `${publisher} ${year}` })),
    editorial:
      editorial && written.length > 0
        ? { month: editorial.month, checkAt: editorial.checkAt, covers: describeFields(written) }
        : null,
  }
}
