import type { Citation, Fact, Tuition } from '../facts/fact'
import { dollarRange } from '../facts/fee-fact'
import { mayHaveChanged } from '../facts/fact-age'
import type { FeeRule } from '../facts/rules'
import { FACT_KINDS, SECTORS, type Level, type Sector } from '../facts/vocabulary'
import type { ExchangeRates } from '../money/schema'
import { groupBy } from '../text/group-by'
import { labelOf } from '../text/options'
import { slugify } from '../text/slugify'
import { officialFeeAt } from '../universities/answers/fee'
import type { University } from '../universities/record/schema'
import { summariseAmounts, type AmountSummary } from '../universities/summarise-amounts'
import { isForAbroadAt } from './fees'
import { LEAST_REPORTS } from './tuition'

/** A university whose fee is known, in dollars a year. The id is left out where the name makes it: a country has hundreds. */
export type FeeDot = readonly [name: string, dollars: number, id?: string]

/** The official fees of a sector; `count` of `of` universities have one. Sums are dollars a year. */
export type SectorFees = Omit<AmountSummary, 'median'> & {
  label: string
  of: number
  /** Null where too few fees are known. */
  median: number | null
}

/** The usual fees of universities of a kind: no university's price. */
export type UsualRange = { id: string; label: string; min: number; max: number }

/** The basis of the fees, with every year or period that they hold for. */
export type FeeBasis = { kind: string; validFor: string; mayHaveChanged: boolean; source: Citation | null }

export type FeePlot = {
  /** The sum at the right end of the plot; the left end is 0. */
  high: number
  /** The lowest fee first. */
  dots: readonly FeeDot[]
  sectors: readonly SectorFees[]
  /** Facts that some of the fees do not state, each as a clause after a number. */
  limits: readonly string[]
  ranges: readonly UsualRange[]
  bases: readonly FeeBasis[]
}

type Charging = Pick<University, 'id' | 'name' | 'facts'>
type Group = { label: string; of: number; fees: Priced[] }
type Priced = Fact<Tuition> & { dot: FeeDot }

/**
 * The fees for students from abroad for a degree of the level, a dot for each university, with the usual ranges of
 * the country apart. Null where there is nothing to compare.
 * @param rules the usual fees of the country
 * @param today ISO day
 */
export function feePlot(
  universities: readonly Charging[],
  rules: readonly FeeRule[],
  { level, rates, today }: { level: Level; rates: ExchangeRates; today: string },
): FeePlot | null {
  const groups = groupBySector(universities, level).filter(({ fees }) => fees.length > 0)
  const fees = groups.flatMap((group) => group.fees)
  const dots = fees.map(({ dot }) => dot).sort((a, b) => a[1] - b[1])
  const ranges = usualRanges(rules, level, rates)
  const sums = [...dots.map(([, dollars]) => dollars), ...ranges.flatMap(({ min, max }) => [min, max])]
  if (new Set(sums).size < 2 || (dots.length === 0 && ranges.length < 2)) return null
  return {
    high: Math.max(...sums),
    dots,
    sectors: groups.map(describeGroup),
    limits: limitsOf(fees),
    ranges,
    bases: basesOf(fees, today),
  }
}

/** Public ones first, those of an unknown sector last. */
function groupBySector(universities: readonly Charging[], level: Level): Group[] {
  const sectors: { value: Sector | null; label: string }[] = [
    ...SECTORS,
    { value: null, label: 'Sector not known' },
  ]
  return sectors.map(({ value, label }) => {
    const own = universities.filter(({ facts }) => (facts.sector?.value ?? null) === value)
    return { label, of: own.length, fees: own.flatMap((university) => pricedFee(university, level)) }
  })
}

function pricedFee({ id, name, facts }: Charging, level: Level): Priced[] {
  const fee = officialFeeAt(facts.fees, level, 'international')
  const dollars = fee?.value.dollars ?? null
  return fee && dollars !== null
    ? [{ ...fee, dot: slugify(name) === id ? [name, dollars] : [name, dollars, id] }]
    : []
}

function describeGroup({ label, of, fees }: Group): SectorFees {
  const { count, min, median, max } = summariseAmounts(fees.map(({ dot: [, dollars] }) => dollars))
  return { label, of, count, min, max, median: count < LEAST_REPORTS ? null : median }
}

function limitsOf(fees: readonly Fact<Tuition>[]): string[] {
  const conditions = groupBy(fees, ({ value }) => value.condition)
  const floors = fees.filter(({ value }) => value.isFloor).length
  const unsure = fees.filter(({ isUnsure }) => isUnsure).length
  return [
    ...[...conditions].flatMap(([condition, own]) =>
      condition ? `${own.length} only for ${condition}` : [],
    ),
    ...(floors > 0 ? [`${floors} a lowest sum, with dearer programmes above it`] : []),
    ...(unsure > 0 ? [`${unsure} probable and not confirmed`] : []),
  ]
}

/** The ranges that students from abroad pay for a degree of the level, where both ends are known. */
function usualRanges(rules: readonly FeeRule[], level: Level, rates: ExchangeRates) {
  return rules
    .filter((rule) => isForAbroadAt(rule, level))
    .flatMap((rule) => {
      const range = dollarRange(rule, rates)
      return range ? [{ id: rule.id, label: rule.appliesTo, ...range }] : []
    })
}

/** The sources of the fees, each once, those of most fees first; what universities report themselves is one basis. */
function basesOf(fees: readonly Fact<Tuition>[], today: string): FeeBasis[] {
  const bases = groupBy(fees, ({ kind, source: { publisher, title } }) =>
    kind === 'reported' ? kind : `${kind} ${publisher} ${title}`,
  )
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
