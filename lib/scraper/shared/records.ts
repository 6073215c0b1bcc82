import { z } from 'zod'
import type { ResultEntry } from './results'

const text = (max: number) => z.string().trim().min(1).max(max)
/** A model that finds nothing writes null, an empty text, or leaves the field out. */
const unknown = <Type extends z.ZodType>(type: Type) =>
  z.preprocess((value) => (value === '' ? null : value), type.nullable().default(null))
const count = z.number().int().positive().max(5_000_000)
const list = z.array(text(120)).max(60).nullable().default([])

/** A university as the service's model reads it off a page: the catalogue's field names, fees and dates as printed. */
export const ScrapedUniversitySchema = z.object({
  name: text(140).describe('Official name of the university, in English where the page gives one'),
  country: unknown(text(80)).describe('Country of the main campus'),
  website: unknown(z.url({ protocol: /^https?$/, hostname: z.regexes.domain })),
  description: unknown(text(700)).describe(
    'What the page says about the university, in one to three sentences',
  ),
  establishedYear: unknown(z.number().int().min(700).max(2100)),
  studentPopulation: unknown(count).describe('Number of students in total'),
  internationalStudents: unknown(z.number().int().min(0).max(5_000_000)),
  acceptanceRate: unknown(z.number().min(0).max(100)).describe('Percent of applicants admitted'),
  popularPrograms: list.describe('Programmes the page names'),
  availableScholarships: list.describe('Names of scholarships the page offers'),
  facilities: list,
  tuitionFees: unknown(
    z.object({
      domestic: unknown(text(200)).describe('Tuition for domestic students, with currency and period'),
      international: unknown(text(200)).describe(
        'Tuition for international students, with currency and period',
      ),
    }),
  ),
  admissionRequirements: unknown(
    z.object({
      minimumGPA: unknown(z.number().min(0).max(4)).describe('On a 4.0 scale'),
      englishTest: unknown(text(200)),
      requiredTests: list,
      applicationDeadline: unknown(text(120)),
    }),
  ),
  campusLife: unknown(
    z.object({
      location: unknown(text(140)).describe('City or campus'),
      housing: unknown(z.boolean()).describe('Whether the university offers housing'),
      nearestCity: unknown(text(120)),
    }),
  ),
})
export type ScrapedUniversity = z.infer<typeof ScrapedUniversitySchema>

export const RECORD_PROMPT =
  'Read the university that this page is about. Use only what the page says; leave a field null when the page does not say it. Never guess a figure.'

const LIMITS = [
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'minLength',
  'maxLength',
  'maxItems',
  'format',
  'pattern',
  'default',
]

/** JSON Schema of types alone: models that are held to a schema refuse limits and formats. We check those ourselves. */
function toPlainSchema(schema: z.ZodType): Record<string, unknown> {
  const plain = z.toJSONSchema(schema, {
    io: 'input',
    override: ({ jsonSchema }) => {
      for (const keyword of LIMITS) Reflect.deleteProperty(jsonSchema, keyword)
    },
  })
  Reflect.deleteProperty(plain, '$schema')
  return plain
}

/** The format that asks for one record a page. */
export function recordFormat() {
  return { type: 'json' as const, prompt: RECORD_PROMPT, schema: toPlainSchema(ScrapedUniversitySchema) }
}

/** The schema of an extraction over several pages, which answers once for all of them. */
export function extractionSchema(): Record<string, unknown> {
  return toPlainSchema(z.object({ universities: z.array(ScrapedUniversitySchema) }))
}

/** Null when the source page is not known, as in an extraction over several pages. */
type Origin = { pageUrl: string | null; pageTitle: string | null }
export type AcceptedRecord = Origin & { record: ScrapedUniversity }
export type RefusedRecord = Origin & { reasons: string[]; value: unknown }
export type CheckedRecords = { accepted: AcceptedRecord[]; refused: RefusedRecord[] }

const NO_RECORD = 'The service read no university on this page.'

function check(value: unknown, origin: Origin, into: CheckedRecords) {
  if (value === null || value === undefined) {
    into.refused.push({ ...origin, reasons: [NO_RECORD], value: null })
    return
  }
  const parsed = ScrapedUniversitySchema.safeParse(value)
  if (parsed.success) into.accepted.push({ ...origin, record: parsed.data })
  else {
    const reasons = parsed.error.issues.map(
      (issue) => `${issue.path.join('.') || 'record'}: ${issue.message}`,
    )
    into.refused.push({ ...origin, reasons, value })
  }
}

/** Each page's record, checked; a page without one is refused with that as the reason. */
export function checkRecords(
  entries: readonly Pick<ResultEntry, 'url' | 'title' | 'record'>[],
): CheckedRecords {
  const checked: CheckedRecords = { accepted: [], refused: [] }
  for (const { url, title, record } of entries) check(record, { pageUrl: url, pageTitle: title }, checked)
  return checked
}

/** The records of an extraction, which come together and without their pages. */
export function checkExtraction(data: unknown): CheckedRecords {
  const checked: CheckedRecords = { accepted: [], refused: [] }
  const parsed = z.object({ universities: z.array(z.unknown()) }).safeParse(data)
  const values = parsed.success ? parsed.data.universities : [data]
  for (const value of values) check(value, { pageUrl: null, pageTitle: null }, checked)
  return checked
}
