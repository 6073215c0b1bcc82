import { z } from 'zod'
import '../text/zod-without-compiler'
import { CountryCode, HttpsUrl, Slug, Text, unknown, valuesOf } from '../text/schema-parts'
import { Month, ruleParts, StatedSumSchema } from './rules'
import { APPLICANT_GROUPS, LEVELS } from './vocabulary'

const Levels = z.array(valuesOf(LEVELS)).min(1)
/**
 * `home`: citizens and holders of the country's own school certificate; `eu-eea`: citizens of places that may move there
 * freely, those at home too; `abroad`: all but those at home; `international`: all but those of `eu-eea`; `outside`: those
 * of them who live in none of these places, or, where `data/student-rules.json` lists them, in one of the countries of the
 * way; `inside`: the rest of `international`.
 */
const Who = valuesOf(APPLICANT_GROUPS).default('all')
/** The day is null where only the month is known. */
const DayOrMonth = z.strictObject({ month: Month, day: unknown(z.number().int().min(1).max(31)) })

/** One round of applications by a way: the people, courses and start that it is for, and its dates. */
const RoundRuleSchema = z
  .strictObject({
    /** As of a fee rule. A round that names universities takes the place of one for all, at its levels and start. */
    scope: z.array(Text).default([]),
    levels: Levels,
    who: Who,
    /** Slugs of the subjects that it is for alone; empty: every subject that has no round of its own. */
    fields: z.array(Slug).default([]),
    /** Months in which the courses begin. */
    intakes: z.array(Month).min(1),
    /** `early` and `late` can be left out by who is in time for the main one; `other`: a date that `name` explains. */
    kind: z.enum(['main', 'early', 'late', 'other']).default('main'),
    name: unknown(Text),
    opens: unknown(DayOrMonth),
    closes: unknown(DayOrMonth),
    /** The last month of the span in which it closes, where that differs by university or course. */
    latest: unknown(Month),
    /** Places are given as applications come in, so that a course may be full before it closes. */
    isRolling: z.literal(true).optional(),
    /** It closes when its courses have begun: those who come late are taken, and no day to apply by follows from it. */
    isAfterStart: z.literal(true).optional(),
    /** Slugs of the subjects of which the source says that they close on another day; left out where it names none. */
    notFor: z.array(Slug).min(1).optional(),
    isUnsure: z.boolean().default(false),
    /** Null: as the way to apply. */
    validFor: unknown(ruleParts.validFor),
    source: unknown(ruleParts.source),
    note: unknown(Text),
  })
  .refine(({ opens, closes }) => opens !== null || closes !== null, 'neither opens nor closes')
  .refine(({ kind, name }) => kind !== 'other' || name !== null, 'another date needs a name')
  .refine(({ latest, isUnsure }) => latest === null || isUnsure, 'a span is not sure')

/** A shared or national way to apply, or the plain one to the university itself. */
export const RouteRuleSchema = z.strictObject({
  id: Slug,
  country: CountryCode,
  ...ruleParts,
  name: Text,
  levels: Levels,
  who: Who,
  /** The universities or applicants that the way is for. */
  usedBy: Text,
  /** Ways whose universities take applications by this one too, mostly of other people. */
  beside: z.array(Slug).default([]),
  fee: unknown(Text),
  /** The fee in figures; 0 where none is charged. */
  feeSum: unknown(StatedSumSchema),
  /** Citizens of the EU and EEA pay no fee. */
  isFeeForOthers: z.boolean().default(false),
  url: HttpsUrl,
  /** Months in which courses begin. */
  intakes: z.array(Month).default([]),
  /** The people that it is for, and further cases that it covers. */
  covers: unknown(Text),
  /**
   * Slugs of the subjects whose doctorate is a professional degree there, such as an MD or a JD: it has another way and
   * other days than a PhD. Empty: none.
   */
  professional: z.array(Slug).default([]),
  rounds: z.array(RoundRuleSchema).default([]),
})

export type RouteRule = z.infer<typeof RouteRuleSchema>
export type RoundRule = z.infer<typeof RoundRuleSchema>
