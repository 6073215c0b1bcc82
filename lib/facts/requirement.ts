import { z } from 'zod'
import '../text/zod-without-compiler'
import { CheckedOn, CountryCode, HttpsUrl, Slug, Text, unknown, valuesOf } from '../text/schema-parts'
import { LEVELS } from './vocabulary'

/** The kinds of what an applicant has to get, take, pay or do, in the order in which they come. */
const REQUIREMENT_KINDS = [
  'entrance-test',
  'certificates',
  'payment',
  'money',
  'health',
  'visa-paper',
  'arrival',
] as const

/** A shortest and a longest time. Months are months of the calendar. */
export const SpanSchema = z
  .strictObject({
    min: z.number().int().positive().max(366),
    max: z.number().int().positive().max(366),
    unit: z.enum(['day', 'week', 'month']),
  })
  .refine(({ min, max }) => min <= max, 'min must not be above max')

/**
 * The time of a requirement: so long before or after an event, or in months of the year, the last ones before it.
 * `deadline`: of the application. `offer`: the university's decision. `visa`: the visa application. `arrival`: in the
 * country, before courses begin. `start`: the first day of courses.
 */
const TimeSchema = z.union([
  z.strictObject({ before: z.enum(['deadline', 'visa', 'start']), span: SpanSchema }),
  z.strictObject({ after: z.enum(['offer', 'visa', 'arrival', 'start']), span: SpanSchema }),
  z.strictObject({
    before: z.enum(['deadline', 'start']),
    /** The first and the last month; one for a single month. */
    months: z.array(z.number().int().min(1).max(12)).min(1).max(2),
  }),
])

/** A country, or a group of `data/nationality-groups.json`: `group:eu`. */
const Place = z.union([CountryCode, z.string().regex(/^group:[a-z-]+$/)])

/** The page that says it. */
export const SourceSchema = z.strictObject({
  title: Text,
  publisher: Text,
  url: HttpsUrl,
  /** The day of the page as it was read, or its month; null where the copy has none. */
  on: unknown(CheckedOn),
})

/** One thing that an applicant has to do for a place to study, as `data/national/requirements.json` keeps it. */
export const RequirementSchema = z
  .strictObject({
    /** Ticks of visitors are kept by it, so it never changes. */
    id: Slug,
    kind: z.enum(REQUIREMENT_KINDS),
    /** The task, without the name of the country: "Get the APS certificate". */
    title: Text,
    /** What to do, as sentences. */
    text: Text,
    /** Where one studies; empty: everywhere. */
    countries: z.array(CountryCode).default([]),
    /** Only at these universities; empty: at all of the countries. */
    universities: z.array(Slug).default([]),
    /** Only at these levels; empty: at all. */
    levels: z.array(valuesOf(LEVELS)).default([]),
    /** Only for these subjects, by slug; empty: for all. */
    subjects: z.array(Slug).default([]),
    /** Only citizens of these places; empty: of all. */
    nationalities: z.array(Place).default([]),
    /** Never citizens of these. */
    exceptNationalities: z.array(Place).default([]),
    /** Only those whose school or degree certificate is from these countries; empty: from all. */
    certificates: z.array(CountryCode).default([]),
    /** Only those who need a visa or permit there. */
    isForVisa: z.boolean().default(false),
    /** "If your certificates are from China, India or Vietnam": said where the visitor's own are not known. */
    ifUnknown: unknown(Text),
    /** Null: it has no usual time, and the text says what settles it. */
    when: unknown(TimeSchema),
    /** The source says what to do and not by when: the time is our advice. */
    isTimeOurs: z.boolean().default(false),
    /** The academic year or entry, or "since ..."; null for our advice. */
    validFor: unknown(z.string().regex(/\d{4}/)),
    /** Probable: shown with a word to check it. */
    isUnsure: z.boolean().default(false),
    /** Null: our advice, and shown as such. */
    source: unknown(SourceSchema),
  })
  .refine(
    ({ nationalities, certificates, ifUnknown }) =>
      nationalities.length + certificates.length === 0 || ifUnknown !== null,
    'what is for some only says for whom (ifUnknown)',
  )
  .refine(
    ({ source, validFor }) => (source === null) === (validFor === null),
    'a fact names its source and its year, our advice neither',
  )

export type Requirement = z.infer<typeof RequirementSchema>

/** Kinds that decide whether an application is complete: the others come with a place, a visa or the arrival. */
const OF_APPLICATIONS: readonly Requirement['kind'][] = ['entrance-test', 'certificates']

/** The tests and certificates that applications to a university need, for whatever level, subject and passport. */
export function requirementsToApply(
  requirements: readonly Requirement[],
  { id, country }: { id: string; country: string },
): Requirement[] {
  const includes = (list: readonly string[], value: string) => list.length === 0 || list.includes(value)
  return requirements.filter(
    ({ kind, countries, universities }) =>
      OF_APPLICATIONS.includes(kind) && includes(countries, country) && includes(universities, id),
  )
}
export type TimeSpan = z.infer<typeof SpanSchema>
