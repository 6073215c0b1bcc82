import type { ChoiceFacts } from '../study/choice'
import type { CountryRules } from '../study/country-rules'
import { isHeadline } from '../facts/fact-age'
import { levelWord } from '../facts/words'
import type { ExchangeRates } from '../money/schema'
import { paidBy, standingOf, type Owed, type Paid, type PricedAward } from './awards'
import { toShowOf, type ToShow } from './funds'
import { chargeLines, chargesFor, applicationOf, stayOf, testOf } from './charges'
import {
  isCharge,
  isFee,
  known,
  notKnown,
  together,
  type CostLine,
  type CostPart,
  type UnknownCost,
} from './line'
import { livingOf } from './living'
import { statusOf, type Person, type Status } from './person'
import { inCurrency, minus, NOTHING, rounded, sumOf, type Range } from './range'
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

/** An award with what it pays. `left`: the total after it; null without a total. */
export type AwardTaken = { award: PricedAward; paid: Paid; left: Both | null }

export type CostTable = {
  /** Years; null where no source states the length of the degree. The table is then of its first year. */
  length: number | null
  status: Status
  /** `own`: the sum of all years in the visitor's currency; null where that is the line's, or without a rate. */
  lines: (CostLine & { own: Range | null })[]
  notKnown: UnknownCost[]
  /** Something that costs is not known, so that the total is the least. */
  isAtLeast: boolean
  /** The main parts (tuition, living) that are unknown. Without one of them there is no total. */
  lacks: ('tuition' | 'living')[]
  /** The tuition is what universities of the country usually charge, and no price of this one. */
  isUsual: boolean
  /** The country's currency, and the visitor's. */
  local: string
  currency: string
  /** The day of the rates. */
  ratesOf: string
  /** Over the degree; null where it lacks a main part. */
  total: Both | null
  /** By year and part, in the country's currency and the visitor's. A part that is lacking is what is known of it. */
  byYear: { total: Both | null; parts: Record<CostPart, Both> }[]
  /** The part of tuition over the degree: the fee alone, and what everybody pays beside it. */
  tuition: { fee: Both; charges: Both }
  /** The total in whole US dollars, and its middle a year of study, for orders and filters; null without a total. */
  dollars: (Range & { aYear: number }) | null
  toShow: ToShow & { own: Range | null }
  /** The age of the person decides a sum, and is not known. */
  asksAge: boolean
  /** The best award that the person may have, that opens again and that can be held there, taken off. */
  eligible: AwardTaken | null
  /** The best of those that pay if something is so that nobody knows yet. It is never taken off. */
  couldPay: Pick<AwardTaken, 'award' | 'paid'> | null
}

/**
 * The cost of a degree for a person, by year. An unknown sum never counts as 0: it goes into `notKnown`, and the total
 * is then a minimum; without its tuition or living costs there is no total. Of several awards the one that leaves the lowest cost is subtracted, because no source says which
 * can be combined.
 */
export function costOf(input: CostInput): CostTable {
  const { rules, person, currency, rates } = input
  const choice = { ...input.choice, charges: chargesFor(input.choice, input) }
  const length = input.length ?? choice.years?.value.max ?? null
  const given = { choice, rules, person, length: length ?? 1 }
  const status = statusOf(person, rules)
  const tuition = tuitionOf(choice, status, given.length)
  const { lines: stated, unknown } = together(
    length === null ? lengthNotKnown(choice) : known(),
    tuition,
    chargeLines(choice, given.length),
    livingOf(given),
    stayOf(given),
    testOf(given),
    applicationOf(given),
  )
  const lines = stated.filter(isHeadline)
  const convert = (to: string) => (range: Range, from: string) => inCurrency(range, from, to, rates.rates)
  const [toLocal, toOwn] = [convert(rules.currency), convert(currency)]
  const allUnknown = [
    ...unknown,
    ...stated.filter((line) => !isHeadline(line)).map(tooOld),
    ...lines.flatMap((line) => withoutRate(line, rules.currency, toLocal)),
  ]
  const counted = lines.filter((line) => toLocal(NOTHING, line.currency) !== null)
  const both = (of: readonly CostLine[]): Both => ({
    local: totalIn(of, toLocal) ?? sumOf([]),
    own: totalIn(of, toOwn),
  })
  const lacks = (['tuition', 'living'] as const).filter((id) => !counted.some((line) => line.id === id))
  const isWhole = lacks.length === 0
  const total = isWhole ? both(counted) : null
  const inOwn = (range: Range, from: string) => (from === currency ? null : toOwn(range, from))
  const toShow = toShowOf(given, tuition.lines[0] ?? null)
  const table: Omit<CostTable, 'eligible' | 'couldPay'> = {
    length,
    status,
    lines: lines.map((line) => ({ ...line, own: inOwn(sumOf(line.years), line.currency) })),
    notKnown: allUnknown,
    isAtLeast: allUnknown.length > 0,
    lacks,
    isUsual: lines.some((line) => line.isUsual),
    local: rules.currency,
    currency,
    ratesOf: rates.date,
    total,
    byYear: yearsOf(counted, both, isWhole),
    tuition: { fee: both(counted.filter(isFee)), charges: both(counted.filter(isCharge)) },
    dollars: isWhole ? dollarsOf(counted, convert('USD'), given.length) : null,
    toShow: { ...toShow, own: toShow.sum && inOwn(toShow.sum, toShow.currency) },
    asksAge: person.age === null && decidesAge(rules),
  }
  return { ...table, ...takeAwards(input, { counted, total, length: given.length, toLocal, toOwn }) }
}

const decidesAge = ({ living, health }: CountryRules) =>
  [living?.value.maxFromAge, health?.value.healthUntilAge].some((age) => typeof age === 'number')

type Convert = Owed['convert']

/** The lines of all years in one currency; null where a rate is missing. */
function totalIn(lines: readonly CostLine[], convert: Convert): Range | null {
  const sums = lines.map(({ years, currency }) => convert(sumOf(years), currency))
  return sums.every((sum) => sum !== null) ? sumOf(sums) : null
}

const lengthNotKnown = ({ level }: ChoiceFacts) =>
  notKnown('length', 'tuition', `How long a ${levelWord(level)} degree takes: this is its first year`)

/** A sum that is past is named and not added. */
const tooOld = ({ id, part, label, formula, year, source }: CostLine): UnknownCost => ({
  id: `${id}-past`,
  part,
  what: `${label} of today`,
  why: `${formula}: for ${year}, too long ago to count`,
  source,
})

/** A sum whose currency has no rate is named and not added. */
function withoutRate(line: CostLine, local: string, toLocal: Convert): UnknownCost[] {
  if (toLocal(NOTHING, line.currency) !== null) return []
  const what = `${line.label} in ${local}: the table has no rate for ${line.currency}`
  return [{ id: `${line.id}-rate`, part: line.part, what, why: line.formula, source: line.source }]
}

function yearsOf(
  lines: readonly CostLine[],
  both: (lines: readonly CostLine[]) => Both,
  isWhole: boolean,
): CostTable['byYear'] {
  const years = Math.max(0, ...lines.map((line) => line.years.length))
  return Array.from({ length: years }, (_, at) => {
    const ofYear = lines.map((line) => ({ ...line, years: line.years.slice(at, at + 1) }))
    const of = (part: CostPart) => both(ofYear.filter((line) => line.part === part))
    return {
      total: isWhole ? both(ofYear) : null,
      parts: { tuition: of('tuition'), living: of('living'), once: of('once') },
    }
  })
}

function dollarsOf(lines: readonly CostLine[], toDollars: Convert, length: number): CostTable['dollars'] {
  const total = totalIn(lines, toDollars)
  return total && { ...rounded(total), aYear: Math.round(total.likely / Math.max(1, length)) }
}

type Sums = {
  counted: readonly CostLine[]
  total: Both | null
  length: number
  toLocal: Convert
  toOwn: Convert
}

function takeAwards(
  { choice, rules, awards }: CostInput,
  { counted, total, length, toLocal, toOwn }: Sums,
): Pick<CostTable, 'eligible' | 'couldPay'> {
  const of = (...ids: readonly string[]) => {
    const lines = counted.filter(({ id }) => ids.includes(id))
    return lines.length > 0 ? totalIn(lines, toLocal) : null
  }
  const owed: Owed = {
    level: choice.level,
    length,
    total: total?.local ?? null,
    tuition: of('tuition'),
    living: of('living', 'other', 'books'),
    health: of('health'),
    convert: toLocal,
  }
  const best = (candidates: readonly PricedAward[]) =>
    candidates
      .map((award) => ({ award, paid: paidBy(award, owed) }))
      .filter(({ paid }) => paid.parts.length > 0)
      .sort((a, b) => (b.paid.sum?.likely ?? 0) - (a.paid.sum?.likely ?? 0))[0] ?? null
  const sure = best(awards.filter((award) => standingOf(award) === 'pays'))
  const open = best(awards.filter((award) => standingOf(award) === 'could-pay'))
  const isBetter = open && (!sure || (open.paid.sum?.likely ?? 0) > (sure.paid.sum?.likely ?? 0))
  const local = sure && total && minus(total.local, sure.paid.sum ?? NOTHING)
  return {
    eligible: sure && { ...sure, left: local && { local, own: toOwn(local, rules.currency) } },
    couldPay: isBetter ? open : null,
  }
}
