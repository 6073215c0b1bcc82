import { z } from 'zod'
import '../../text/zod-without-compiler'
import { DOMAIN, Text } from '../../text/schema-parts'

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

export type RefusedRecord = { reasons: string[]; value: unknown }
/** The records of an extraction, which does not say on which page it read what. */
export type CheckedRecords = { accepted: { record: ScrapedUniversity }[]; refused: RefusedRecord[] }

const NO_RECORD = 'The service’s model gave no record.'

/** Checks the records of an extraction one by one. */
export function checkExtraction(data: unknown): CheckedRecords {
  const checked: CheckedRecords = { accepted: [], refused: [] }
  const list = z.object({ universities: z.array(z.unknown()) }).safeParse(data)
  for (const value of list.success ? list.data.universities : [data]) {
    const parsed = ScrapedUniversitySchema.safeParse(value)
    const reasons = parsed.error?.issues.map(
      ({ path, message }) => `${path.join('.') || 'record'}: ${message}`,
    )
    if (parsed.success) checked.accepted.push({ record: parsed.data })
    else if (value === null || value === undefined)
      checked.refused.push({ reasons: [NO_RECORD], value: null })
    else checked.refused.push({ reasons: reasons ?? [], value })
  }
  return checked
}
