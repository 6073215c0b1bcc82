import { z } from 'zod'
import { CountryCode, HttpsUrl, IsoMonth, Text, unknown } from '../text/schema-parts'

const Month = z.number().int().min(1).max(12)

/** The months in which teaching usually begins and ends. Two months mean that it differs between universities. */
export const AcademicYearSchema = z.strictObject({
  starts: z.array(Month).min(1).max(2),
  ends: z.array(Month).min(1).max(2),
  note: unknown(Text),
})

/** The sum for living costs that a state asks students to show: the only official figure. */
export const LivingCostSchema = z
  .strictObject({
    min: z.number().positive(),
    max: unknown(z.number().positive()),
    /** ISO 4217 */
    currency: z.string().regex(/^[A-Z]{3}$/),
    period: z.enum(['month', 'year']),
    note: unknown(Text),
    /** A source of `data/visa-sources.json`, which says since when the sum is known. */
    source: HttpsUrl,
  })
  .refine(({ min, max }) => max === null || max > min, 'max must be above min')

/** The facts of a country in `data/destinations.json`, from an author's general knowledge. A missing fact is unknown. */
export const DestinationFactsSchema = z.strictObject({
  code: CountryCode,
  /** The main languages the state works in, by English name. */
  languages: z.array(Text).min(1),
  languageNote: unknown(Text),
  academicYear: unknown(AcademicYearSchema),
  livingCost: unknown(LivingCostSchema),
  /** The country's own page for international students. */
  officialPage: unknown(z.strictObject({ title: Text, publisher: Text, url: HttpsUrl })),
})

export const DestinationsFileSchema = z.strictObject({
  /** The month in which languages and academic years were written down, from general knowledge. */
  editorialMonth: IsoMonth,
  countries: z.array(DestinationFactsSchema),
})

export type DestinationFacts = z.infer<typeof DestinationFactsSchema>
export type AcademicYear = z.infer<typeof AcademicYearSchema>
export type LivingCost = z.infer<typeof LivingCostSchema>
