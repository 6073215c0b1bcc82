import type { AwardWorth } from '../study/award-worth'
import type { ChoiceFacts, RatesFile } from '../study/choice'
import type { CountryRules } from '../study/country-rules'
import { AWARD_WORTHS, COUNTRY_RULES, RATES } from '../study/files'
import { loadChoice, type ChosenPlace } from '../study/load-choice'
import type { Profile } from '../eligibility/profile'
import { programmeId } from '../facts/programme-id'
import { MATCHER } from '../matcher/files'
import type { MatcherData } from '../matcher/matcher-file'
import type { SenderAnswer, ShownSender } from '../plan/sender'
import { pricedAwards, type PricedAward } from './awards'
import { costOf, type CostInput, type CostTable } from './cost'
import { personOf } from './person'

/** Places with everything that their costs are worked out from. */
export type PricedPlaces = {
  head: RatesFile
  matcher: MatcherData
  worths: readonly AwardWorth[]
  /** Null for a place that this catalogue lacks. `id` is that of the plan. */
  places: readonly ({ choice: ChoiceFacts; rules: CountryRules; id: string } | null)[]
}

async function loadPlace(chosen: ChosenPlace): Promise<PricedPlaces['places'][number]> {
  const choice = await loadChoice(chosen)
  const rules = choice && (await COUNTRY_RULES(choice.jurisdiction.code).load())
  const { universityId, key } = chosen
  const id = key === null ? universityId : programmeId({ universityId, key })
  return choice && rules && { choice, rules, id }
}

/** Fetches what the costs of places are worked out from. No request identifies the visitor. */
export async function loadPricedPlaces(chosen: readonly ChosenPlace[]): Promise<PricedPlaces> {
  const [head, matcher, worths, places] = await Promise.all([
    RATES.load(),
    MATCHER.load(),
    AWARD_WORTHS.load(),
    Promise.all(chosen.map(loadPlace)),
  ])
  return { head, matcher, worths, places }
}

/** The awards as their sender saw them, where only the sender's profile tells. */
function asSent(awards: readonly PricedAward[], { award, check }: SenderAnswer): PricedAward[] {
  const verdictOf = (id: string) => (id === award ? 'eligible' : id === check ? 'check' : 'not-eligible')
  return awards.map((each) => ({ ...each, verdict: verdictOf(each.id) }))
}

/** What a plan says of a place besides itself. */
export type PlaceWish = {
  /** Ids of the awards with which the visitor wants to pay; where there are any, no other is taken off. */
  awards: readonly string[]
  /** ISO day on which courses begin; null where it is not known. */
  start: string | null
}

const NO_WISH: PlaceWish = { awards: [], start: null }

type Asking = {
  currency: string
  today: string
  /** Of a plan that came; null for the visitor's own. */
  sender: ShownSender | null
  /** In the order of the places; left out where no plan is asked about. */
  wishes?: readonly PlaceWish[]
}

/** A place with what its cost follows from for a person, and the awards that can be used there at its level. */
export type PricedPlace = {
  given: Omit<CostInput, 'awards'>
  awards: readonly PricedAward[]
  wish: PlaceWish
}

/** The places of a plan for the person of a profile, in their order; null for one that this catalogue lacks. */
export function placesFor(
  { head, matcher, worths, places }: PricedPlaces,
  profile: Profile,
  { currency, today, sender, wishes = [] }: Asking,
): (PricedPlace | null)[] {
  const person = personOf(profile)
  const shown = sender
    ? {
        ...person,
        hasTest: sender.hasTest || person.hasTest,
        age: person.age ?? sender.age,
        standings: sender.standings,
      }
    : person
  return places.map((place, at) => {
    if (!place) return null
    const { choice, rules, id } = place
    const wish = wishes[at] ?? NO_WISH
    const priced = pricedAwards(choice, worths, profile, matcher, { today, start: wish.start })
    const answer = sender?.answers.get(id)
    const awards = answer ? asSent(priced, answer) : priced
    return { given: { choice, rules, person: shown, currency, rates: head.rates }, awards, wish }
  })
}

/** The cost of a place, with the awards that the visitor chose for it, or with the best where they chose none. */
export function tableOf(place: PricedPlace | null): CostTable | null {
  if (!place) return null
  const { given, awards, wish } = place
  const isWanted = ({ id }: PricedAward) => wish.awards.length === 0 || wish.awards.includes(id)
  return costOf({ ...given, awards: awards.filter(isWanted) })
}

/** The same of each place. */
export const tablesOf = (...asked: Parameters<typeof placesFor>): (CostTable | null)[] =>
  placesFor(...asked).map(tableOf)
