import type { AwardWorth } from '../study/award-worth'
import type { ChoiceFacts } from '../study/choice'
import { nationalitiesOf, type Profile } from '../eligibility/profile'
import { assess, type Verdict } from '../eligibility/verdict'
import { DEGREE_AT } from '../eligibility/vocabulary'
import { DEGREE_OF_LEVEL, type Level } from '../facts/vocabulary'
import { type MatcherData, placeContext } from '../matcher/matcher-file'
import type { Tie } from '../programmes/awards'
import {
  datesFor,
  deadlineStatus,
  isForLaterStart,
  type DeadlineStatus,
} from '../scholarships/deadline-status'
import type { AwardParts, Scholarship, Sum } from '../scholarships/record/schema'
import { addTo } from '../text/iso-day'
import { amountInWords, sumInWords } from './words'
import { atMost, between, minus, NOTHING, one, plus, sumOf, times, type Range } from './range'

/** Whether the next call is for courses that begin then, or only for later ones, or nobody knows of one. */
type Call = 'in-time' | 'later' | 'none'

/** An award with what the rules say of the person, and its call for the start of their courses. */
export type PricedAward = AwardWorth & { tie: Tie; verdict: Verdict; call: Call }

/** `ask`: it is for several countries or some universities, which may leave this one out. `not`: one of its rules rules the person out. */
export type AwardStanding = 'pays' | 'could-pay' | 'ask' | 'later' | 'closed' | 'not'

/**
 * Whether an award pays: the person meets every rule, its call is open or comes again before courses begin, and it is for
 * this place. Where a rule is open, it could pay.
 */
export function standingOf({
  verdict,
  tie,
  call,
}: Pick<PricedAward, 'verdict' | 'tie' | 'call'>): AwardStanding {
  if (verdict === 'not-eligible') return 'not'
  if (call !== 'in-time') return call === 'later' ? 'later' : 'closed'
  if (tie === 'several') return 'ask'
  return verdict === 'eligible' ? 'pays' : 'could-pay'
}

/** What has to be so that an award pays: "if you pass the test that it asks for". */
export const conditionOf = ({ verdict }: Pick<PricedAward, 'verdict'>): string =>
  verdict === 'almost' ? 'if you pass the test that it asks for' : 'if its open rules fit you'

/**
 * The awards of a choice with the verdict for a profile. The choice's level goes before that of the profile. The fields
 * of a programme's awards fit already, so they are not asked again.
 * @param when ISO days: today, and the first day of courses; null where no start is chosen or known
 */
export function pricedAwards(
  { awards, level, programme }: Pick<ChoiceFacts, 'awards' | 'level' | 'programme'>,
  worths: readonly AwardWorth[],
  profile: Profile,
  data: Pick<MatcherData, 'scholarships' | 'groups' | 'countries'>,
  { today, start }: { today: string; start: string | null },
): PricedAward[] {
  const context = placeContext(data)
  const nationalities = nationalitiesOf(profile)
  const asked = { ...profile, degreeLevel: DEGREE_OF_LEVEL[level] }
  const ruled = new Map(data.scholarships.map((scholarship) => [scholarship.id, scholarship]))
  const worthOf = new Map(worths.map((worth) => [worth.id, worth]))
  return awards.flatMap(({ id, tie }) => {
    const [scholarship, worth] = [ruled.get(id), worthOf.get(id)]
    if (!scholarship || !worth) return []
    const { verdict } = assess(asked, scholarship, context, programme !== null)
    const status = deadlineStatus(datesFor(scholarship, nationalities), today)
    return [{ ...worth, tie, verdict, call: callFor(status, start, scholarship) }]
  })
}

/** A last known round that was followed by none that anybody saw is no call. A round without a date may be in time. */
export function callFor(
  status: DeadlineStatus,
  start: string | null,
  award: Pick<Scholarship, 'leadMonths'>,
): Call {
  if (status.kind === 'unknown') return status.closedOn === null ? 'in-time' : 'none'
  if (status.kind === 'open-all-year') return 'in-time'
  if (status.kind === 'due' || status.kind === 'closed') {
    // Who has not applied for admission in time can have the next round.
    const from = status.kind === 'due' && status.admissionOver ? addTo(status.from, 12, 'month') : status.from
    return start !== null && isForLaterStart(from, start, award) ? 'later' : 'in-time'
  }
  return 'none'
}

/** The costs that an award is compared with, in one currency. Null means unknown. */
export type Owed = {
  level: Level
  /** Years. */
  length: number
  total: Range | null
  tuition: Range | null
  living: Range | null
  health: Range | null
  /** Into that currency; null where a rate is missing. */
  convert: (range: Range, from: string) => Range | null
}

export type Paid = {
  /** Over the degree, each part at most the line that it pays; null where nothing of it is known in figures. */
  sum: Range | null
  /** "Tuition waived", "Living costs: 24 months × EUR 992". */
  parts: string[]
  /** Parts that are paid in an unknown amount. */
  notKnown: string[]
  /** Nobody says for how many years it is paid: the low end is that of one year. */
  isOfOneYear?: true
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
  const fitting = part.amounts.filter(({ degree }) => degree === null || degree === DEGREE_AT[owed.level])
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

/**
 * The payments of an award over the degree. Each is at most the cost that it pays, and pays nothing of a cost that is not
 * known. The cost table has no flight, so payments for travel are left out too.
 */
export function paidBy(award: AwardWorth, owed: Owed): Paid {
  const years = yearsPaid(award, owed.length)
  const paid = paidOver(years, award, owed)
  if (award.duration?.minMonths || years.low === years.high) return paid
  const longest = paidOver({ ...years, low: years.high }, award, owed)
  return { ...paid, ...(paid.sum?.low !== longest.sum?.low && { isOfOneYear: true as const }) }
}

function paidOver(years: Range, award: AwardWorth, owed: Owed): Paid {
  const share = times(years, 1 / owed.length)
  const paid: Paid = { sum: null, parts: [], notKnown: [] }
  const { tuition, stipend, housing, insurance, grant } = award.awardParts
  const toward = (line: Range | null, sums: readonly (Range | null)[]) => {
    const known = sums.filter((sum) => sum !== null)
    if (line && known.length > 0) paid.sum = plus(paid.sum ?? NOTHING, atMost(sumOf(known), line))
  }
  toward(owed.tuition, [waiver(tuition) ?? sumFor(tuition, 'Tuition', owed.tuition)])
  toward(owed.living, [sumFor(stipend, 'Living costs', owed.living), sumFor(housing, 'Housing', null)])
  toward(owed.health, [sumFor(insurance, 'Insurance', owed.health)])
  toward(owed.total && minus(owed.total, paid.sum ?? NOTHING), [sumFor(grant, 'Grant', null)])
  return paid

  /** The tuition that a full waiver is worth, at most the sum that the award names for it. */
  function waiver(part: Part | null): Range | null {
    if (part?.coverage !== 'full' || !owed.tuition) return null
    paid.parts.push('Tuition waived')
    const told = sumsOf(part, owed, years)
    const waived = byYears(owed.tuition, share)
    return told ? atMost(waived, one(told.sum.high)) : waived
  }

  /** The sum that a part names, else its share of the cost that it covers in full or up to all of it. */
  function sumFor(part: Part | null, label: string, whole: Range | null): Range | null {
    if (!part || part.coverage === 'none' || part.coverage === 'not-charged') return null
    const told = sumsOf(part, owed, years)
    const upTo = part.coverage === 'up-to-full'
    const isWhole = !told && (upTo || part.coverage === 'full')
    if (told) paid.parts.push(`${label}: ${upTo ? 'up to ' : ''}${told.words}`)
    else if (isWhole) paid.parts.push(`${label} ${upTo ? 'up to all of it' : 'covered in full'}`)
    else paid.notKnown.push(label)
    const sum = told ? told.sum : isWhole && whole ? byYears(whole, share) : null
    return sum && upTo ? between(0, sum.high) : sum
  }
}
