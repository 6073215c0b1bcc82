import { applicantOf } from '../choice/applicant'
import type { ChoiceFacts } from '../choice/choice'
import type { CountryRules } from '../choice/country-rules'
import { withArticle } from '../places/with-article'
import { isForApplicant } from '../facts/deadline'
import type { Fact } from '../facts/fact'
import type { StatedSum } from '../facts/rules'
import { rulesOn } from '../facts/rules-on'
import { fractionsOf, restingOn, type CostLine, type NotKnown, type Part } from './line'
import { statusOf, visaFreeBy, type Person } from './person'
import { between, one, times, type Range } from './range'
import { sumInWords, timesInWords } from './words'

type Found = { lines: CostLine[]; unknown: NotKnown[] }

const NONE: Found = { lines: [], unknown: [] }

/** A rule with only a ceiling or only a floor counts with that one sum. */
function statedRange({ min, max }: Pick<StatedSum, 'min' | 'max'>): Range {
  return min !== null && max !== null ? between(min, max) : one(min ?? max ?? 0)
}

type Given = { choice: ChoiceFacts; rules: CountryRules; person: Person; length: number }

/** Visa, permit and insurance; nothing but a question where an agreement or the passport makes a visa needless. */
export function stayOf(given: Given): Found {
  const { rules, person } = given
  const free = visaFreeBy(person, rules)
  if (free) {
    if (applicantOf(rules.code, rules, person).status === 'home') return NONE
    const why = `${free.who} need no visa for studies in ${withArticle(rules.name)}; ask which insurance pays there`
    return {
      lines: [],
      unknown: [
        { id: 'health', part: 'living', what: 'Health insurance without a visa', why, source: free.source },
      ],
    }
  }
  return joined([visaFeeOf(rules), chargesOf(rules), healthOf(rules, given.length)])
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

function chargesOf({ visaCharges }: CountryRules): Found {
  const lines = visaCharges.map((charge, at) =>
    onceLine(`visa-charge-${at}`, capital(charge.value.what), charge),
  )
  return { lines, unknown: [] }
}

function healthOf({ health, name, visa }: CountryRules, length: number): Found {
  const sum = health?.value.sum
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
  const range = statedRange(sum)
  const units = sum.period === 'month' ? 12 : 1
  const line: CostLine = {
    ...restingOn(health),
    id: 'health',
    part: 'living',
    label: 'Health insurance or surcharge',
    years: fractionsOf(length).map((part) => times(range, units * part)),
    currency: sum.currency,
    formula: timesInWords(length * units, sum.period === 'month' ? 'month' : 'year', range, sum.currency),
    isUsual: false,
    note: capital(health.value.words),
  }
  return {
    lines: [line],
    unknown: sum.isFloor ? [above('health', 'living', 'health insurance', health)] : [],
  }
}

const above = (id: string, part: Part, what: string, { source }: Fact<unknown>): NotKnown => ({
  id: `${id}-above`,
  part,
  what: `How much ${what} costs above the lowest sum`,
  why: null,
  source,
})

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** A sum that is paid once, before or in the first year. */
function onceLine(id: string, label: string, fact: Fact<StatedSum>): CostLine {
  const { value } = fact
  const range = statedRange(value)
  return {
    ...restingOn(fact),
    id,
    part: 'once',
    label,
    years: [range],
    currency: value.currency,
    formula: `${sumInWords(range, value.currency)}, once`,
    isUsual: false,
    note: value.note ?? fact.note,
  }
}

/** The cost of one application by the first known way that is the person's. */
export function applicationOf({ choice, rules, person }: Given): Found {
  const applicant = applicantOf(choice.countryCode, rules, person)
  const route = choice.routes.find(({ value: { who } }) => isForApplicant({ who, fields: [] }, applicant))
  const unknown = (why: string | null, source: NotKnown['source']): Found => ({
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
