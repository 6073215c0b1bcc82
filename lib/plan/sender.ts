import * as z from 'zod/mini'
import { EMPTY_PROFILE, type Profile } from '../eligibility/profile'
import { VERDICTS } from '../eligibility/verdict'
import '../text/zod-without-compiler'
import { placesOf, type Plan } from './plan'

/**
 * The content of a link or a file. It has the profile only if the visitor ticked that. `sender` is null in a link that an
 * earlier version made.
 */
export type Carried = { plan: Plan; profile: Profile | null; sender: Sender | null }

const slug = z.string().check(z.regex(/^[a-z0-9-]{1,140}$/))
const country = z.string().check(z.regex(/^[a-z]{2}$/))

/** How a country takes the sender: as whom they apply, whose fee they pay there, and whether they need no visa. */
const StandingSchema = z.object({
  applies: z.enum(['home', 'eu-eea', 'international']),
  pays: z.enum(['home', 'eu-eea', 'international']),
  isVisaFree: z.boolean(),
  /** The sender lives where the country's ways to apply for people outside are not for them. */
  livesInside: z._default(z.boolean(), false),
})

/** The answers for a place: whether it can take the sender, the award taken off its cost, and one that could pay. */
const AnswerSchema = z.object({
  verdict: z.nullable(z.enum(VERDICTS.map(({ value }) => value) as [(typeof VERDICTS)[number]['value']])),
  award: z.nullable(slug),
  check: z.nullable(slug),
})

/**
 * What the sums, dates and verdicts of a plan rest on besides its items. It goes with a plan that is sent, so that its
 * reader sees the same as the sender, also without the sender's profile. It has no grade, age or nationality, only what each country makes of it.
 */
const SenderSchema = z.object({
  /** ISO 4217; null where it is not known. */
  currency: z._default(z.nullable(z.string().check(z.regex(/^[A-Z]{3}$/))), null),
  /** The slug of a subject; empty where none was chosen. */
  subject: z._default(z.string().check(z.regex(/^[a-z-]{0,60}$/)), ''),
  /** The sender has an English test, which costs nothing any more. */
  hasTest: z._default(z.boolean(), false),
  /** Decides some sums and insurances; null where it is not known. */
  age: z._default(z.nullable(z.int().check(z.minimum(14), z.maximum(99))), null),
  /** By the country's code. Elsewhere the sender is like everybody from abroad. */
  standings: z._default(z.record(country, StandingSchema), {}),
  /**
   * The requirements for some people alone that are for the sender, or may be, by id; null where the sender told no
   * nationality.
   */
  requirements: z._default(z.nullable(z.record(slug, z.enum(['yes', 'maybe']))), null),
  /** Ids of saved awards that are for citizens of other countries than the sender's. */
  awardsForOthers: z._default(z.array(slug).check(z.maxLength(500)), []),
  /** In the order of the plan's places. */
  answers: z._default(z.array(AnswerSchema).check(z.maxLength(500)), []),
})

export type Sender = z.infer<typeof SenderSchema>
export type SenderAnswer = z.infer<typeof AnswerSchema>

/** The sender of a plan for its reader. `profile` is empty where it did not come. */
export type ShownSender = Omit<Sender, 'answers'> & {
  profile: Profile
  /** By the id of a place, where only the sender's own profile could tell; empty where that came. */
  answers: ReadonlyMap<string, SenderAnswer>
}

/** The sender that came with a plan, with the answers by place; one who says nothing where none came. */
export function shownSender({ plan, profile, sender }: Carried): ShownSender {
  const told = sender ?? SenderSchema.parse({})
  const answers = profile ? [] : placesOf(plan).map(({ id }, at) => [id, told.answers[at]] as const)
  return {
    ...told,
    profile: profile ?? { ...EMPTY_PROFILE, subject: told.subject },
    answers: new Map(answers.flatMap(([id, answer]) => (answer ? [[id, answer]] : []))),
  }
}

/** Reads what came with a plan; null for anything else. */
export const readSender = (given: unknown): Sender | null => SenderSchema.safeParse(given).data ?? null
