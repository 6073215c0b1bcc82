import { z } from 'zod'
import { CountryCode, HttpsUrl, IsoMonth, Text } from '../../text/schema-parts'

/** Not trimmed: the space before a link belongs to the sentence. */
const Words = z.string().min(1)

/** The questions that the rules of each country answer, in the order of the table. */
export const VISA_QUESTIONS = ['Visa', 'Funds to show', 'Fee', 'Work during study', 'Work after'] as const

/** A piece of a rule: plain words, a link to an official page, or a word that the glossary explains. */
export const RulePartSchema = z.union([
  Words,
  z.strictObject({ text: Text, href: HttpsUrl }),
  z.strictObject({ text: Text, term: Text }),
])

/** As exact as it is known: a year, a month or a day. */
const KnownFromSchema = z.union([z.string().regex(/^\d{4}$/), IsoMonth, z.iso.date()])

export const VisaRuleSchema = z.strictObject({
  question: z.enum(VISA_QUESTIONS),
  rule: z.array(RulePartSchema).min(1),
  /** Since when the rule is known in this form. It may have changed after that day. */
  knownFrom: KnownFromSchema,
})

/** The rules of one country, as they are kept in `data/visa-rules.json`. */
export const CountryVisaSchema = z.strictObject({
  country: CountryCode,
  /** Those sources of `data/visa-sources.json` that the rules were checked with. */
  sources: z.array(HttpsUrl),
  rules: z
    .array(VisaRuleSchema)
    .refine(
      (rules) => rules.map(({ question }) => question).join() === VISA_QUESTIONS.join(),
      `the rules must answer, in this order: ${VISA_QUESTIONS.join(', ')}`,
    ),
})

export type RulePart = z.infer<typeof RulePartSchema>
export type VisaRule = z.infer<typeof VisaRuleSchema>
export type CountryVisa = z.infer<typeof CountryVisaSchema>
