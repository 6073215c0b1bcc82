import { GROUPS, NATIONS, STUDENT_DEFINITIONS } from '../universities/vocabulary'

type FieldTable = readonly {
  /** The path of the value in a JSON record, and the heading of its CSV column. */
  key: string
  label: string
  /** The format of its text. */
  kind: string
  /** Says beside the input what to write. */
  hint?: string
  options?: readonly { value: string; label: string }[]
  /** The short form has an input for it. */
  isShort?: true
}[]

const TABLE = [
  { key: 'name', label: 'Name', kind: 'text', isShort: true },
  { key: 'country', label: 'Country', kind: 'country', isShort: true },
  { key: 'campusLife.location', label: 'City or place', kind: 'text', isShort: true },
  { key: 'website', label: 'Website', kind: 'website', hint: 'https://…', isShort: true },
  { key: 'description', label: 'Description', kind: 'long', isShort: true },
  { key: 'establishedYear', label: 'Established', kind: 'number', hint: 'a year', isShort: true },
  { key: 'studentPopulation', label: 'Students', kind: 'number', isShort: true },
  { key: 'internationalStudents', label: 'International students', kind: 'number' },
  { key: 'acceptanceRate', label: 'Acceptance rate', kind: 'percent', hint: 'percent', isShort: true },
  {
    key: 'worldRanking',
    label: 'World ranking',
    kind: 'ranking',
    hint: '47, or 601–610 (QS 2026)',
    isShort: true,
  },
  {
    key: 'tuitionFees.international',
    label: 'Tuition, international',
    kind: 'fee',
    hint: 'EUR 2,500–3,000, or free',
    isShort: true,
  },
  { key: 'tuitionFees.domestic', label: 'Tuition, domestic', kind: 'fee', hint: 'EUR 2,500–3,000, or free' },
  {
    key: 'popularPrograms',
    label: 'Popular programs',
    kind: 'list',
    hint: 'Law; Medicine; Physics',
    isShort: true,
  },
  { key: 'availableScholarships', label: 'Scholarships', kind: 'list' },
  { key: 'admissionRequirements.minimumGPA', label: 'Minimum GPA', kind: 'number', hint: 'on a 4.0 scale' },
  { key: 'admissionRequirements.englishTest', label: 'English test', kind: 'text', hint: 'IELTS 6.5' },
  { key: 'admissionRequirements.ielts', label: 'IELTS', kind: 'number', hint: 'overall, such as 6.5' },
  {
    key: 'admissionRequirements.asksEnglishTest',
    label: 'English test asked',
    kind: 'boolean',
    hint: 'yes or no',
  },
  {
    key: 'admissionRequirements.requiredTests',
    label: 'Required tests',
    kind: 'list',
    hint: 'SAT; ACT, or none',
  },
  {
    key: 'admissionRequirements.applicationDeadline',
    label: 'Application deadline',
    kind: 'date',
    hint: '15 January',
  },
  { key: 'admissionRequirements.earlyDeadline', label: 'Early deadline', kind: 'date', hint: '1 November' },
  { key: 'campusLife.housing', label: 'Housing', kind: 'boolean', hint: 'yes or no' },
  { key: 'campusLife.clubs', label: 'Clubs', kind: 'number' },
  { key: 'campusLife.campusSize', label: 'Campus size', kind: 'hectares', hint: '120 ha, or 300 acres' },
  { key: 'campusLife.nearestCity', label: 'Nearest city', kind: 'text' },
  { key: 'facilities', label: 'Facilities', kind: 'list' },
  { key: 'accreditations', label: 'Accreditations', kind: 'list' },
  { key: 'specialFeatures', label: 'Special features', kind: 'list' },
  { key: 'academics.facultyStudentRatio', label: 'Students per teacher', kind: 'ratio', hint: '12, or 12:1' },
  { key: 'academics.researchRating', label: 'Research rating', kind: 'number', hint: 'out of 10' },
  { key: 'academics.employmentRate', label: 'Employment rate', kind: 'percent', hint: 'percent' },
  { key: 'academics.averageSalary', label: 'Average salary', kind: 'text' },
  { key: 'localName', label: 'Local name', kind: 'text' },
  { key: 'aliases', label: 'Other names', kind: 'list' },
  { key: 'logo', label: 'Logo', kind: 'logo', hint: 'an emoji or a few letters' },
  { key: 'internationalPercent', label: 'International share', kind: 'percent', hint: 'percent' },
  { key: 'studentDefinition', label: 'Students counted as', kind: 'choice', options: STUDENT_DEFINITIONS },
  { key: 'acceptanceRateYear', label: 'Year of the acceptance rate', kind: 'text', hint: '2024 or 2024/25' },
  { key: 'nation', label: 'Nation of the UK', kind: 'choice', options: NATIONS },
  { key: 'groups', label: 'Groups of the UK', kind: 'choices', options: GROUPS },
  { key: 'coordinates', label: 'Coordinates', kind: 'coordinates', hint: '52.01, 4.36' },
  { key: 'tuitionFees.domesticNumeric', label: 'Tuition, domestic, US dollars', kind: 'dollars' },
  { key: 'tuitionFees.internationalNumeric', label: 'Tuition, international, US dollars', kind: 'dollars' },
] as const satisfies FieldTable

export type FieldKey = (typeof TABLE)[number]['key']
export type ImportField = FieldTable[number] & Pick<(typeof TABLE)[number], 'key' | 'kind'>

/** Every field that can be imported, typed in and exported, in the order of the columns. */
export const IMPORT_FIELDS: readonly ImportField[] = TABLE

/** The texts of a row by field. Empty cells are left out. */
export type Cells = Partial<Record<FieldKey, string>>

/** Names of values that we compute or do not import. They are ignored without a note. */
const DERIVED = [
  'id',
  'depth',
  'region',
  'nationalRanking',
  'sources',
  'editorial',
  'line',
  'reason',
  'addedOn',
  // Not a value, but where values were read; `provenance.ts` reads it.
  'provenance',
]

/** A heading without case, accents, spaces and signs. */
export const plainHeading = (heading: string) =>
  heading
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')

const byHeading = new Map<string, FieldKey | 'derived'>([
  ...DERIVED.map((name) => [plainHeading(name), 'derived'] as const),
  ['countrycode', 'country'],
])
for (const field of [...IMPORT_FIELDS].reverse()) {
  const last = field.key.split('.').at(-1) ?? ''
  const isSide = last === 'international' || last === 'domestic'
  for (const name of [...(isSide ? [] : [last]), field.label, field.key])
    byHeading.set(plainHeading(name), field.key)
}

/**
 * The field that a heading or JSON path of our own formats names. 'derived' when the name is in `DERIVED`, null when it is
 * not ours.
 */
export function fieldOf(heading: string): FieldKey | 'derived' | null {
  return byHeading.get(plainHeading(heading)) ?? null
}

/** The field at a path of our own formats; undefined where the path names none. */
export function fieldAt(path: string): ImportField | undefined {
  const key = fieldOf(path)
  return IMPORT_FIELDS.find((field) => field.key === key)
}

/** What only our own files have beside the fields: notes on a row, and where its values were read. */
const ABOUT_ROWS = ['line', 'reason', 'addedOn', 'provenance', 'depth', 'sources', 'editorial', 'countryCode']
const aboutRows = new Set(ABOUT_ROWS.map(plainHeading))

/** Whether a column is no fact of the university, so that it is neither listed nor kept. */
export const isAboutRow = (heading: string): boolean => aboutRows.has(plainHeading(heading))

export function fieldLabel(key: FieldKey): string {
  return IMPORT_FIELDS.find((field) => field.key === key)?.label ?? key
}
