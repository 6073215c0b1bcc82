import { NOTHING_ELSEWHERE, type ChoiceFacts, type UsualFee } from '../study/choice'
import type { CountryRules } from '../study/country-rules'
import type { Charge } from '../facts/charges'
import type { Fact, OtherCost, Route, Tuition } from '../facts/fact'
import { feeInWords } from '../facts/fee-words'
import type { Level } from '../facts/vocabulary'
import type { ExchangeRates } from '../money/schema'
import { NOTHING_ASKED } from '../universities/answers/entry'
import { feesOf } from '../universities/answers/fee'
import { costOf, type Both, type CostTable } from './cost'
import { withArticle } from '../places/with-article'
import type { BroadField } from '../subjects/subject'
import { lowestByField, type FieldFees, type FieldsOf } from './fees-by-field'
import { statusOf, type Person, type Status } from './person'
import { between, inCurrency } from './range'
import { yearlyTuition } from './tuition'

/** A university with the official fee that a person pays there. */
export type OfficialFee = {
  id: string
  name: string
  /** "EUR 2,694 a year" */
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
  otherCosts: readonly Fact<OtherCost>[]
  /** What everybody pays there beside tuition at the level. */
  charges: readonly Fact<Charge>[]
  /** The ways to apply at the level, the first one being its own. */
  routes: readonly Fact<Route>[]
}

/** Fewer official fees than this say nothing of a country. */
const LEAST_FEES = 3
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
  /** The usual fees of universities of the country, for use where too few fees are official. */
  usualFees: readonly Fact<Tuition>[]
  years: ChoiceFacts['years']
  /** What each university teaches, by broad field; left out where nobody asks for it. */
  taught?: { fields: readonly BroadField[]; fieldsOf: FieldsOf }
}

export type CountryCost = {
  table: CostTable
  /** The lowest official fees, cheapest first, and of equal ones the better ranked first. */
  cheapest: OfficialFee[]
  /** The lowest ones in each broad field. */
  byField: FieldFees[]
  /**
   * The number of the country's universities with an official fee for the person at the level, and the number of all.
   */
  counted: number
  of: number
  /** From the lowest official fee a year to the highest; null where none is known. */
  span: Both | null
}

/**
 * The cost of a year and of a degree in a country: from the lowest to the highest official fee, else the usual fee, and
 * the country's rules.
 */
export function countryCost(about: About): CountryCost {
  const { rules, level, person, currency, rates, universities, usualFees, years, taught } = about
  const status = statusOf(person, rules)
  const official = officialFees(universities, { status, rules, currency, rates: rates.rates })
  const bothOf = ({ low, high }: ReturnType<typeof spanOf>): Both => {
    const local = between(low, high)
    return { local, own: inCurrency(local, rules.currency, currency, rates.rates) }
  }
  const usual = official.length < LEAST_FEES ? usualFees : [wholeRange(official, { level, status, rules })]
  const otherCosts = rules.living ? [] : middleCosts(universities, rules.currency)
  const choice: ChoiceFacts = {
    ...NO_UNIVERSITY,
    ...placeOf(rules),
    level,
    usualFees: usual,
    otherCosts,
    years,
    charges: mostTaken(universities.map(({ charges }) => charges)) ?? [],
    routes: mostTaken(universities.map(({ routes }) => routes)) ?? [],
  }
  return {
    table: costOf({ choice, rules, person, awards: [], currency, rates }),
    cheapest: official.slice(0, SHOWN_CHEAPEST),
    byField: taught ? lowestByField(official, taught.fields, taught.fieldsOf) : [],
    counted: official.length,
    of: universities.length,
    span: official.length === 0 ? null : bothOf(spanOf(official)),
  }
}

/**
 * The rules that most universities have, so that those of one kind of school do not count as everybody's. Universities of
 * which none are known are not counted.
 */
function mostTaken<Rule>(taken: readonly (readonly Rule[])[]): readonly Rule[] | null {
  const counts = new Map<string, { rules: readonly Rule[]; count: number }>()
  for (const rules of taken.filter(({ length }) => length > 0)) {
    const key = JSON.stringify(rules)
    counts.set(key, { rules, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return [...counts.values()].sort((a, b) => b.count - a.count)[0]?.rules ?? null
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

type Where = { status: Status; rules: CountryRules; currency: string; rates: ExchangeRates['rates'] }

/** The fees that the university, a register or a law names, the lowest first. Sums without a rate are left out. */
function officialFees(
  universities: readonly Charging[],
  { status, rules, currency, rates }: Where,
): OfficialFee[] {
  const fees = universities.flatMap(({ id, name, fees: own }): OfficialFee[] => {
    const [fee = null] = feesOf(own, status.status)
    const yearly = fee && fee.kind !== 'general' ? yearlyTuition(fee) : null
    const words = fee && feeInWords(fee.value, fee.value.isFloor, fee.isUnsure)
    const local = yearly && fee && inCurrency(yearly, fee.value.currency, rules.currency, rates)
    if (!local || !words) return []
    const inOwn = inCurrency(local, rules.currency, currency, rates)
    const { likely, low, high } = local
    return [{ id, name, words, fact: fee, local: likely, own: inOwn?.likely ?? null, low, high }]
  })
  const ranks = new Map(universities.map(({ id, rank }) => [id, rank ?? UNRANKED]))
  const rankOf = ({ id }: OfficialFee) => ranks.get(id) ?? UNRANKED
  return fees.sort((a, b) => a.local - b.local || rankOf(a) - rankOf(b) || (a.name < b.name ? -1 : 1))
}

const spanOf = (fees: readonly OfficialFee[]) => ({
  low: Math.min(...fees.map(({ low }) => low)),
  high: Math.max(...fees.map(({ high }) => high)),
})

type Middle = { level: Level; status: Status; rules: CountryRules }

/** From the lowest official fee to the highest, with their middle: as many are lower as are higher. */
function wholeRange(fees: readonly OfficialFee[], { level, status, rules }: Middle): Fact<UsualFee> {
  const { low, high } = spanOf(fees)
  return {
    value: {
      level,
      status: status.status,
      min: low,
      max: high > low ? high : null,
      middle: middleOf(fees.map(({ local }) => local)),
      isFloor: false,
      currency: rules.currency,
      period: 'year',
      condition: null,
      dollars: null,
    },
    kind: 'usual',
    year: 'the years that each fee names',
    source: {
      publisher: 'Meridian',
      title: `From the lowest to the highest of ${fees.length} official fees`,
      url: null,
    },
    note:
      low < high
        ? 'The middle: half of the universities charge less, half charge more'
        : 'All of them charge this',
    isUnsure: true,
  }
}

function middleOf(unsorted: readonly number[]): number {
  const sums = [...unsorted].sort((a, b) => a - b)
  const [below = 0, above = 0] = [sums[Math.floor((sums.length - 1) / 2)], sums[Math.floor(sums.length / 2)]]
  return Math.round((below + above) / 2)
}

/**
 * The median of the universities' own figures for room, board and the rest, for a country whose state names no sum;
 * none where few universities have figures.
 */
function middleCosts(universities: readonly Charging[], currency: string): Fact<OtherCost>[] {
  return (['room-and-board', 'books', 'other'] as const).flatMap((what): Fact<OtherCost>[] => {
    const told = universities.flatMap(({ otherCosts }) =>
      otherCosts.filter(({ value }) => value.what === what && value.currency === currency),
    )
    const [first] = told
    if (!first || told.length < LEAST_FEES) return []
    const sums = told.map(({ value }) => value.min)
    return [
      {
        ...first,
        value: { ...first.value, min: middleOf(sums), max: null },
        note: `The middle of the sums that ${told.length} universities report`,
      },
    ]
  })
}
