import { z } from 'zod'
import '../text/zod-without-compiler'
import { HttpsUrl, Text, unknown } from '../text/schema-parts'

/**
 * A yearly sum or range, as its source publishes it. `min` is the sum if there is no range; 0 means that nothing is
 * charged.
 */
export const MoneySchema = z
  .strictObject({
    min: z.number().min(0).max(100_000_000),
    max: unknown(z.number().min(0).max(100_000_000)),
    /** ISO 4217 */
    currency: z.string().regex(/^[A-Z]{3}$/),
    period: z.literal('year'),
    /** The academic year the sum was published for: "2025/26" or "2025". */
    academicYear: z.string().regex(/^\d{4}(\/\d{2})?$/),
    note: unknown(Text),
  })
  .refine((money) => money.max === null || money.max >= money.min, 'max must not be below min')

export type Money = z.infer<typeof MoneySchema>

/** A sum that a visitor may have entered without knowing its academic year. */
export type Fee = Omit<Money, 'academicYear'> & { academicYear: string | null }

/** Units of each currency for one US dollar on `date`. */
export const ExchangeRatesSchema = z.strictObject({
  date: z.iso.date(),
  base: z.literal('USD'),
  source: z.strictObject({ title: Text, url: HttpsUrl }),
  rates: z.record(z.string().regex(/^[A-Z]{3}$/), z.number().positive()),
})

export type ExchangeRates = z.infer<typeof ExchangeRatesSchema>
