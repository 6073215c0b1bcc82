import { nationalitiesOf, type Profile } from '../eligibility/profile'
import { formatDate, formatSignificant } from '../text/format'
import type { AdmissionChecker } from './check'
import type { Place, PlaceRules } from './place'

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
  const label = 'Students from abroad'
  const register = rules?.register ?? null
  if (place.enrolsFromAbroad)
    return {
      label,
      outcome: 'met',
      why: 'It is in the official register of those who may enrol students from abroad.',
      missing: null,
      source: register,
    }
  return {
    label,
    outcome: 'check',
    why: `${
      place.hasStudentsFromAbroad
        ? 'It reports students from abroad.'
        : 'We have not checked whether it may enrol students from abroad.'
    } ${
      register
        ? 'Look in the official list of those who may enrol them.'
        : 'We know no official list of those who may enrol them. Ask the university.'
    }`,
    missing: register
      ? 'Its name in the official list'
      : 'Confirmation from the university that it enrols students from abroad',
    source: register,
  }
}

/** The visa rule for the person's passport. A visa that the person has to apply for excludes nobody. */
export const checkVisa: AdmissionChecker = (person, place, rules) => {
  const label = 'Visa'
  const held = nationalitiesOf(person)
  if (held.length === 0)
    return {
      label,
      outcome: 'check',
      why: 'Your profile names no nationality.',
      missing: 'Your nationality, in your profile',
      source: null,
    }
  if (held.includes(place.countryCode))
    return { label, outcome: 'met', why: 'You are a citizen: you need none.', missing: null, source: null }
  if (needsVisa(person, place, rules) === false)
    return {
      label,
      outcome: 'met',
      why: 'Your passport needs none to study there.',
      missing: null,
      source: rules?.visa?.page ?? null,
    }
  if (!rules?.visa)
    return {
      label,
      outcome: 'check',
      why: 'The visa rule for your passport is not known.',
      missing: 'The country’s visa rule for your passport',
      source: null,
    }
  const { visa, barred } = rules
  const livesThere = person.residence === place.countryCode
  if (barred && held.every((code) => barred.nationalities.includes(code)))
    return {
      label,
      outcome: livesThere ? 'check' : 'unmet',
      why: `Since ${formatDate(barred.since)} your nationality gets no student visa. ${
        livesThere
          ? 'You live there: ask whether your permit is enough.'
          : 'It may have changed: read the rule.'
      }`,
      missing: 'A visa that the rule allows',
      source: barred.page,
    }
  if (livesThere)
    return {
      label,
      outcome: 'open',
      why: `You live there: your permit decides whether you need a visa. Otherwise: ${visa.name}.`,
      missing: null,
      source: visa.page,
    }
  return { label, outcome: 'open', why: `You need: ${visa.name}.`, missing: null, source: visa.page }
}

/**
 * Compares the money to show before the visa with the person's money for a year. Less money excludes nobody: an award
 * or a sponsor may count as well.
 */
export const checkMoney: AdmissionChecker = (person, place, rules) => {
  if (needsVisa(person, place, rules) === false) return null
  const label = 'Money to show'
  const source = rules?.visa?.page ?? null
  const money = rules?.money
  const { budget } = person
  if (!money)
    return {
      label,
      outcome: 'check',
      why: 'The money you must show before the visa is not known.',
      missing: 'The sum to show',
      source,
    }
  const tuition = money.withTuition !== false
  const fee = tuition ? place.fee : 0
  const isAbout = money.isSure ? '' : 'about '
  const sum = money.dollars === null || fee === null ? null : money.dollars + fee
  const parts = [
    money.dollars !== null && `${isAbout}${dollars(money.dollars)} for the first year`,
    tuition && place.fee !== null && place.fee > 0 && `${dollars(place.fee)} of tuition`,
  ].filter(Boolean)
  const why = `The rule: ${money.words}.${parts.length > 0 ? ` That is ${parts.join(' and ')}.` : ''}`
  const base = { label, source }
  if (budget === 0)
    return {
      ...base,
      outcome: 'check',
      why: `${why} Your profile doesn’t say how much you have.`,
      missing: 'Your budget, in your profile',
    }
  const yours = `${why} Yours: ${dollars(budget)} a year.`
  const least = sum ?? money.dollars
  if (least !== null && budget < least)
    return {
      ...base,
      outcome: 'check',
      why: `${yours} An award or a sponsor may count as well.`,
      missing: `${dollars(least - budget)} more, or an award that counts`,
    }
  if (sum === null)
    return {
      ...base,
      outcome: 'check',
      why: money.dollars === null ? yours : `${yours} The tuition is not known.`,
      missing: money.dollars === null ? 'The sum to show' : 'The tuition of the first year',
    }
  return money.isSure
    ? { ...base, outcome: 'met', why: yours, missing: null }
    : { ...base, outcome: 'check', why: `${yours} The sum is not sure.`, missing: 'The current sum' }
}
