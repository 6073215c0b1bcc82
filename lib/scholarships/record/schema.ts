import { z } from 'zod'
import { isDay } from '../../text/is-day'
import { EligibilitySchema } from '../../eligibility/schema'
import {
  CheckedOn,
  CountryCode,
  HttpsUrl,
  labelsOf,
  Slug,
  Text,
  unknown,
  valuesOf,
} from '../../text/schema-parts'
import { DEGREES, STUDY_FIELDS } from '../../eligibility/vocabulary'
import {
  BASES,
  CONFIDENCES,
  COVERAGE,
  DEADLINE_VARIES_BY,
  FUNDING,
  HOST_LIMITS,
  PERIODS,
  STATUSES,
  TYPES,
} from '../vocabulary'

const Month = z.number().int().min(1).max(12)
const DegreeSchema = labelsOf(DEGREES)
const YearLabel = z.string().regex(/^\d{4}(\/\d{2})?$/)

/** A sum as published. `min` and `max` are equal for one sum; `min` null means "up to `max`". */
export const SumSchema = z
  .strictObject({
    min: unknown(z.number().positive()),
    max: unknown(z.number().positive()),
    /** ISO 4217 */
    currency: z.string().regex(/^[A-Z]{3}$/),
    period: valuesOf(PERIODS),
    /** The year or academic year the sum was published for; null when it is not stated. */
    year: unknown(YearLabel),
    /** The level this sum is for; null where it is the same for all. */
    degree: unknown(DegreeSchema),
    approximate: z.boolean().default(false),
    note: unknown(Text),
  })
  .refine((sum) => sum.min !== null || sum.max !== null, 'a sum needs a figure')
  .refine((sum) => sum.min === null || sum.max === null || sum.max >= sum.min, 'max must not be below min')

/** One part of an award. Null `coverage` with no amount: it is paid, how much is not published. */
const AwardPartSchema = z.strictObject({
  coverage: unknown(valuesOf(COVERAGE)),
  amounts: z.array(SumSchema).default([]),
  note: unknown(Text),
})

/** A part that is null is not mentioned by the provider. That nothing is paid is `coverage: 'none'`. */
export const AwardPartsSchema = z.strictObject({
  tuition: unknown(AwardPartSchema),
  stipend: unknown(AwardPartSchema),
  housing: unknown(AwardPartSchema),
  travel: unknown(AwardPartSchema),
  insurance: unknown(AwardPartSchema),
  /** A sum that is not tied to one purpose. */
  grant: unknown(AwardPartSchema),
  other: z.array(Text).default([]),
})

const isDayOfMonth = ({ month, day }: { month: number; day: number | null }) =>
  day === null || isDay({ month, day, year: null })

const isTimeZone = (name: string) => name === 'UTC' || Intl.supportedValuesOf('timeZone').includes(name)

export const DeadlineSchema = z
  .strictObject({
    month: Month,
    day: unknown(z.number().int().min(1).max(31)),
    /** The end of the span in which deadlines fall, where they are not on one date. */
    lastMonth: unknown(Month),
    /** The one round this date was published for; null where it is the usual date. */
    year: unknown(z.number().int().min(2020).max(2100)),
    /** The provider's IANA time zone, and the time of its clock at which the last day closes. */
    timeZone: unknown(z.string().refine(isTimeZone, 'no IANA time zone')),
    time: unknown(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)),
    variesBy: unknown(valuesOf(DEADLINE_VARIES_BY)),
    /** The countries whose citizens this date is for, who have no other; left out where it is for everybody else. */
    passports: z.array(CountryCode).min(1).optional(),
    note: unknown(Text),
  })
  .refine(({ time, day, timeZone }) => time === null || (day !== null && timeZone !== null), {
    error: 'a time needs a day and a time zone',
  })
  .refine(({ day, ...date }) => day === null || isDay({ day, ...date }), 'the month has no such day')

const ScholarshipSourceSchema = z.strictObject({
  title: Text,
  /** Null where the page has no secure address. */
  url: unknown(HttpsUrl),
  checkedOn: CheckedOn,
  /** The page itself was read on that day; left out for a stored copy of it. */
  isLive: z.literal(true).optional(),
})

/** Text from general knowledge, the month it was written, and the page to check it at. */
const EditorialSchema = z.strictObject({
  month: z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/),
  checkAt: unknown(HttpsUrl),
})

/**
 * One scholarship as it is kept in `data/scholarships/<type>.json`.
 * A key that is left out is unknown (`null`, or an empty list). Unknown is never "everyone" and never 0.
 */
export const ScholarshipRecordSchema = z.strictObject({
  /** Stable slug; it is the address of the page and must never change. */
  id: Slug.max(80),
  name: Text.max(140),
  provider: Text,
  type: labelsOf(TYPES),
  eligibleDegrees: z.array(DegreeSchema).min(1),
  /** The award in words. */
  value: Text,
  /** Hosts and host countries in words; the matcher looks for a country's name here. */
  university: Text,
  description: Text.max(700),
  /** The provider's own page; null when none is confirmed. */
  link: unknown(HttpsUrl),
  isFullyFunded: z.boolean(),
  isPrestigious: z.boolean(),
  funding: z.array(valuesOf(FUNDING)).min(1),
  /** Universities of the catalogue where the award is tied to one or a few, or to those of a region. */
  universityIds: z.array(Slug).default([]),
  hostCountries: z.array(z.union([CountryCode, z.literal('multiple')])).min(1),
  /** The countries among which `multiple` ones lie, where the award is for one part of the world. */
  severalIn: unknown(z.array(CountryCode).min(1)),
  /** Null: it can be used at each of its places, or nobody says that it can't. */
  hostLimit: unknown(valuesOf(HOST_LIMITS)),
  fieldsOfStudy: z.union([z.literal('any'), z.array(valuesOf(STUDY_FIELDS)).min(1)]),
  fieldsNote: unknown(Text),
  awardParts: AwardPartsSchema,
  duration: unknown(
    z.strictObject({
      minMonths: unknown(z.number().int().positive()),
      maxMonths: unknown(z.number().int().positive()),
      note: unknown(Text),
    }),
  ),
  numberOfAwards: unknown(
    z.strictObject({
      count: z.number().int().positive(),
      approximate: z.boolean().default(false),
      note: unknown(Text),
    }),
  ),
  eligibility: EligibilitySchema,
  deadlines: z.array(DeadlineSchema).default([]),
  /** The note on dates, or all that is known where there is no date. */
  deadlineNote: unknown(Text),
  /** The usual last day to apply for admission, where that comes before the award; a null day: some time in the month. */
  admissionBy: unknown(
    z
      .strictObject({ month: Month, day: unknown(z.number().int().min(1).max(31)) })
      .refine(isDayOfMonth, 'the month has no such day'),
  ),
  /**
   * The fewest months between a last day to apply and the first day of the courses that its round pays for, where that
   * is long; left out where nobody says.
   */
  leadMonths: z.number().int().min(1).max(24).optional(),
  opensMonth: unknown(Month),
  opensNote: unknown(Text),
  status: valuesOf(STATUSES),
  /** Renamed, merged, replaced or ended: what happened. */
  changeNote: unknown(Text),
  replacedBy: unknown(Slug),
  relatedIds: z.array(Slug).default([]),
  renewal: unknown(Text),
  serviceCondition: unknown(Text),
  sources: z.array(ScholarshipSourceSchema).default([]),
  editorial: unknown(EditorialSchema),
  basis: valuesOf(BASES),
  confidence: valuesOf(CONFIDENCES),
})

export type Sum = z.infer<typeof SumSchema>
export type AwardParts = z.infer<typeof AwardPartsSchema>
export type AwardDeadline = z.infer<typeof DeadlineSchema>
export type Scholarship = z.infer<typeof ScholarshipRecordSchema>
