import { capital } from '../text/format'
import { applicantOf } from '../study/applicant'
import type { ChoiceFacts } from '../study/choice'
import type { CountryRules } from '../study/country-rules'
import { withArticle } from '../places/with-article'
import { isForApplicant } from '../facts/deadline'
import type { Fact } from '../facts/fact'
import type { StatedSum } from '../facts/rules'
import { rulesOn } from '../facts/rules-on'
import type { CostLine, UnknownCost, CostPart } from './line'
import { statusOf, visaFreeBy, type Person } from './person'
import { sumOf } from './range'
import { statedLine } from './stated-line'

type Found = { lines: CostLine[]; unknown: UnknownCost[] }

const NONE: Found = { lines: [], unknown: [] }

type Given = { choice: ChoiceFacts; rules: CountryRules; person: Person; length: number }

/** Visa, permit and insurance; nothing but a question where an agreement or the passport makes a visa needless. */
export function stayOf(given: Given): Found {
  const { rules, person } = given
  const free = visaFreeBy(person, rules)
  if (free) {
    const { nationalities, standings } = person
    // A certificate of the country insures nobody: only its citizens are at home.
    if (applicantOf(rules.code, rules, { nationalities, standings }).status === 'home') return NONE
    const why = `${free.who} need no visa for studies in ${withArticle(rules.name)}; ask which insurance pays there`
    return {
      lines: [],
      unknown: [
        { id: 'health', part: 'living', what: 'Health insurance without a visa', why, source: free.source },
      ],
    }
  }
  return joined([visaFeeOf(rules), chargesOf(rules), healthOf(given)])
}

const joined = (found: readonly Found[]): Found => ({
  lines: found.flatMap(({ lines }) => lines),
  unknown: found.flatMap(({ unknown }) => unknown),
})

function visaFeeOf({ visa, visaFee, name }: CountryRules): Found {
  const sum = visaFee?.value.sum
  if (!visaFee || !sum) {
    const why = visaFee?.value.words || null
    const source = visaFee?.source ?? visa?.source ?? null
    return {
      lines: [],
      unknown: [{ id: 'visa-fee', part: 'once', what: `Visa fee of ${withArticle(name)}`, why, source }],
    }
  }
  const label = visa ? `Visa fee: ${visa.value.name}` : 'Visa fee'
  const line = onceLine('visa-fee', label, { ...visaFee, value: sum })
  return { lines: [{ ...line, note: visaFee.value.words || null }], unknown: [] }
}

function chargesOf({ visaCharges, name, visa }: CountryRules): Found {
  const unknown = (id: string, what: string, source: UnknownCost['source']): Found => ({
    lines: [],
    unknown: [{ id, part: 'once', what, why: null, source }],
  })
  const deposit = unknown(
    'deposit',
    'What is to be paid ahead as a deposit, for the place or for a room',
    null,
  )
  if (visaCharges.length === 0) {
    const what = `A permit, biometrics or a medical test for ${withArticle(name)}, where they are asked for`
    return joined([unknown('visa-charges', what, visa?.source ?? null), deposit])
  }
  const charges = visaCharges.map((charge, at) => {
    const { what, sum } = charge.value
    const id = `visa-charge-${at}`
    if (!sum) return unknown(id, capital(what), charge.source)
    return { lines: [onceLine(id, capital(what), { ...charge, value: sum })], unknown: [] }
  })
  return joined([...charges, deposit])
}

/** Whether the sum for living that counts contains health insurance: not where the university names its own. */
const isHealthInLiving = ({ choice, rules }: Given) =>
  rules.living?.value.includesHealth === true &&
  !choice.otherCosts.some(({ value }) => value.what === 'room-and-board')

function healthOf(given: Given): Found {
  const { health, name, visa } = given.rules
  const sum = health?.value.sum
  const isTooOld = isFromAge(given.person, health?.value.healthUntilAge ?? null)
  const older = isTooOld && health ? [above('health', 'living', 'health insurance', health)] : []
  if (isHealthInLiving(given)) return { lines: [], unknown: older }
  if (!health || !sum) {
    const source = health?.source ?? visa?.source ?? null
    const why = health?.value.words ?? null
    return {
      lines: [],
      unknown: [
        { id: 'health', part: 'living', what: `Health insurance in ${withArticle(name)}`, why, source },
      ],
    }
  }
  const line = healthLine({ ...health, value: sum }, health.value.healthPaidAhead, given.length)
  const isOpen = sum.isFloor || isTooOld
  return {
    lines: [{ ...line, note: capital(health.value.words) }],
    unknown: isOpen ? [above('health', 'living', 'health insurance', health)] : [],
  }
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

const above = (id: string, part: CostPart, what: string, { source }: Fact<unknown>): UnknownCost => ({
  id: `${id}-above`,
  part,
  what: `How much ${what} costs above the lowest sum`,
  why: null,
  source,
})

/** A sum that is paid once, before or in the first year. */
function onceLine(id: string, label: string, fact: Fact<StatedSum>): CostLine {
  return statedLine(fact, { id, part: 'once', label, length: 1 })
}

/** The cost of one application by the first known way that is the person's. */
export function applicationOf({ choice, rules, person }: Given): Found {
  const applicant = applicantOf(choice.countryCode, rules, person)
  const route = choice.routes.find(({ value: { who } }) => isForApplicant({ who, fields: [] }, applicant))
  const unknown = (why: string | null, source: UnknownCost['source']): Found => ({
    lines: [],
    unknown: [{ id: 'application', part: 'once', what: `Application fee of ${choice.name}`, why, source }],
  })
  if (!route) return unknown(null, null)
  const { feeSum, fee, name, isFeeForOthers } = route.value
  if (!feeSum) return unknown([name, fee].filter(Boolean).join(': '), route.source)
  const isLetOff = isFeeForOthers && statusOf(person, rules).status !== 'international'
  const line = onceLine('application', `Application: ${name}`, {
    ...route,
    value: isLetOff ? free(feeSum) : feeSum,
  })
  return {
    lines: [{ ...line, note: isLetOff ? 'Citizens of the EU and EEA pay no fee' : fee }],
    unknown: feeSum.isFloor && !isLetOff ? [above('application', 'once', 'the application', route)] : [],
  }
}

const free = (sum: StatedSum): StatedSum => ({ ...sum, min: 0, max: null, isFloor: false })

/** A language test, whose price differs by country and test. */
export function testOf({ choice, person }: Given): Found {
  if (person.hasTest) return NONE
  const english = rulesOn(choice.entry, 'english-minimum')[0]
  const asked = choice.asked.englishTest ?? english?.value.text ?? null
  return {
    lines: [],
    unknown: [
      {
        id: 'test',
        part: 'once',
        what: 'the price of a language test',
        why: asked && `Asked for: ${asked}. Its price differs by test and country`,
        source: english?.source ?? null,
      },
    ],
  }
}
