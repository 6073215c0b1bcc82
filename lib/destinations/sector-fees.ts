import type { Citation, Fact, Tuition } from '../facts/fact'
import { dollarRange } from '../facts/fee-fact'
import { mayHaveChanged } from '../facts/may-have-changed'
import type { FeeRule } from '../facts/rules'
import { FACT_KINDS, SECTORS, type Sector } from '../facts/vocabulary'
import type { ExchangeRates } from '../money/schema'
import { labelOf } from '../text/options'
import { officialFeeAt } from '../universities/answers/fee'
import { DOTS, stackDots, type Stacks } from '../universities/profile/dots'
import type { University } from '../universities/record/schema'
import { summariseAmounts } from '../universities/summarise-amounts'
import { LEAST_REPORTS } from './tuition'

/** The official fees of a sector as dots; `count` of `of` universities have one. Sums are dollars a year. */
export type SectorStrip = Stacks & {
  label: string
  of: number
  count: number
  min: number
  max: number
  /** Null where too few fees are known. */
  median: { amount: number; x: number } | null
  /** Facts that some of the fees do not state, each as a clause after a number. */
  limits: readonly string[]
}

/** The usual fees of universities of a kind: no university's price. */
export type UsualRange = { id: string; label: string; min: number; max: number; x: number; width: number }

/** The basis of the fees, with every year or period that they hold for. */
export type FeeBasis = { kind: string; validFor: string; mayHaveChanged: boolean; source: Citation | null }

export type SectorFeeStrips = {
  /** The sum at the right end of every strip and range; the left end is 0. */
  high: number
  /** The most universities that a dot can mean. */
  each: number
  strips: readonly SectorStrip[]
  ranges: readonly UsualRange[]
  bases: readonly FeeBasis[]
}

type Charging = Pick<University, 'facts'>
type Group = { label: string; of: number; fees: Priced[] }
type Priced = Fact<Tuition> & { dollars: number }

const LEVEL = 'bachelor'

/**
 * The fees for students from abroad for a bachelor's degree, by sector, with the usual ranges of the country apart.
 * Null where there is nothing to compare.
 * @param rules the usual fees of the country
 * @param today ISO day
 */
export function sectorFees(
  universities: readonly Charging[],
  rules: readonly FeeRule[],
  { rates, today }: { rates: ExchangeRates; today: string },
): SectorFeeStrips | null {
  const groups = groupBySector(universities).filter(({ fees }) => fees.length > 0)
  const ranges = usualRanges(rules, rates)
  const ends = ranges.flatMap(({ min, max }) => [min, max])
  const sums = [...groups.flatMap(amountsOf), ...ends]
  if (new Set(sums).size < 2 || (groups.length === 0 && ranges.length < 2)) return null
  const high = Math.max(...sums)
  const { each, xOf, groups: stacks } = stackDots(groups.map(amountsOf), 0, high)
  return {
    high,
    each,
    strips: stacks.flatMap((drawn, at) => {
      const group = groups[at]
      return group ? [{ ...drawn, ...describeGroup(group, xOf) }] : []
    }),
    ranges: ranges.map((range) => ({ ...range, ...placeRange(range, high) })),
    bases: basesOf(
      groups.flatMap(({ fees }) => fees),
      today,
    ),
  }
}

const amountsOf = ({ fees }: Group) => fees.map(({ dollars }) => dollars)

/** Public ones first, those of an unknown sector last. */
function groupBySector(universities: readonly Charging[]): Group[] {
  const sectors: { value: Sector | null; label: string }[] = [
    ...SECTORS,
    { value: null, label: 'Sector not known' },
  ]
  return sectors.map(({ value, label }) => {
    const own = universities.filter(({ facts }) => (facts.sector?.value ?? null) === value)
    return { label, of: own.length, fees: own.flatMap(pricedFee) }
  })
}

function pricedFee({ facts }: Charging): Priced[] {
  const fee = officialFeeAt(facts.fees, LEVEL, 'international')
  const dollars = fee?.value.dollars ?? null
  return fee && dollars !== null ? [{ ...fee, dollars }] : []
}

function describeGroup(group: Group, xOf: (amount: number) => number) {
  const { count, min, median, max } = summariseAmounts(amountsOf(group))
  return {
    label: group.label,
    of: group.of,
    count,
    min,
    max,
    median: count < LEAST_REPORTS ? null : { amount: median, x: xOf(median) },
    limits: limitsOf(group.fees),
  }
}

function limitsOf(fees: readonly Fact<Tuition>[]): string[] {
  const conditions = new Map<string, number>()
  for (const { value } of fees) {
    if (value.condition) conditions.set(value.condition, (conditions.get(value.condition) ?? 0) + 1)
  }
  const floors = fees.filter(({ value }) => value.isFloor).length
  const unsure = fees.filter(({ isUnsure }) => isUnsure).length
  return [
    ...[...conditions].map(([condition, many]) => `${many} only for ${condition}`),
    ...(floors > 0 ? [`${floors} a lowest sum, with dearer programmes above it`] : []),
    ...(unsure > 0 ? [`${unsure} probable and not confirmed`] : []),
  ]
}

/** The ranges that students from abroad pay for a bachelor's degree, where both ends are known. */
function usualRanges(rules: readonly FeeRule[], rates: ExchangeRates) {
  return rules
    .filter(({ level }) => level === LEVEL || level === 'all')
    .filter(({ status }) => status === 'international' || status === 'all')
    .flatMap((rule) => {
      const range = dollarRange(rule, rates)
      return range ? [{ id: rule.id, label: rule.appliesTo, ...range }] : []
    })
}

/** A range is never too narrow to be seen. */
const LEAST_WIDTH = 2

function placeRange({ min, max }: { min: number; max: number }, high: number) {
  const xOf = (amount: number) => Math.round((amount / high) * DOTS.width * 10) / 10
  const width = Math.max(LEAST_WIDTH, Math.round((xOf(max) - xOf(min)) * 10) / 10)
  return { x: Math.min(xOf(min), DOTS.width - width), width }
}

/** The sources of the fees, each once, those of most fees first; what universities report themselves is one basis. */
function basesOf(fees: readonly Fact<Tuition>[], today: string): FeeBasis[] {
  const bases = new Map<string, Fact<Tuition>[]>()
  for (const fee of fees) {
    const key = fee.kind === 'reported' ? fee.kind : `${fee.kind} ${fee.source.publisher} ${fee.source.title}`
    bases.set(key, [...(bases.get(key) ?? []), fee])
  }
  const byNumber = [...bases.values()].sort((a, b) => b.length - a.length)
  return byNumber.flatMap((own) => {
    const [first] = own
    if (!first) return []
    const years = [...new Set(own.map(({ year }) => year))]
    return [
      {
        kind: labelOf(FACT_KINDS, first.kind) ?? first.kind,
        validFor: years.join(', '),
        mayHaveChanged: first.kind === 'law' && years.some((year) => mayHaveChanged(year, today)),
        source: first.kind === 'reported' ? null : first.source,
      },
    ]
  })
}
