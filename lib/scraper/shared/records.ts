import { z } from 'zod'
import '../../text/zod-without-compiler'
import { DOMAIN, Text } from '../../text/schema-parts'
import type { ResultEntry } from './answers'

const text = (max: number) => Text.max(max)
/** A field the model found nothing for: it may be null, an empty text or left out. */
const orNull = <Type extends z.ZodType>(type: Type) =>
  z.preprocess((value) => (value === '' ? null : value), type.nullable().default(null))
const count = z.number().int().positive().max(5_000_000)
/** An empty list is unknown, too: a model writes one where the page says nothing. */
const list = z.preprocess(
  (value) => (Array.isArray(value) && value.length === 0 ? null : value),
  z.array(text(120)).max(60).nullable().default(null),
)

/** A university as the service's model reads it on a page. Fields have the catalogue's names; fees and dates are as printed. */
export const ScrapedUniversitySchema = z.object({
  name: text(140).describe('Official name of the university, in English where the page gives one'),
  country: orNull(text(80)).describe('Country of the main campus'),
  website: orNull(z.url({ protocol: /^https?$/, hostname: DOMAIN })),
  description: orNull(text(700)).describe(
    'What the page says about the university, in one to three sentences',
  ),
  establishedYear: orNull(z.number().int().min(700).max(2100)),
  studentPopulation: orNull(count).describe('Number of students in total'),
  internationalStudents: orNull(z.number().int().min(0).max(5_000_000)),
  acceptanceRate: orNull(z.number().min(0).max(100)).describe('Percent of applicants admitted'),
  popularPrograms: list.describe('Programmes the page names'),
  availableScholarships: list.describe('Names of scholarships the page offers'),
  facilities: list,
  tuitionFees: orNull(
    z.object({
      domestic: orNull(text(200)).describe('Tuition for domestic students, with currency and period'),
      international: orNull(text(200)).describe(
        'Tuition for international students, with currency and period',
      ),
    }),
  ),
  admissionRequirements: orNull(
    z.object({
      minimumGPA: orNull(z.number().min(0).max(4)).describe('On a 4.0 scale'),
      englishTest: orNull(text(200)),
      requiredTests: list,
      applicationDeadline: orNull(text(120)),
    }),
  ),
  campusLife: orNull(
    z.object({
      location: orNull(text(140)).describe('City or campus'),
      housing: orNull(z.boolean()).describe('Whether the university offers housing'),
      nearestCity: orNull(text(120)),
    }),
  ),
})
export type ScrapedUniversity = z.infer<typeof ScrapedUniversitySchema>

/** The page a record was read on; null after an extraction, which does not name pages. */
type Origin = { pageUrl: string | null; pageTitle: string | null }
export type AcceptedRecord = Origin & { record: ScrapedUniversity }
export type RefusedRecord = Origin & { reasons: string[]; value: unknown }
export type CheckedRecords = { accepted: AcceptedRecord[]; refused: RefusedRecord[] }

const NO_RECORD = 'The service’s model gave no record for this page.'

/** Checks one record and adds it to the accepted or the refused ones. */
function addChecked(value: unknown, origin: Origin, into: CheckedRecords) {
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

/** Checks the record of each page. A page without a record is among the refused. */
export function checkRecords(
  entries: readonly Pick<ResultEntry, 'url' | 'title' | 'record' | 'warning'>[],
): CheckedRecords {
  const checked: CheckedRecords = { accepted: [], refused: [] }
  for (const { url, title, record, warning } of entries) {
    addChecked(record, { pageUrl: url, pageTitle: title }, checked)
    if (warning && (record === null || record === undefined)) checked.refused.at(-1)?.reasons.push(warning)
  }
  return checked
}

/** Checks the records of an extraction, which come in one list without their pages. */
export function checkExtraction(data: unknown): CheckedRecords {
  const checked: CheckedRecords = { accepted: [], refused: [] }
  const parsed = z.object({ universities: z.array(z.unknown()) }).safeParse(data)
  const values = parsed.success ? parsed.data.universities : [data]
  for (const value of values) addChecked(value, { pageUrl: null, pageTitle: null }, checked)
  return checked
}
