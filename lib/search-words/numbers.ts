import { typedCurrency } from '../money/typed-currency'
import type { FeeLimit, Meaning } from './meaning'
import type { Token } from './tokens'

/** A meaning and how many tokens it takes. */
type Read = { meaning: Meaning; size: number }

const setOf = (list: string): ReadonlySet<string> => new Set(list.split(','))

const MOST = setOf(
  'under,below,less than,lower than,cheaper than,max,maximum,max of,up to,upto,at most,not more than,no more than,within,<,≤',
)
/** The same behind a sum. */
const MOST_AFTER = setOf('max,maximum')
const LEAST = setOf('over,above,more than,min,minimum,at least')
const FEE_WORDS = setOf(
  'fee,fees,tuition,budget,budget of,budget is,cost,costs,price,a year,per year,year,yearly,annually,annual,pa,p a,per annum,each year',
)

const LAKH = 100_000
const CRORE = 1e7
export const TIMES: ReadonlyMap<string, number> = new Map([
  ['k', 1000],
  ['thousand', 1000],
  ['lakh', LAKH],
  ['lakhs', LAKH],
  ['crore', CRORE],
  ['ten thousand', 1e4],
  ['m', 1_000_000],
  ['million', 1_000_000],
])

const SEMESTER = setOf('semester,per semester,a semester,each semester')

/** What is no year, nor a known part of one: a year has two terms or three, or four. */
export const OTHER_PERIODS = setOf(
  'month,months,monthly,mes,mensal,mois,monat,term,quarter,trimester,session,credit,credits,week,weekly,hour,day,unit,module,subject',
)

/** Below this a bare number is not a fee: "under 25" may be an age. */
const LEAST_BARE_FEE = 500

/**
 * A limit of the fee that begins here: "under 20k", "max 10 000 euro", "between 5000 and 8000 usd".
 * @param currencies the ISO 4217 codes that can be converted
 * @param inEnglish the English word, or the code of the currency, that a phrase of money in another language means
 */
export function readTypedFee(
  tokens: readonly Token[],
  from: number,
  currencies: ReadonlySet<string>,
  inEnglish: (phrase: string) => string = (phrase) => phrase,
): Read | null {
  let at = from
  /** Passes over the longest phrase that stands here and is known. */
  const pass = <Value>(read: (phrase: string) => Value | undefined | false): Value | null => {
    for (let size = 3; size > 0; size--) {
      const run = tokens.slice(at, at + size)
      const value = run.length === size && read(inEnglish(run.map(({ word }) => word).join(' ')))
      if (!value) continue
      at += size
      return value
    }
    return null
  }
  let counted: string | null = null
  const is = (words: ReadonlySet<string>) => pass((phrase) => words.has(phrase)) !== null
  const readCurrency = () =>
    pass((phrase) => {
      const word = phrase.replace(/^(us|american) (?=dollar)|(?<=pounds?) sterling$/, '')
      return typedCurrency(word, (code) => currencies.has(code)) ?? undefined
    })
  const readSum = () => {
    const token = tokens[at]
    if (token?.kind !== 'number') return null
    at++
    const times = pass((phrase) => TIMES.get(phrase)) ?? undefined
    // Who counts in lakhs, or groups digits so, counts in rupees.
    const isIndian = times === LAKH || times === CRORE || /\d,\d\d,/.test(token.raw)
    if (isIndian && currencies.has('INR')) counted = 'INR'
    return { sum: Number(token.word), times, raw: token.raw }
  }

  let isFee = is(FEE_WORDS)
  const isBetween = is(BETWEEN)
  const isLeast = is(LEAST)
  const isMost = is(MOST)
  let currency = readCurrency()
  const isDollar = tokens[at - 1]?.raw === '$'
  const first = readSum()
  if (!first) return null
  // "$20,000 AUD"
  currency = (isDollar || !currency ? readCurrency() : null) ?? currency
  const end = at
  let second: ReturnType<typeof readSum> = null
  if (isBetween || /^[-–]/.test(tokens[at]?.raw ?? '') || tokens[at]?.word === 'to') {
    is(AND)
    currency ??= readCurrency()
    second = readSum()
    currency ??= readCurrency()
    if (!second) at = end
    if (isBetween && !second) return null
  }
  const isMostAfter = is(MOST_AFTER)
  while (is(FEE_WORDS)) isFee = true
  if (tokens.slice(at, at + 2).some(({ word }) => OTHER_PERIODS.has(inEnglish(word)))) return null
  const perYear = is(SEMESTER) ? 2 : 1
  const times = second?.times
  // "10 to 20k"
  const low = first.sum * (first.times ?? (first.sum <= (second?.sum ?? 0) ? (times ?? 1) : 1))
  const isSum = first.times !== undefined || (low >= LEAST_BARE_FEE && !/^20[23]\d$/.test(first.raw))
  currency ??= counted
  if (!currency && !times && !(isSum && (isBetween || isLeast || isMost || isMostAfter || isFee))) return null
  const sums = [low, second ? second.sum * (times ?? 1) : low].map((sum) => Math.round(sum * perYear))
  const [min = 0, max = 0] = sums.sort((a, b) => a - b)
  const limit: FeeLimit = {
    min: second || isLeast ? min : null,
    max: isLeast ? null : max,
    currency: currency ?? 'USD',
  }
  return { meaning: { kind: 'fee', value: Object.values(limit).join(), limit }, size: at - from }
}

const BETWEEN = setOf('between,from')
const AND = setOf('and,to,until')

/** The tests of English, each with the lowest and the highest score that is one. */
export const TESTS: ReadonlyMap<string, readonly [min: number, max: number]> = new Map([
  ['ielts', [3, 9]],
  ['toefl', [30, 120]],
  ['pte', [10, 90]],
  ['duolingo', [10, 160]],
])

const BESIDE_SCORE = setOf(
  'ibt,academic,score,of,in,band,bands,overall,with,minimum,min,at,least,is,above,over',
)

/** A result of a test of English that begins here: "ielts 6.5", "6.5 in ielts", "toefl score of 90". */
export function readTest(tokens: readonly Token[], from: number): Read | null {
  const first = tokens[from]
  const pass = (at: number): number => (BESIDE_SCORE.has(tokens[at]?.word ?? '') ? pass(at + 1) : at)
  const at = pass(from + 1)
  const last = tokens[at]
  if (!first || !last || at - from > 4) return null
  const [score, name] = first.kind === 'number' ? [first, last] : [last, first]
  const scores = TESTS.get(name.word)
  const value = Number(score.word)
  if (!scores || score.kind !== 'number' || !(value >= scores[0] && value <= scores[1])) return null
  return { meaning: { kind: 'test', value: name.word, score: value }, size: at + 1 - from }
}

/** "top 100", the best of the world ranking. */
export function readRank(tokens: readonly Token[], from: number): Read | null {
  const number = tokens[from + 1]
  const rank = Number(number?.word)
  if (tokens[from]?.word !== 'top' || number?.kind !== 'number') return null
  if (!Number.isInteger(rank) || rank < 10 || rank > 2000) return null
  return { meaning: { kind: 'rank', value: String(rank) }, size: 2 }
}
