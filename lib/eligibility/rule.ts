import type { CheckOutcome, PlaceContext } from './places'
import type { Profile } from './profile'
import type { Eligibility } from './schema'
import type { Degree, DegreeValue, StudyField } from './vocabulary'

export type RuleSource = { title: string; url: string | null; checkedOn: string }

/** Every rule of an award counts: what a profile leaves open has to be checked. */
export type RuleOutcome = Exclude<CheckOutcome, 'open'>

/** The outcome of one rule of a scholarship for a profile. `source` is set where the rule has one of its own. */
export type RuleFinding = {
  label: string
  outcome: RuleOutcome
  why: string
  /** The rule itself, for those who read on: beside a verdict, `why` stands alone. */
  words?: string
  source?: RuleSource | null
}

/** By level the fields of which registers list nothing at any university of an award. Levels that they don't list are left out. */
export type NotTaught = Partial<Record<DegreeValue, readonly StudyField[]>>

/** The facts that the rules of a scholarship are read from. */
export type Ruled = {
  eligibleDegrees: readonly Degree[]
  /** ISO codes, or `multiple`. */
  hostCountries: readonly string[]
  fieldsOfStudy: 'any' | readonly StudyField[]
  fieldsNote: string | null
  eligibility: Eligibility
  notTaught?: NotTaught
}

export type RuleChecker = (profile: Profile, scholarship: Ruled, context: PlaceContext) => RuleFinding | null
