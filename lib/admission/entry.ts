import { nationalitiesOf, type Profile } from '../eligibility/profile'
import { fundsAt } from '../study/funds-at'
import { formatDate, formatSignificant } from '../text/format'
import { findingsOf, type AdmissionChecker } from './check'
import type { FundsToShow, Place, PlaceRules } from './place'

const dollars = (sum: number) => `US$${formatSignificant(sum)}`

/** Whether the person needs a visa; null where their nationality, or the country's rules, are not known. */
function needsVisa(person: Profile, { countryCode }: Place, rules: PlaceRules | null): boolean | null {
  const held = nationalitiesOf(person)
  if (held.includes(countryCode)) return false
  if (held.length === 0 || !rules) return null
  return !held.some((code) => rules.visaFree.includes(code))
}

/** Whether the university may enrol students from abroad. People who need no visa do not need this. */
export const checkRegister: AdmissionChecker = (person, place, rules) => {
  if (needsVisa(person, place, rules) === false) return null
  const find = findingsOf('Students from abroad')
  const register = rules?.register ?? null
  if (place.enrolsFromAbroad) {
    const why = 'It is in the official register of those who may enrol students from abroad.'
    return find('met', why, null, register)
  }
  const known = place.hasStudentsFromAbroad
    ? 'It reports students from abroad.'
    : 'We have not checked whether it may enrol students from abroad.'
  if (register) {
    const why = `${known} Look in the official list of those who may enrol them.`
    return find('check', why, 'Its name in the official list', register)
  }
  return find(
    'check',
    `${known} We know no official list of those who may enrol them. Ask the university.`,
    'Confirmation from the university that it enrols students from abroad',
  )
}

/** The visa rule for the person's passport. A visa that the person has to apply for excludes nobody. */
export const checkVisa: AdmissionChecker = (person, place, rules) => {
  const find = findingsOf('Visa')
  const held = nationalitiesOf(person)
  if (held.length === 0)
    return find('check', 'Your profile names no nationality.', 'Your nationality, in your profile')
  if (held.includes(place.countryCode)) return find('met', 'You are a citizen: you need none.')
  if (needsVisa(person, place, rules) === false)
    return find('met', 'Your passport needs none to study there.', null, rules?.visa?.page)
  if (!rules?.visa) {
    const why = 'The visa rule for your passport is not known.'
    return find('check', why, 'The country’s visa rule for your passport')
  }
  const { visa, barred } = rules
  const livesThere = person.residence === place.countryCode
  if (barred && held.every((code) => barred.nationalities.includes(code))) {
    const why = `Since ${formatDate(barred.since)} your nationality gets no student visa.`
    const missing = 'A visa that the rule allows'
    return livesThere
      ? find('check', `${why} You live there: ask whether your permit is enough.`, missing, barred.page)
      : find('unmet', `${why} It may have changed: read the rule.`, missing, barred.page)
  }
  if (!livesThere) return find('open', `Where your passport needs one: ${visa.name}.`, null, visa.page)
  const why = `You live there: your permit decides whether you need a visa. Otherwise: ${visa.name}.`
  return find('open', why, null, visa.page)
}

/**
 * Compares the money to show before the visa with the person's money for a year. Less money excludes nobody: an award
 * or a sponsor may count as well.
 */
export const checkMoney: AdmissionChecker = (person, place, rules) => {
  if (needsVisa(person, place, rules) === false) return null
  const source = rules?.visa?.page ?? null
  const find = findingsOf('Money to show')
  const ask = (why: string, missing: string) => find('check', why, missing, source)
  const money = rules?.money
  const { budget } = person
  if (!money) return ask('The money you must show before the visa is not known.', 'The sum to show')
  const fee = money.withTuition === false ? 0 : place.fee
  const living = fundsAt({ ...money, amount: money.dollars }, { city: place.city, age: person.age })
  const why = `The rule: ${money.words}.${sumsInWords(money, living, fee)}`
  if (budget === 0)
    return ask(`${why} Your profile doesn’t say how much you have.`, 'Your budget, in your profile')
  const yours = `${why} Yours: ${dollars(budget)} a year.`
  if (!living) return ask(yours, 'The sum to show')
  const more = living.low + (fee ?? 0) - budget
  if (more > 0) {
    const missing =
      fee === null
        ? `At least ${dollars(more)} more and the tuition of the first year, which is not known, or an award that counts`
        : `${dollars(more)} more, or an award that counts`
    return ask(`${yours} An award or a sponsor may count as well.`, missing)
  }
  if (fee === null) return ask(`${yours} The tuition is not known.`, 'The tuition of the first year')
  if (budget < living.high + fee) return ask(yours, 'Which of the two sums holds for you')
  return money.isSure
    ? find('met', yours, null, source)
    : ask(`${yours} The sum is not sure.`, 'The current sum')
}

/** " That is US$20,000 for the first year and US$30,000 of tuition."; empty where neither sum is known. */
function sumsInWords(
  { isSure }: FundsToShow,
  living: ReturnType<typeof fundsAt>,
  fee: number | null,
): string {
  const [low, high] = living ? [dollars(living.low), dollars(living.high)] : []
  const parts = [
    living && `${isSure ? '' : 'about '}${low === high ? low : `${low} or ${high}`} for the first year`,
    fee !== null && fee > 0 && `${dollars(fee)} of tuition`,
  ].filter(Boolean)
  return parts.length > 0 ? ` That is ${parts.join(' and ')}.` : ''
}
