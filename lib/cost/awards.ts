import type { AwardWorth } from '../choice/award-worth'
import type { ChoiceFacts } from '../choice/choice'
import { checkEligibility } from '../eligibility/check'
import type { Profile } from '../eligibility/profile'
import { verdictOf, type Verdict } from '../eligibility/verdict'
import type { Degree } from '../eligibility/vocabulary'
import type { Level } from '../facts/vocabulary'
import type { MatcherData } from '../matcher/matcher-file'
import { placeContext } from '../matcher/place-context'
import type { Tie } from '../programmes/awards'
import type { AwardParts, Sum } from '../scholarships/record/schema'
import { amountInWords, sumInWords } from './words'
import { atMost, between, NOTHING, one, plus, times, type Range } from './range'

/** An award with what the rules say of the person. */
export type PricedAward = AwardWorth & { tie: Tie; verdict: Verdict }

const DEGREES: Record<Level, { asked: Profile['degreeLevel']; label: Degree }> = {
  bachelor: { asked: 'bachelors', label: "Bachelor's" },
  master: { asked: 'masters', label: "Master's" },
  doctorate: { asked: 'phd', label: 'Ph.D.' },
}

/**
 * The awards of a choice with the verdict for a profile. The choice's level goes before that of the profile. The fields
 * of a programme's awards fit already, so they are not asked again.
 */
export function pricedAwards(
  { awards, level, programme }: Pick<ChoiceFacts, 'awards' | 'level' | 'programme'>,
  worths: readonly AwardWorth[],
  profile: Profile,
  data: Pick<MatcherData, 'scholarships' | 'groups' | 'countries'>,
): PricedAward[] {
  const context = placeContext(data)
  const asked = { ...profile, degreeLevel: DEGREES[level].asked }
  const ruled = new Map(data.scholarships.map((scholarship) => [scholarship.id, scholarship]))
  const worthOf = new Map(worths.map((worth) => [worth.id, worth]))
  return awards.flatMap(({ id, tie }) => {
    const [scholarship, worth] = [ruled.get(id), worthOf.get(id)]
    if (!scholarship || !worth) return []
    const checks = checkEligibility(asked, scholarship, context).filter(
      ({ rule }) => programme === null || rule !== 'field',
    )
    return [{ ...worth, tie, verdict: verdictOf(checks) }]
  })
}

/** The costs that an award is compared with, in one currency. Null means unknown. */
export type Owed = {
  level: Level
  /** Years. */
  length: number
  tuition: Range | null
  living: Range | null
  health: Range | null
  /** Into that currency; null where a rate is missing. */
  convert: (range: Range, from: string) => Range | null
}

export type Paid = {
  /** Over the degree; null where no part of it is known in figures. */
  sum: Range | null
  coversTuition: boolean
  /** "Tuition waived", "Living costs: 24 months × EUR 992". */
  parts: string[]
  /** Parts that are paid in an unknown amount. */
  notKnown: string[]
}

const A_YEAR: Record<Sum['period'], number | null> = {
  once: null,
  total: null,
  week: 52,
  month: 12,
  term: 3,
  semester: 2,
  year: 1,
}

/** The number of years of the degree for which it is paid; at least one year where that is not published. */
function yearsPaid({ duration }: Pick<AwardWorth, 'duration'>, length: number): Range {
  const years = (months: number | null | undefined, otherwise: number) =>
    Math.min(length, months ? months / 12 : otherwise)
  const high = years(duration?.maxMonths, length)
  return { low: Math.min(high, years(duration?.minMonths, 1)), likely: high, high }
}

const byYears = (yearly: Range, years: Range): Range => ({
  low: yearly.low * years.low,
  likely: yearly.likely * years.likely,
  high: yearly.high * years.high,
})

type Part = NonNullable<AwardParts['tuition']>

/** The sums of a part over the degree. Several sums of one part are choices, and are never added. */
function sumsOf(part: Part, owed: Owed, years: Range): { sum: Range; words: string } | null {
  const { label } = DEGREES[owed.level]
  const fitting = part.amounts.filter(({ degree }) => degree === null || degree === label)
  const sums = fitting.flatMap((amount) => sumOver(amount, owed, years) ?? [])
  const [first] = sums
  if (!first) return null
  const low = Math.min(...sums.map(({ sum }) => sum.low))
  const high = Math.max(...sums.map(({ sum }) => sum.high))
  return sums.length === 1
    ? first
    : { sum: between(low, high), words: sums.map(({ words }) => words).join(', or ') }
}

/** A sum "up to" a top may be as little as nothing. */
function sumOver({ min, max, currency, period }: Sum, owed: Owed, years: Range) {
  const told = min === null ? between(0, max ?? 0) : max === null ? one(min) : between(min, max)
  const factor = A_YEAR[period]
  const over = factor === null ? told : byYears(times(told, factor), years)
  const sum = owed.convert(over, currency)
  const stated = sumInWords(told, currency)
  const words = factor === null ? stated : `${amountInWords(factor * years.likely, period)} × ${stated}`
  return sum && { sum, words }
}

/** The payments of an award over the degree. The cost table has no flight, so payments for travel are left out too. */
export function paidBy(award: AwardWorth, owed: Owed): Paid {
  const years = yearsPaid(award, owed.length)
  const share = times(years, 1 / owed.length)
  const paid: Paid = { sum: null, coversTuition: false, parts: [], notKnown: [] }
  const add = (sum: Range, words: string) => {
    paid.sum = plus(paid.sum ?? NOTHING, sum)
    paid.parts.push(words)
  }
  const { tuition, stipend, housing, insurance, grant } = award.awardParts
  if (tuition?.coverage === 'full') {
    paid.coversTuition = years.likely >= owed.length
    const most = sumsOf(tuition, owed, years)
    const waived = owed.tuition && byYears(owed.tuition, share)
    if (waived) add(most ? atMost(waived, one(most.sum.high)) : waived, 'Tuition waived')
    else paid.parts.push('Tuition waived')
  } else addSums(tuition, 'Tuition', owed.tuition)
  addSums(stipend, 'Living costs', null, owed.living)
  addSums(housing, 'Housing', null)
  addSums(insurance, 'Insurance', null, owed.health)
  addSums(grant, 'Grant', null)
  return paid

  function addSums(part: Part | null, label: string, most: Range | null, whole: Range | null = null) {
    if (!part || part.coverage === 'none') return
    const told = sumsOf(part, owed, years)
    if (told) add(most ? atMost(told.sum, most) : told.sum, `${label}: ${told.words}`)
    else if (part.coverage === 'full' && whole) add(byYears(whole, share), `${label} covered in full`)
    else paid.notKnown.push(label)
  }
}
