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
import { costOf, type CostTable } from './cost'
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

/**
 * The cost of each place for the person of a profile, in the order of the places; null for one that this catalogue lacks.
 * @param sender of a plan that came; null for the visitor's own
 */
export function tablesOf(
  { head, matcher, worths, places }: PricedPlaces,
  profile: Profile,
  { currency, today, sender }: { currency: string; today: string; sender: ShownSender | null },
): (CostTable | null)[] {
  const person = personOf(profile)
  const shown = sender
    ? {
        ...person,
        hasTest: sender.hasTest || person.hasTest,
        age: person.age ?? sender.age,
        standings: sender.standings,
      }
    : person
  return places.map((place) => {
    if (!place) return null
    const priced = pricedAwards(place.choice, worths, profile, matcher, today)
    const answer = sender?.answers.get(place.id)
    const awards = answer ? asSent(priced, answer) : priced
    const { choice, rules } = place
    return costOf({ choice, rules, person: shown, awards, currency, rates: head.rates })
  })
}
