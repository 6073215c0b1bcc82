import { currencyIn, isOrdinaryWord, foldWord } from '../currency-names'
import { OF_LAKHS } from '../typed-currency'
import type { FeePeriod } from './fee'
import { readSumText } from './sum-text'
import { tokensOf, type FeeToken } from './tokens'

type CurrencyToken = Extract<FeeToken, { kind: 'currency' }>

/** A number of a text, with its multiplier, and the currency that stands beside it. */
type Sum = {
  at: number
  end: number
  printed: string
  factor: number
  before?: CurrencyToken
  after?: CurrencyToken
}

/** What a text says about money, before anything is decided. `fault`: why its sums can't be read. */
export type Clause = {
  tokens: readonly FeeToken[]
  sums: Sum[]
  isRange: boolean
  isFrom: boolean
  currencies: CurrencyToken[]
  periods: FeePeriod[]
  fault: string | null
}

const isTerm = (token: FeeToken | undefined, ...kinds: string[]) =>
  token?.kind === 'term' && kinds.includes(token.term.kind)
const isMark = (token: FeeToken | undefined, ...marks: string[]) =>
  token?.kind === 'mark' && marks.includes(token.text)
const isCounted = (token: FeeToken | undefined) => isTerm(token, 'period', 'unit')
const isNumbered = (token: FeeToken | undefined) =>
  token?.kind === 'ordinal' || isTerm(token, 'ordinal', 'number')

/** Counts of things stay below this: 360 credits, 48 months. */
const MOST_COUNTED = 1000
const ENUMERATED = /^(band|tier|level|zone|group|category|phase|stage|type|class|cohort|option|note)$/i
const RANGE_MARKS = ['-', '~']
const LEADING_MOST = /^(bis|hasta|até|do|hingga|sampai|до|đến|tot|jusqu.*)$/i

/** A currency that is an ordinary word or a letter or two means money only right after a sum, or before one in capitals. */
function isMoney(tokens: readonly FeeToken[], at: number): boolean {
  const token = tokens[at]
  if (token?.kind !== 'currency') return false
  if (!isOrdinaryWord(foldWord(token.text))) return true
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  if (before?.kind === 'sum' || isTerm(before, 'times')) return true
  return after?.kind === 'sum' && token.text !== token.text.toLowerCase()
}

const isYear = (printed: string) => /^(19|20)\d\d$/.test(printed)

/** Whether a currency between two numbers belongs to the one before it: "260 EUR 2025", but "2025 EUR 260". */
function belongsBefore(tokens: readonly FeeToken[], at: number): boolean {
  const [before, after] = [tokens[at - 1], tokens[at + 1]]
  if (before?.kind !== 'sum' || after?.kind !== 'sum') return before?.kind === 'sum'
  const isNumber = isYear(before.printed) || Number(before.printed) <= 20
  if (isNumber !== isYear(after.printed)) return !isNumber
  return tokens[at]?.isGlued === true && !after.isGlued
}

const moneyAt = (tokens: readonly FeeToken[], at: number) =>
  isMoney(tokens, at) ? (tokens[at] as CurrencyToken) : undefined

function sumAt(tokens: readonly FeeToken[], at: number): Sum | null {
  const token = tokens[at]
  if (token?.kind !== 'sum') return null
  const next = tokens[at + 1]
  const factor = next?.kind === 'term' && next.term.kind === 'times' ? next.term.factor : 1
  const end = at + (factor === 1 ? 1 : 2)
  const before = belongsBefore(tokens, at - 1) ? undefined : moneyAt(tokens, at - 1)
  const after =
    tokens[end + 1]?.kind === 'sum' && factor === 1 && !belongsBefore(tokens, end)
      ? undefined
      : moneyAt(tokens, end)
  return { at, end, printed: token.printed, factor, ...(before && { before }), ...(after && { after }) }
}

/** "60 credits", "2 years", "2026", "Band 3": a number that is no money. */
function isAside(tokens: readonly FeeToken[], { at, end, printed, factor, before, after }: Sum): boolean {
  if (before || after || factor !== 1) return false
  const plain = Number(printed)
  const previous = tokens[at - 1]
  if (isCounted(tokens[end]) && plain < MOST_COUNTED) return true
  if (isYear(printed)) return true
  return (
    plain <= 20 &&
    (isTerm(previous, 'period') || (previous?.kind === 'word' && ENUMERATED.test(previous.text)))
  )
}

/** The periods that are named as such, and not counted ("2 years") or numbered ("first year", "year 1"). */
function periodsOf(tokens: readonly FeeToken[], asides: readonly Sum[]): FeePeriod[] {
  const found = tokens.flatMap((token, at): { period: FeePeriod; isLabel: boolean }[] => {
    if (token.kind !== 'term' || token.term.kind !== 'period') return []
    const [before, after] = [tokens[at - 1], tokens[at + 1]]
    const isAside = asides.some(
      (aside) => aside.end === at || (aside.at === at + 1 && Number(aside.printed) <= 20),
    )
    if (isAside || isNumbered(before) || after?.kind === 'ordinal') return []
    const isOfYear = asides.some((aside) => aside.at === at + 1)
    return [{ period: token.term.period, isLabel: after?.kind === 'years' || isOfYear }]
  })
  const named = found.filter(({ isLabel }) => !isLabel)
  return [...new Set((named.length > 0 ? named : found).map(({ period }) => period))]
}

const SEVERAL_NUMBERS = 'It has several numbers.'

/** Whether two sums are the ends of a range: nothing but "to" and a currency stands between them. */
function isRangeOf(tokens: readonly FeeToken[], [first, second]: readonly Sum[]): boolean {
  if (!first || !second) return false
  const between = tokens.slice(first.end, second.at).filter((token) => token.kind !== 'currency')
  const [only] = between
  if (between.length !== 1) return false
  if (isMark(only, ...RANGE_MARKS) || isTerm(only, 'to')) return true
  const opening = tokens[first.at - (first.before ? 2 : 1)]
  return isTerm(opening, 'between') && /^(and|und|et|y|e)$/i.test(only?.text ?? '')
}

function faultOf(tokens: readonly FeeToken[], sums: readonly Sum[], asides: readonly Sum[]): string | null {
  for (const { at, end, before } of sums) {
    const start = at - (before ? 1 : 0)
    const [opening, next] = [tokens[start - 1], tokens[end]]
    if (
      isMark(opening, '-') &&
      tokens[start]?.isGlued &&
      !opening?.isGlued &&
      tokens[start - 2]?.kind !== 'sum'
    )
      if (start < 2 || tokens[start - 2]?.kind !== 'currency') return 'A minus stands before the sum.'
    if (next?.kind === 'word' && next.isGlued) return 'A letter that we don’t know stands behind the sum.'
    if (isTerm(next, 'times') || isMark(next, '+', '%')) return 'What stands behind the sum changes it.'
    if (opening && isTerm(opening, 'to', 'per') && LEADING_MOST.test(opening.text) && sums.length === 1)
      return 'It names only the most that is charged.'
    if (isTerm(tokens[at - 1], 'period') && tokens[at]?.text.includes(' ')) return SEVERAL_NUMBERS
  }
  for (const { at, end } of asides) {
    if (isCounted(tokens[end]) && (isTerm(tokens[at - 1], 'per') || isMark(tokens[at - 1], '/')))
      return 'It is for several credits, semesters or years at once.'
    if (
      [tokens[at - 1], tokens[end]].some((token) => isMark(token, ...RANGE_MARKS)) &&
      sums.some((sum) => sum.at === end + 1 || sum.end === at - 1)
    )
      return SEVERAL_NUMBERS
  }
  return null
}

/** What a plain text says about money. */
export function readClause(plain: string): Clause {
  const tokens = tokensOf(plain)
  const all = tokens.flatMap((_, at) => sumAt(tokens, at) ?? [])
  const asides = all.filter((sum) => isAside(tokens, sum))
  const rest = all.filter((sum) => !asides.includes(sum))
  const withMoney = rest.filter(({ before, after }) => before || after)
  const isRange = rest.length === 2 && isRangeOf(tokens, rest)
  const strays = withMoney.length > 0 && !isRange && rest.length > withMoney.length
  const sums = rest
  const [first] = sums
  const opening = first && tokens[first.at - (first.before ? 2 : 1)]
  return {
    tokens,
    sums,
    isRange,
    isFrom: !isRange && isTerm(opening, 'from'),
    currencies: tokens.flatMap((_, at) => moneyAt(tokens, at) ?? []),
    periods: periodsOf(tokens, asides),
    fault: faultOf(tokens, sums, asides) ?? (strays ? SEVERAL_NUMBERS : null),
  }
}

/**
 * The lowest and the highest sum of a clause, in its currency; null where they can't be read. The multiplier of a range's
 * second sum is the first's too: "10–20k".
 */
export function amountsOf(
  { tokens, sums, isRange }: Clause,
  currency: string,
): { min: number; max: number | null } | null {
  const [first, second] = sums
  if (!first || sums.length > (isRange ? 2 : 1)) return null
  if (sums.some(({ end }) => tokens[end - 1]?.text === 'L') && !OF_LAKHS.has(currency)) return null
  const numbers = sums.map(({ printed }) => readSumText(printed, currency))
  if (numbers.includes(null)) return null
  const [low = 0, high = 0] = numbers.map(Number)
  if (!second) return { min: low * first.factor, max: null }
  const factor = first.factor === 1 && low <= high ? second.factor : first.factor
  const [min, max] = [low * factor, high * second.factor]
  return max < min ? null : { min, max: max > min ? max : null }
}

/** The currency that the tokens name, all of them; or the reason why it is not known. Null where none is named. */
export function currencyOfTokens(
  currencies: readonly CurrencyToken[],
  local: string | null,
): { currency: string } | { reason: string } | null {
  if (currencies.length === 0) return null
  const named = new Set(currencies.flatMap(({ name }) => currencyIn(name, null) ?? []))
  const [only = null] = named
  const fits = (code: string) =>
    currencies.every(({ name }) => name.own === code || name.shared.includes(code))
  if (only !== null && named.size === 1 && fits(only)) {
    const isLocal = local !== null && currencies.every(({ name }) => name.shared.includes(local))
    return { currency: isLocal ? local : only }
  }
  if (only !== null) return { reason: 'It names several currencies.' }
  if (local !== null && fits(local)) return { currency: local }
  const [{ text } = { text: '' }] = currencies
  return { reason: `“${text}” may be one of several currencies.` }
}
