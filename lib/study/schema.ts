import { z } from 'zod'
import '../text/zod-without-compiler'
import { CountryCode, HttpsUrl, Text } from '../text/schema-parts'

/** A country, or a group of `data/nationality-groups.json`. */
const Place = z.union([CountryCode, z.string().regex(/^group:[a-z-]+$/)])
const Citation = z.strictObject({ publisher: Text, title: Text, url: HttpsUrl })

const MovementSchema = z.strictObject({
  /** The countries in which it holds. */
  hosts: z.array(Place).min(1),
  /** For whom. */
  nationalities: z.array(Place).min(1),
  who: Text,
  source: Citation,
})

const OutsideSchema = z.strictObject({
  host: CountryCode,
  /**
   * The countries whose residents the host's ways to apply for people outside (`who` of a way) are for. "!it": those of all
   * countries but this one.
   */
  countries: z.array(z.string().regex(/^!?[a-z]{2}$/)).min(1),
  /** The host's own school certificate makes nobody apply as its citizens do. */
  isByPassport: z.boolean().default(false),
  validFor: Text,
  source: Citation,
})

/**
 * `data/student-rules.json`: who needs no visa or pays another fee where, who applies from outside, and who may enrol
 * students from abroad.
 */
export const StudentRulesSchema = z.strictObject({
  visaFree: z.array(MovementSchema),
  feesAs: z.array(MovementSchema.extend({ status: z.enum(['home', 'eu-eea']) })),
  outside: z.array(OutsideSchema),
  enrolmentRegisters: z.record(CountryCode, Citation),
})

export type StudentRules = z.infer<typeof StudentRulesSchema>
