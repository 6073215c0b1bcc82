import { applicantOf } from '../study/applicant'
import { NOTHING_ELSEWHERE, type ChoiceFacts } from '../study/choice'
import type { CountryRules } from '../study/country-rules'
import type { Charge } from '../facts/charges'
import type { Deadline } from '../facts/deadline'
import type { Fact, OtherCost, Route, Tuition } from '../facts/fact'
import { feeInWords } from '../facts/fee-words'
import type { Level } from '../facts/vocabulary'
import type { ExchangeRates } from '../money/schema'
import { groupBy } from '../text/group-by'
import { wayFor } from '../universities/answers/applying'
import { isEnough, middleCosts, type MiddleCost } from '../universities/answers/middle-costs'
import { NOTHING_ASKED } from '../universities/answers/entry'
import { costOf, type Both, type CostTable } from './cost'
import { withArticle } from '../places/with-article'
import type { BroadField } from '../subjects/subject'
import {
  isByResidence,
  knownFees,
  sourcesOf,
  spanOf,
  wholeRange,
  type FeeSource,
  type KnownFee,
} from './country-fees'
import { lowestByField, type FieldFees, type FieldsOf } from './fees-by-field'
import { statusOf, visaFreeBy, type Person } from './person'
import { between, inCurrency, one } from './range'

/** A university with the official fee that a person pays there. */
export type OfficialFee = {
  id: string
  name: string
  /** "EUR 2,694 a year", with whom or what it is for alone */
  words: string
  fact: Fact<Tuition>
  /** A year in the country's currency and the visitor's; null without a rate. */
  local: number
  own: number | null
  /** From where it begins to where it ends, in the country's currency: "EUR 0–4,500" goes by income. */
  low: number
  high: number
}

/** The facts of a university that its fee depends on. */
type Charging = {
  id: string
  name: string
  /** In the world; null without one. */
  rank?: number | null
  fees: readonly Fact<Tuition>[]
  /** What universities of its kind mostly charge. */
  usualFees: readonly Fact<Tuition>[]
  otherCosts: readonly Fact<OtherCost>[]
  /** What everybody pays there beside tuition at the level. */
  charges: readonly Fact<Charge>[]
  /** The ways to apply at the level, the first one being its own. */
  routes: readonly Fact<Route>[]
  deadlines: readonly Deadline[]
}

const SHOWN_CHEAPEST = 10
/** Behind every rank. */
const UNRANKED = 1e6

type About = {
  rules: CountryRules
  level: Level
  person: Person
  currency: string
  rates: ExchangeRates
  universities: readonly Charging[]
  years: ChoiceFacts['years']
  /** What each university teaches, by broad field; left out where nobody asks for it. */
  taught?: { fields: readonly BroadField[]; fieldsOf: FieldsOf }
}

export type CountryCost = {
  table: CostTable
  /** The lowest official fees, cheapest first, and of equal ones the certain first, then the better ranked. */
  cheapest: OfficialFee[]
  /** The lowest ones in each broad field. */
  byField: FieldFees[]
  /**
   * The number of the country's universities with an official fee for the person at the level, and the number of all.
   */
  counted: number
  of: number
  /** The sources of all the fees that the usual tuition was worked out of; none where there is no such sum. */
  sources: FeeSource[]
  /** From the lowest official fee a year to the highest; null where none is known. */
  span: Both | null
  /** How much the person may work beside their studies; null where no rule is known, or none holds for them. */
  work: string | null
}

/**
 * The cost of a year and of a degree in a country. Its tuition goes from the lowest to the highest of the fees that are
 * known of its universities, the official ones and the usual ones of their kinds; the charges and the way to apply are those
 * of most of the same universities.
 */
export function countryCost(about: About): CountryCost {
  const { rules, level, person, currency, rates, universities, years, taught } = about
  const { status } = statusOf(person, rules)
  const known = knownFees(universities, { status, local: rules.currency, rates: rates.rates })
  const official = officialFees(known, { rules, currency, rates: rates.rates })
  const bothOf = ({ low, high }: ReturnType<typeof spanOf>): Both => {
    const local = between(low, high)
    return { local, own: inCurrency(local, rules.currency, currency, rates.rates) }
  }
  const counts = isEnough(known.length, universities.length)
  const counted = counts ? known.map(({ university }) => university) : universities
  const applicant = applicantOf(rules.code, rules, person)
  const wayOf = (university: Charging) => [wayFor(university, applicant)].filter((way) => way !== null)
  const choice: ChoiceFacts = {
    ...NO_UNIVERSITY,
    ...placeOf(rules),
    level,
    usualFees: counts
      ? [
          wholeRange(known, {
            level,
            status,
            currency: rules.currency,
            of: universities.length,
            isByResidence: isByResidence(universities, status),
          }),
        ]
      : [],
    otherCosts: rules.living ? [] : middleCosts(universities, rules.currency).map(saidOfMiddle),
    years,
    charges: ofMost(counted.map(({ charges }) => charges)),
    routes: ofMost(counted.map(wayOf), ([way]) => JSON.stringify([way?.value.name, way?.value.feeSum])),
  }
  return {
    table: costOf({ choice, rules, person, awards: [], currency, rates }),
    cheapest: official.slice(0, SHOWN_CHEAPEST),
    byField: taught ? lowestByField(official, taught.fields, taught.fieldsOf) : [],
    counted: official.length,
    of: universities.length,
    sources: counts ? sourcesOf(known) : [],
    span: official.length === 0 ? null : bothOf(spanOf(official)),
    work: visaFreeBy(person, rules) ? null : (rules.workDuringStudy?.value ?? null),
  }
}

/**
 * The rules that at least half of the universities have; none where no rules are those of so many.
 * @param keyOf the same for rules that cost the same
 */
function ofMost<Rule>(
  taken: readonly (readonly Rule[])[],
  keyOf: (rules: readonly Rule[]) => string = JSON.stringify,
): readonly Rule[] {
  const byKey = [...groupBy(taken, keyOf).values()]
  return byKey.find((alike) => alike.length * 2 >= taken.length)?.[0] ?? []
}

const NO_UNIVERSITY = {
  id: '',
  city: null,
  nation: null,
  website: null,
  sector: null,
  isMedical: false,
  subject: null,
  fees: [],
  deadlines: [],
  entry: [],
  asked: NOTHING_ASKED,
  elsewhere: NOTHING_ELSEWHERE,
  enrolsInternational: null,
  hasStudentsFromAbroad: false,
  awards: [],
  programme: null,
}

const placeOf = ({ code, name, currency }: CountryRules) => ({
  name: `a university in ${withArticle(name)}`,
  countryCode: code,
  country: name,
  jurisdiction: { code, name },
  currency,
})

const saidOfMiddle = ({ cost, reports }: MiddleCost): Fact<OtherCost> => ({
  ...cost,
  note: `The middle of the sums that ${reports} universities report`,
})

type Where = { rules: CountryRules; currency: string; rates: ExchangeRates['rates'] }

/** The fees that the university, a register or a law names, the lowest first, and of equal ones the certain, then the better ranked. */
function officialFees(
  known: readonly KnownFee<Charging>[],
  { rules, currency, rates }: Where,
): OfficialFee[] {
  return known
    .flatMap(({ university: { id, name, rank }, fact, isOfficial, sum: { low, likely, high } }) => {
      const words = isOfficial ? feeInWords(fact.value, fact.value.isFloor, fact.isUnsure) : null
      if (!words) return []
      const own = inCurrency(one(likely), rules.currency, currency, rates)?.likely ?? null
      const { condition } = fact.value
      const inWords = condition === null ? words : `${words}, ${condition}`
      const fee: OfficialFee = { id, name, words: inWords, fact, local: likely, own, low, high }
      return [{ fee, rank: rank ?? UNRANKED }]
    })
    .sort(
      (a, b) =>
        a.fee.local - b.fee.local ||
        Number(a.fee.fact.isUnsure) - Number(b.fee.fact.isUnsure) ||
        a.rank - b.rank ||
        (a.fee.name < b.fee.name ? -1 : 1),
    )
    .map(({ fee }) => fee)
}
