import type { UsualFee } from '../study/choice'
import type { Fact, Tuition } from '../facts/fact'
import type { Level } from '../facts/vocabulary'
import type { ExchangeRates } from '../money/schema'
import { count, plural } from '../text/format'
import { groupBy } from '../text/group-by'
import { feesOf } from '../universities/answers/fee'
import { summariseAmounts } from '../universities/summarise-amounts'
import type { Status } from './person'
import { inCurrency, rounded, type Range } from './range'
import { yearlyTuition } from './tuition'

type Charging = { fees: readonly Fact<Tuition>[]; usualFees: readonly Fact<Tuition>[] }

/** The fee that a person pays at a university: an official one, else the usual one of universities of its kind. */
export type KnownFee<University> = {
  university: University
  fact: Fact<Tuition>
  isOfficial: boolean
  /** A year, in the country's currency. */
  sum: Range
}

type Where = { status: Status['status']; local: string; rates: ExchangeRates['rates'] }

/** The fees that are known of the universities of a country. Sums without a rate are left out. */
export function knownFees<University extends Charging>(
  universities: readonly University[],
  { status, local, rates }: Where,
): KnownFee<University>[] {
  return universities.flatMap((university) => {
    const [own = null] = feesOf(university.fees, status)
    const [usual = null] = feesOf(university.usualFees, status)
    const isOfficial = own !== null && own.kind !== 'general'
    const fact = isOfficial ? own : own ? null : usual
    const yearly = fact && yearlyTuition(fact)
    const { currency } = fact?.value ?? {}
    const sum = yearly && currency ? inCurrency(yearly, currency, local, rates) : null
    if (!fact || !sum) return []
    // A converted sum is never exact.
    return [{ university, fact, isOfficial, sum: currency === local ? sum : rounded(sum) }]
  })
}

/** A source of fees that a sum was worked out of. */
export type FeeSource = Pick<Fact<Tuition>, 'kind' | 'year' | 'source'> & {
  /** How many universities' fees are from it. */
  fees: number
}

/** The sources of fees, those of most fees first. */
export function sourcesOf(fees: readonly Pick<KnownFee<unknown>, 'fact'>[]): FeeSource[] {
  const facts = fees.map(({ fact }) => fact)
  const alike = groupBy(facts, ({ kind, year, source }) => JSON.stringify([kind, year, source]))
  return [...alike.values()]
    .flatMap(([first, ...others]) => {
      if (!first) return []
      const { kind, year, source } = first
      return [{ kind, year, source, fees: others.length + 1 }]
    })
    .sort((a, b) => b.fees - a.fees)
}

/** Whether some of them have a fee of those who live in a part of the country, so that no passport says who pays it. */
export const isByResidence = (universities: readonly Charging[], status: Status['status']): boolean =>
  universities.some(({ fees }) => feesOf(fees, status)[0]?.value.byResidence)

export const spanOf = (sums: readonly Pick<Range, 'low' | 'high'>[]) => ({
  low: Math.min(...sums.map(({ low }) => low)),
  high: Math.max(...sums.map(({ high }) => high)),
})

type Country = {
  level: Level
  status: Status['status']
  currency: string
  of: number
  /** At some of the others the fee depends on where in the country one lives. */
  isByResidence: boolean
}

/** From the lowest known fee to the highest, with their middle: as many are lower as are higher. */
export function wholeRange(
  fees: readonly KnownFee<unknown>[],
  { level, status, currency, of, isByResidence: isOfSome }: Country,
): Fact<UsualFee> {
  const { low, high } = spanOf(fees.map(({ sum }) => sum))
  const known = fees.length
  const official = fees.filter(({ isOfficial }) => isOfficial).length
  const all =
    low < high ? 'The middle: half of them charge less, half charge more' : 'All of them charge this'
  return {
    value: {
      level,
      status,
      min: low,
      max: high > low ? high : null,
      middle: summariseAmounts(fees.map(({ sum }) => sum.likely)).median,
      ...(known * 2 < of && { among: { known, of } }),
      isFloor: false,
      currency,
      period: 'year',
      condition: sharedCondition(fees),
      dollars: null,
    },
    kind: 'usual',
    year: 'the years that each fee names',
    source: { publisher: 'Meridian', title: titleOf(official, known - official), url: null },
    note: [all, forSomeInWords(fees), known < of && othersInWords(of - known, isOfSome)]
      .filter(Boolean)
      .join('. '),
    isUnsure: true,
  }
}

/** Whom or which programmes all the fees are for alone; null where they differ, or are for all. */
function sharedCondition(fees: readonly KnownFee<unknown>[]): string | null {
  const [first = null, ...others] = new Set(fees.map(({ fact }) => fact.value.condition))
  return others.length === 0 ? first : null
}

function forSomeInWords(fees: readonly KnownFee<unknown>[]): string | null {
  const some = fees.filter(({ fact }) => fact.value.condition !== null).length
  return some > 0 && sharedCondition(fees) === null
    ? `${count(some, 'fee')} ${plural(some, 'is', 'are')} for some programmes or people alone`
    : null
}

const othersInWords = (others: number, isOfSome: boolean) =>
  `Of the other ${others} universities no fee is known${isOfSome ? ', or it depends on where in the country you live' : ''}`

function titleOf(official: number, usual: number): string {
  const counts = [
    official > 0 && count(official, 'official fee'),
    usual > 0 && `the usual fees of ${count(usual, 'university', 'universities')}`,
  ].filter(Boolean)
  return `From the lowest to the highest of ${counts.join(' and ')}`
}
