import { capital } from '../text/format'
import { applicantOf } from '../study/applicant'
import type { ChoiceFacts } from '../study/choice'
import type { CountryRules } from '../study/country-rules'
import { withArticle } from '../places/with-article'
import { rulesOn, type Fact } from '../facts/fact'
import type { StatedSum } from '../facts/rules'
import { wayFor } from '../universities/answers/applying'
import {
  fractionsOf,
  known,
  notKnown,
  restingOn,
  together,
  type CostLine,
  type CostPart,
  type Found,
} from './line'
import { statusOf, visaFreeBy, type Person } from './person'
import { between, one, sumOf, times, type Range } from './range'
import { sumInWords, timesInWords } from './words'

/** A rule with only a ceiling or only a floor counts with that one sum. */
function statedRange({ min, max }: Pick<StatedSum, 'min' | 'max'>): Range {
  return min !== null && max !== null ? between(min, max) : one(min ?? max ?? 0)
}

const A_YEAR: Record<Exclude<StatedSum['period'], 'once'>, number> = { month: 12, semester: 2, year: 1 }

type About = { id: string; part: CostPart; label: string; /** Years. */ length: number }

/** A sum that a rule states as a line: paid once, or in each year of the degree by its period. */
export function statedLine(fact: Fact<StatedSum>, { id, part, label, length }: About): CostLine {
  const { period, currency, note } = fact.value
  const range = statedRange(fact.value)
  const line = {
    ...restingOn(fact),
    id,
    part,
    label,
    currency,
    isUsual: false,
    note: note ?? fact.note,
    isUnsure: fact.isUnsure || fact.value.isAbout,
  }
  if (period === 'once') return { ...line, years: [range], formula: `${sumInWords(range, currency)}, once` }
  const units = A_YEAR[period]
  return {
    ...line,
    years: fractionsOf(length).map((year) => times(range, units * year)),
    formula: timesInWords(length * units, period, range, currency),
  }
}

type Given = { choice: ChoiceFacts; rules: CountryRules; person: Person; length: number }

/**
 * What everybody pays beside tuition: a semester contribution, a students' union, an admission fee. Where no rule names one,
 * it is not known whether there are any.
 */
export function chargeLines({ charges, name }: Pick<ChoiceFacts, 'charges' | 'name'>, length: number): Found {
  if (charges.length === 0)
    return notKnown('charges', 'tuition', `Charges beside tuition that everybody pays at ${name}`)
  const found = charges.map((charge, at) => {
    const { what, sum } = charge.value
    const id = `charge-${at}`
    const part = sum?.period === 'once' ? 'once' : 'tuition'
    const { note: why, source } = charge
    if (!sum) return notKnown(id, part, capital(what), { why, source })
    return known(statedLine({ ...charge, value: sum }, { id, part, label: capital(what), length }))
  })
  return together(...found)
}

/** A certificate of the country is not enough. */
const isCitizen = ({ nationalities, standings }: Person, rules: CountryRules) =>
  applicantOf(rules.code, rules, { nationalities, standings }).status === 'home'

/** The charges that a person pays. */
export const chargesFor = (
  { charges }: Pick<ChoiceFacts, 'charges'>,
  { rules, person }: Pick<Given, 'rules' | 'person'>,
) => charges.filter(({ value }) => !value.isForForeigners || !isCitizen(person, rules))

/** Visa, permit and insurance; nothing but a question where an agreement or the passport makes a visa needless. */
export function stayOf(given: Given): Found {
  const { rules, person } = given
  const free = visaFreeBy(person, rules)
  if (!free) return together(visaFeeOf(given), visaChargesOf(rules), healthOf(given))
  if (isCitizen(person, rules)) return known()
  const why = `${free.who} need no visa for studies in ${withArticle(rules.name)}; ask which insurance pays there`
  return notKnown('health', 'living', 'Health insurance without a visa', { why, source: free.source })
}

/**
 * Which passports need a visa is known of agreements alone, so that its fee is one that somebody else may not have to pay.
 */
function visaFeeOf({ rules, person }: Given): Found {
  const { visa, visaFee, name } = rules
  const sum = visaFee?.value.sum
  const words = visaFee?.value.words || null
  if (!visaFee || !sum) {
    const source = visaFee?.source ?? visa?.source ?? null
    return notKnown('visa-fee', 'once', `Visa fee of ${withArticle(name)}`, { why: words, source })
  }
  const label = visa ? `Visa fee, where you need one: ${visa.value.name}` : 'Visa fee, where you need a visa'
  const value = { ...sum, ...feeOutside(visaFee.value.outside, sum, { rules, person }) }
  return known({ ...onceLine('visa-fee', label, { ...visaFee, value }), note: words })
}

/** The fee of those who apply from outside; both fees where it is not known whether the person does. */
function feeOutside(
  outside: number | undefined,
  { min }: StatedSum,
  { rules, person }: Pick<Given, 'rules' | 'person'>,
): Partial<StatedSum> {
  if (outside === undefined) return {}
  const isKnown = person.nationalities.length > 0 || person.standings?.[rules.code] !== undefined
  if (!isKnown && !person.residence) return { min: outside, max: min }
  return applicantOf(rules.code, rules, person).livesInside ? {} : { min: outside }
}

function visaChargesOf({ visaCharges, name, visa }: CountryRules): Found {
  const deposit = notKnown(
    'deposit',
    'once',
    'What is to be paid ahead as a deposit, for the place or for a room',
  )
  if (visaCharges.length === 0) {
    const what = `A permit, biometrics or a medical test for ${withArticle(name)}, where they are asked for`
    return together(notKnown('visa-charges', 'once', what, { source: visa?.source ?? null }), deposit)
  }
  const charges = visaCharges.map((charge, at) => {
    const { what, sum } = charge.value
    const id = `visa-charge-${at}`
    if (!sum) return notKnown(id, 'once', capital(what), { source: charge.source })
    return known(onceLine(id, capital(what), { ...charge, value: sum }))
  })
  return together(...charges, deposit)
}

/** Whether the sum for living that counts contains health insurance: not where the university names its own. */
const isHealthInLiving = ({ choice, rules }: Given) =>
  rules.living?.value.includesHealth === true &&
  !choice.otherCosts.some(({ value }) => value.what === 'room-and-board')

function healthOf(given: Given): Found {
  const { health, name, visa } = given.rules
  const sum = health?.value.sum
  const isTooOld = isFromAge(given.person, health?.value.healthUntilAge ?? null)
  const more = health ? above('health', 'living', 'health insurance', health) : known()
  if (isHealthInLiving(given)) return isTooOld ? more : known()
  if (!health || !sum)
    return notKnown('health', 'living', `Health insurance in ${withArticle(name)}`, {
      why: health?.value.words ?? null,
      source: health?.source ?? visa?.source ?? null,
    })
  const line = healthLine({ ...health, value: sum }, health.value.healthPaidAhead, given.length)
  const noted = known({ ...line, note: capital(health.value.words) })
  return sum.isFloor || isTooOld ? together(noted, more) : noted
}

const isFromAge = ({ age }: Pick<Person, 'age'>, from: number | null) =>
  age !== null && from !== null && age >= from

type PaidAhead = NonNullable<CountryRules['health']>['value']['healthPaidAhead']

/** In each year; or ahead for the whole visa, which lasts some months beyond the course and is counted in steps. */
function healthLine(fact: Fact<StatedSum>, ahead: PaidAhead, length: number): CostLine {
  const about = { id: 'health', part: 'living', label: 'Health insurance or surcharge', length } as const
  if (!ahead) return statedLine(fact, about)
  const steps = Math.ceil((length * 12 + ahead.monthsBeyond) / ahead.step)
  const line = statedLine(fact, { ...about, length: (steps * ahead.step) / 12 })
  return { ...line, years: [sumOf(line.years)] }
}

const above = (id: string, part: CostPart, what: string, { source }: Fact<unknown>): Found =>
  notKnown(`${id}-above`, part, `How much ${what} costs above the lowest sum`, { source })

/** A sum that is paid once, before or in the first year. */
function onceLine(id: string, label: string, fact: Fact<StatedSum>): CostLine {
  return statedLine(fact, { id, part: 'once', label, length: 1 })
}

/** The cost of one application by the first known way that is the person's; none where it is among the charges. */
export function applicationOf({ choice, rules, person }: Given): Found {
  if (choice.charges.some(({ value: { isToApply, sum } }) => isToApply && sum)) return known()
  const applicant = applicantOf(choice.countryCode, rules, person)
  const route = wayFor(choice, applicant)
  const what = `Application fee of ${choice.name}`
  if (!route) return notKnown('application', 'once', what)
  const { feeSum, fee, name, isFeeForOthers } = route.value
  if (!feeSum) {
    const why = [name, fee].filter(Boolean).join(': ')
    return notKnown('application', 'once', what, { why, source: route.source })
  }
  const isLetOff = isFeeForOthers && statusOf(person, rules).status !== 'international'
  const value = isLetOff ? { ...feeSum, min: 0, max: null, isFloor: false } : feeSum
  const line = onceLine('application', `Application: ${name}`, { ...route, value })
  const noted = known({ ...line, note: isLetOff ? 'Citizens of the EU and EEA pay no fee' : fee })
  return value.isFloor ? together(noted, above('application', 'once', 'the application', route)) : noted
}

/** A language test, whose price differs by country and test. */
export function testOf({ choice, person }: Given): Found {
  if (person.hasTest) return known()
  const english = rulesOn(choice.entry, 'english-minimum')[0]
  const asked = choice.asked.englishTest ?? english?.value.text ?? null
  return notKnown('test', 'once', 'the price of a language test', {
    why: asked && `Asked for: ${asked}. Its price differs by test and country`,
    source: english?.source ?? null,
  })
}
