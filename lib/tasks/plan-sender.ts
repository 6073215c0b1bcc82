import { applicantOf } from '../study/applicant'
import { canTheyTakeMe } from '../admission/can-they-take-me'
import { ADMISSION } from '../admission/files'
import { placeOfChoice } from '../admission/place-of-choice'
import { currencyFor, FIRST_CURRENCY } from '../money/chosen-currency'
import { personOf as payerOf, statusOf, visaFreeBy } from '../cost/person'
import { loadPricedPlaces, tablesOf } from '../cost/priced-places'
import { subjectOf } from '../eligibility/kept-subject'
import { isEmptyProfile, type Profile } from '../eligibility/profile'
import { programmeKeyOf } from '../facts/programme-id'
import type { PlanChoice } from '../plan/choices'
import type { Plan } from '../plan/plan'
import type { Sender } from '../plan/sender'
import { concernsPerson, isForSome } from './concern'
import { TASKS } from './files'
import { awardsForOthers, taskPersonOf } from './load-tasks'
import { wishesOf } from './wishes'

/** The person who sends a plan. `currency` is the one they chose; null for none. */
type Sending = { profile: Profile; currency: string | null }

/** The little that is known of a sender without any file. */
export const briefSender = ({ profile, currency }: Sending): Sender => ({
  currency,
  subject: subjectOf(profile),
  hasTest: payerOf(profile).hasTest,
  age: profile.age,
  standings: {},
  requirements: null,
  awardsForOthers: [],
  answers: [],
})

/**
 * What a plan says of its sender, so that a reader without their profile has the same sums, tasks and verdicts.
 * @param today ISO day of the sender
 */
export async function senderOf(
  plan: Plan,
  choices: readonly PlanChoice[],
  sending: Sending,
  today: string,
): Promise<Sender> {
  const { profile } = sending
  // Who says nothing sees what every reader sees.
  if (isEmptyProfile(profile)) return briefSender({ profile, currency: sending.currency ?? FIRST_CURRENCY })
  const chosen = choices.map((choice) => ({
    universityId: choice.universityId,
    level: choice.level,
    key: programmeKeyOf(choice),
  }))
  const [priced, admission, { requirements }] = await Promise.all([
    loadPricedPlaces(chosen),
    ADMISSION.load(),
    TASKS.load(),
  ])
  const payer = payerOf(profile)
  const person = taskPersonOf(profile, plan, null)
  const currency = currencyFor(sending.currency, payer, priced.head.currencies)
  const wishes = wishesOf(choices, priced, today)
  const tables = tablesOf(priced, profile, { currency, today, sender: null, wishes })
  const standings = priced.places.flatMap((place) => {
    if (!place) return []
    const pays = statusOf(payer, place.rules).status
    const isVisaFree = visaFreeBy(payer, place.rules) !== null
    const { status: applies, livesInside = false } = applicantOf(place.rules.code, place.rules, person)
    const isUsual = pays === 'international' && applies === 'international' && !isVisaFree && !livesInside
    return isUsual ? [] : [[place.rules.code, { applies, pays, isVisaFree, livesInside }] as const]
  })
  const answers = priced.places.map((place, at) => {
    const rules = place && (admission.rules[place.choice.jurisdiction.code] ?? null)
    const verdict = place && canTheyTakeMe(profile, placeOfChoice(place.choice), rules, today).verdict
    return {
      verdict,
      award: tables[at]?.eligible?.award.id ?? null,
      check: tables[at]?.couldPay?.award.id ?? null,
    }
  })
  const concerned = requirements.filter(isForSome).flatMap((row) => {
    const concerns = concernsPerson(row, person)
    return concerns === false ? [] : [[row.id, concerns ? 'yes' : 'maybe'] as const]
  })
  return {
    ...briefSender({ profile, currency }),
    standings: Object.fromEntries(standings),
    requirements: person.nationalities.length > 0 ? Object.fromEntries(concerned) : null,
    awardsForOthers: [...awardsForOthers(plan, priced, profile, null)],
    answers,
  }
}
