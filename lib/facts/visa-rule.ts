import { z } from 'zod'
import '../text/zod-without-compiler'
import { CountryCode, HttpsUrl, Text, unknown } from '../text/schema-parts'
import { Currency, ruleParts, StatedSumSchema } from './rules'

const FundsSchema = z.strictObject({
  /** Null where the state names no sum: the note says what it looks at. */
  amount: unknown(z.number().positive()),
  currency: unknown(Currency),
  period: z.enum(['month', 'year', 'total']),
  /** For how many months; null where the rule does not say. */
  months: unknown(z.number().int().positive().max(12)),
  /** The tuition of the first year is to be shown besides; null where the rule does not say. */
  withTuition: unknown(z.boolean()),
  /** Parts of the country with a sum of their own, by the names of their towns; null where that is not known. */
  areas: z
    .array(
      z.strictObject({ name: Text, towns: z.array(Text).min(1), amount: z.number().positive().nullable() }),
    )
    .optional(),
  /** The sum from an age on. */
  older: z.strictObject({ from: z.number().int().positive(), amount: z.number().positive() }).optional(),
  note: unknown(Text),
})

const StayMonths = z.number().int().min(0)

/** Visa, work and the cost of living for an adult who studies for a degree alone, from outside the free-movement area. */
export const VisaAndLivingSchema = z.strictObject({
  country: CountryCode,
  ...ruleParts,
  visa: Text,
  fee: unknown(
    z.strictObject({
      amount: z.number().min(0),
      currency: Currency,
      /** Of those for whom the country's ways to apply from outside are. */
      amountOutside: z.number().min(0).optional(),
    }),
  ),
  feeNote: unknown(Text),
  /** Further charges: a permit, biometrics, a medical test. `sum` null: no source states it. */
  charges: z.array(z.strictObject({ what: Text, sum: unknown(StatedSumSchema) })).default([]),
  funds: unknown(FundsSchema),
  healthInsurance: unknown(Text),
  /** The cost in figures, where the words name a sum. */
  healthSum: unknown(StatedSumSchema),
  /** It is paid ahead for the whole visa, which lasts so many months beyond the course, in whole steps of months. */
  healthPaidAhead: unknown(
    z.strictObject({ monthsBeyond: z.number().int().min(0), step: z.number().int().positive() }),
  ),
  /** The age from which the sum no longer holds. */
  healthUntilAge: unknown(z.number().int().positive()),
  workDuringStudy: unknown(Text),
  /** The permit after the degree, and for how long it is given. */
  workAfter: unknown(Text),
  workAfterLength: unknown(Text),
  /**
   * The stay that those words give everybody with a degree of the level, with every extension that everybody may have; a number
   * where it is the same at all levels. 0 where there is none; unknown where they name only the stay of some.
   */
  workAfterMonths: unknown(
    z.union([
      StayMonths,
      z.strictObject({
        bachelor: unknown(StayMonths),
        master: unknown(StayMonths),
        doctorate: unknown(StayMonths),
      }),
    ]),
  ),
  /** Ordinary weeks, no promise. */
  processingWeeks: unknown(z.tuple([z.number().positive(), z.number().positive()])),
  /** Official sums for a month: the floor for a permit, below what a capital costs. */
  living: unknown(
    z.strictObject({
      min: z.number().positive(),
      max: unknown(z.number().positive()),
      currency: Currency,
      basis: Text,
      /** The age from which it is `max`, and before which it is `min`. */
      maxFromAge: unknown(z.number().int().positive()),
      /** The sum contains health insurance, which is then not added again. */
      includesHealth: z.boolean().default(false),
    }),
  ),
  /** The change and its date. */
  changes: unknown(Text),
  officialPage: HttpsUrl,
})

export type VisaAndLiving = z.infer<typeof VisaAndLivingSchema>
