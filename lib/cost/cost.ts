import type { ChoiceFacts } from '../choice/choice'
import type { CountryRules } from '../choice/country-rules'
import type { ExchangeRates } from '../money/schema'
import { paidBy, type Owed, type Paid, type PricedAward } from './awards'
import { toShowOf, type ToShow } from './funds'
import type { CostLine, NotKnown, Part } from './line'
import { livingOf } from './living'
import { applicationOf, stayOf, testOf } from './once'
import { statusOf, type Person, type Status } from './person'
import { inCurrency, minus, NOTHING, sumOf, type Range } from './range'
import { tuitionOf } from './tuition'

export type CostInput = {
  choice: ChoiceFacts
  rules: CountryRules
  person: Person
  /** With their verdicts; those that are not for the person may be among them. */
  awards: readonly PricedAward[]
  /** ISO 4217, the visitor's. */
  currency: string
  rates: ExchangeRates
  /** Years of the degree; null: the longest that is usual. */
  length?: number | null
}

/** A sum in the country's currency and the visitor's. The second is null where the table has no rate. */
export type Both = { local: Range; own: Range | null }

/** An award taken off. `isAtLeast`: something that it does not pay is not known. */
export type AwardTaken = { award: PricedAward; paid: Paid; off: Both; left: Both; isAtLeast: boolean }

export type CostTable = {
  /** Years; null where no source states the length of the degree. The table is then of its first year. */
  length: number | null
  status: Status
  lines: CostLine[]
  notKnown: NotKnown[]
  /** Something that costs is not known, so that the total is the least. */
  isAtLeast: boolean
  /** The large parts (tuition, living) that are unknown. A total without them does not show how dear a degree is. */
  lacks: ('tuition' | 'living')[]
  /** The country's currency, and the visitor's. */
  local: string
  currency: string
  /** The day of the rates. */
  ratesOf: string
  /** Null where no line has a sum. */
  total: Both | null
  /** By year and part, in the country's currency and the visitor's. */
  byYear: { total: Both; parts: Record<Part, Both> }[]
  /** In whole US dollars a year of study and over the degree, for orders and filters; null where nothing is known. */
  dollars: { total: number; aYear: number } | null
  toShow: ToShow
  /** The best award of those that the person may have for sure, taken off. */
  eligible: AwardTaken | null
  /** The best of those that have to be checked, where it leaves less than the first. */
  check: AwardTaken | null
}

/**
 * The cost of a degree for a person, by year. An unknown sum never counts as 0: it goes into `notKnown`, and the total
 * is then a minimum. Of several awards the one that leaves the lowest cost is subtracted, because no source says which
 * can be combined.
 */
export function costOf(input: CostInput): CostTable {
  const { choice, rules, person, currency, rates } = input
  const length = input.length ?? choice.years?.value.max ?? null
  const given = { choice, rules, person, length: length ?? 1 }
  const status = statusOf(person, rules)
  const tuition = tuitionOf(choice, status, given.length)
  const found = [livingOf(choice, rules, given.length), stayOf(given), testOf(given), applicationOf(given)]
  const lines = [...(tuition.line ? [tuition.line] : []), ...found.flatMap((each) => each.lines)]
  const convert = (to: string) => (range: Range, from: string) => inCurrency(range, from, to, rates.rates)
  const [toLocal, toOwn] = [convert(rules.currency), convert(currency)]
  const notKnown = [
    ...(length === null ? [lengthNotKnown(choice)] : []),
    ...tuition.unknown,
    ...found.flatMap((each) => each.unknown),
    ...lines.flatMap((line) => withoutRate(line, rules.currency, toLocal)),
  ]
  const counted = lines.filter((line) => toLocal(NOTHING, line.currency) !== null)
  const both = (of: readonly CostLine[]): Both => ({
    local: totalIn(of, toLocal) ?? sumOf([]),
    own: totalIn(of, toOwn),
  })
  const total = counted.length > 0 ? both(counted) : null
  const table: Omit<CostTable, 'eligible' | 'check'> = {
    length,
    status,
    lines,
    notKnown,
    isAtLeast: notKnown.length > 0,
    lacks: (['tuition', 'living'] as const).filter((id) => !counted.some((line) => line.id === id)),
    local: rules.currency,
    currency,
    ratesOf: rates.date,
    total,
    byYear: yearsOf(counted, both),
    dollars: dollarsOf(counted, convert('USD'), given.length),
    toShow: toShowOf(given, tuition.line),
  }
  return {
    ...table,
    ...takeAwards(input, { counted, notKnown, total, length: given.length, toLocal, toOwn }),
  }
}

type Convert = Owed['convert']

/** The lines of all years in one currency; null where a rate is missing. */
function totalIn(lines: readonly CostLine[], convert: Convert): Range | null {
  const sums = lines.map(({ years, currency }) => convert(sumOf(years), currency))
  return sums.every((sum) => sum !== null) ? sumOf(sums) : null
}

const lengthNotKnown = ({ level }: ChoiceFacts): NotKnown => ({
  id: 'length',
  part: 'tuition',
  what: `How long a ${level} degree takes: this is its first year`,
  why: null,
  source: null,
})

/** A sum whose currency has no rate is named and not added. */
function withoutRate(line: CostLine, local: string, toLocal: Convert): NotKnown[] {
  if (toLocal(NOTHING, line.currency) !== null) return []
  const what = `${line.label} in ${local}: the table has no rate for ${line.currency}`
  return [{ id: `${line.id}-rate`, part: line.part, what, why: line.formula, source: line.source }]
}

function yearsOf(
  lines: readonly CostLine[],
  both: (lines: readonly CostLine[]) => Both,
): CostTable['byYear'] {
  const years = Math.max(0, ...lines.map((line) => line.years.length))
  return Array.from({ length: years }, (_, at) => {
    const ofYear = lines.map((line) => ({ ...line, years: line.years.slice(at, at + 1) }))
    const of = (part: Part) => both(ofYear.filter((line) => line.part === part))
    return {
      total: both(ofYear),
      parts: { tuition: of('tuition'), living: of('living'), once: of('once') },
    }
  })
}

function dollarsOf(lines: readonly CostLine[], toDollars: Convert, length: number): CostTable['dollars'] {
  const total = lines.length > 0 ? totalIn(lines, toDollars) : null
  return total && { total: Math.round(total.likely), aYear: Math.round(total.likely / Math.max(1, length)) }
}

type Sums = {
  counted: readonly CostLine[]
  notKnown: readonly NotKnown[]
  total: Both | null
  length: number
  toLocal: Convert
  toOwn: Convert
}

/** An award for several countries may not be for this one, so it has to be checked whatever its rules say of the person. */
const isSure = ({ verdict, tie }: PricedAward) => verdict === 'eligible' && tie !== 'several'
const isOpen = (award: PricedAward) => award.verdict !== 'not-eligible' && !isSure(award)

function takeAwards(
  { choice, rules, awards }: CostInput,
  { counted, notKnown, total, length, toLocal, toOwn }: Sums,
): Pick<CostTable, 'eligible' | 'check'> {
  if (!total) return { eligible: null, check: null }
  const of = (...ids: readonly string[]) => {
    const lines = counted.filter(({ id }) => ids.includes(id))
    return lines.length > 0 ? totalIn(lines, toLocal) : null
  }
  const owed: Owed = {
    level: choice.level,
    length,
    tuition: of('tuition'),
    living: of('living', 'other', 'books'),
    health: of('health'),
    convert: toLocal,
  }
  const best = (candidates: readonly PricedAward[]): AwardTaken | null => {
    const taken = candidates.flatMap((award): AwardTaken[] => {
      const paid = paidBy(award, owed)
      if (!paid.sum) return []
      const left = minus(total.local, paid.sum)
      const bothOf = (local: Range): Both => ({ local, own: toOwn(local, rules.currency) })
      const isAtLeast = notKnown.some(({ id }) => id !== 'tuition' || !paid.coversTuition)
      return [{ award, paid, off: bothOf(paid.sum), left: bothOf(left), isAtLeast }]
    })
    return taken.sort((a, b) => a.left.local.likely - b.left.local.likely)[0] ?? null
  }
  const eligible = best(awards.filter(isSure))
  const check = best(awards.filter(isOpen))
  const isBetter = check && (!eligible || check.left.local.likely < eligible.left.local.likely)
  return { eligible, check: isBetter ? check : null }
}
