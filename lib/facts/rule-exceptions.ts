import { z } from 'zod'
import { CountryCode, Slug, Text } from '../text/schema-parts'
import { EntryRuleSchema, feeParts, Years } from './rules'

/**
 * A row of `data/national/territories.json`: a part of a country in which the country's rules on fees, ways to apply, entry,
 * visas and living don't hold.
 */
export const TerritorySchema = z.strictObject({
  code: Slug,
  name: Text,
  country: CountryCode,
  /** ISO 4217 */
  currency: z.string().regex(/^[A-Z]{3}$/),
  universities: z.array(Slug).min(1),
})

/** A row of `data/national/own-entry-rules.json`: a rule that holds at one university in place of its country's. */
export const OwnEntryRuleSchema = z.strictObject({ university: Slug, rule: EntryRuleSchema })

/** A row of `data/national/own-fees.json`: the tuition that one university's own page states. */
export const OwnFeeSchema = z
  .strictObject({
    university: Slug,
    ...feeParts,
    /** It is the price of the programmes that its condition names, and none of the university. */
    isOfProgrammes: z.literal(true).optional(),
  })
  .refine(({ min, max }) => (min ?? max) !== null && (max === null || (min ?? 0) <= max), 'no sum or range')

export type OwnFee = z.infer<typeof OwnFeeSchema>
export type Territory = z.infer<typeof TerritorySchema>
export type OwnEntryRule = z.infer<typeof OwnEntryRuleSchema>

/** Years of a first degree in subjects that take another time than the country's others; from general knowledge. */
export const SubjectLengthsSchema = z.strictObject({
  country: CountryCode,
  lengths: z.record(
    z.string(),
    z
      .strictObject({ min: Years, max: Years })
      .refine(({ min, max }) => min <= max, 'max must not be below min'),
  ),
})
