import { amountsOf, currencyOfTokens, readClause, type Clause } from './clause'
import type { FeePayer, FeePeriod, PrintedFee } from './fee'
import { plainFeeText, tokensOf } from './tokens'
import { academicYearIn, onlyLevelIn, payerIn, payersIn, withoutPayers } from './terms-of-text'

/** A text that has not all that belongs to a fee stays as it is printed, with the reason. */
export type ReadFee = { fee: PrintedFee } | { note: string; reason: string }

type FeeContext = {
  /** The sentence around the text, which adds what the text leaves out. */
  quote?: string
  level?: string | null
  year?: string | null
  /** The currency of the place, for signs such as "$" and "kr"; null where it is not known. */
  local?: string | null
  /** The side whose fee is wanted where the text names both. */
  payer?: FeePayer | null
  /** The currency of a sum that has none, and of a sign that it has; null where nobody said. */
  currency?: string | null
  /** What a sum is for where the text doesn't say; null where nobody said. */
  period?: FeePeriod | null
}

const ANOTHER_COST = 'It is about another cost than tuition, or adds one.'

type Found = { fee: PrintedFee } | { reason: string }

const CONVERSION = /\((?:approx\w*|about|around|circa|ca\b|equivalent|equal|or about|≈|~|=|≃)[^)]*\)/giu
const OTHER_WORDS =
  /\b(programmes?|programs?|degrees?|bachelor|master|undergraduate|postgraduate|doctora\w*|phd)('s|s)?\b/giu

const stopIn = ({ tokens }: Clause) =>
  tokens.flatMap((token) => (token.kind === 'term' && token.term.kind === 'stop' ? token.term.reason : []))[0]
const has = ({ tokens }: Clause, kind: string) =>
  tokens.some((token) => token.kind === 'term' && token.term.kind === kind)

/** Three capitals beside a sum, which no currency of ours has as its code. */
function unknownCodeIn({ tokens, sums }: Clause): string | null {
  const beside = sums.flatMap(({ at, end }) => [tokens[at - 1], tokens[end]])
  return beside.find((token) => token?.kind === 'word' && /^[A-Z]{3}$/.test(token.text))?.text ?? null
}

/** Whether a text says nothing but that nothing is charged. */
function isFreeAlone(plain: string): boolean {
  const tokens = tokensOf(withoutPayers(plain).replace(OTHER_WORDS, ' '))
  const allowed = new Set(['free', 'filler', 'period', 'per'])
  return tokens.every((token) =>
    token.kind === 'term' ? allowed.has(token.term.kind) : token.kind === 'years' || token.kind === 'mark',
  )
}

/** Whether nothing is charged for teaching, and the only sum is that of a contribution beside it. */
function isFreeBesideLevy(clause: Clause, plain: string): boolean {
  const isTuition = /tuition|studiengeb/i.test(plain)
  return has(clause, 'levy') && isTuition && clause.sums.length === 1 && payersIn(plain).length < 2
}

/** The part of the quote around the value; the whole quote where the value is not in it. */
function clauseAround(plain: string, quote: string): string {
  const digits = /\d[\d.,' ]*\d|\d/.exec(plain)?.[0].trim() ?? plain
  const at = quote.indexOf(digits)
  if (at < 0 || digits === '') return quote
  const start = Math.max(...[...quote.slice(0, at).matchAll(/[.;!?\n|]\s/g)].map(({ index }) => index + 1), 0)
  const end = /[.;!?\n|](?:\s|$)/.exec(quote.slice(at + digits.length))
  return quote.slice(start, end ? at + digits.length + end.index : undefined)
}

function decide(plain: string, around: string, context: FeeContext): Found {
  const { local = null, level = null, year = null, quote = '' } = context
  const clause = readClause(plain)
  const quoted = readClause(around)
  const fee = {
    max: null,
    level: onlyLevelIn(level ?? '') ?? onlyLevelIn(plain) ?? onlyLevelIn(around),
    payer: payerIn(plain, local) ?? payerIn(`${plain} ${around}`, local),
    academicYear: academicYearIn(plain) ?? academicYearIn(quote) ?? academicYearIn(year ?? ''),
    isFrom: false,
  }
  const free = { ...fee, min: 0, currency: local ?? context.currency ?? 'USD', period: 'year' as const }
  const isFree = has(clause, 'free')
  if (isFree && clause.sums.length === 0 && isFreeAlone(plain)) return { fee: free }
  if (isFree && isFreeBesideLevy(clause, plain) && !stopIn(clause)) return { fee: free }
  const stop = stopIn(clause) ?? (stopIn(quoted)?.startsWith('It is about') ? stopIn(quoted) : undefined)
  if (stop) return { reason: stop }
  if (has(clause, 'levy') || has(quoted, 'levy')) return { reason: ANOTHER_COST }
  if (isFree && clause.sums.length > 0) return { reason: 'It says both “free” and a sum.' }
  if (clause.sums.length === 0) return { reason: 'It names no sum.' }
  if (clause.tokens.some(({ text }) => /^(\+|plus)$/i.test(text))) return { reason: ANOTHER_COST }
  if (clause.fault) return { reason: clause.fault }
  const unknown = unknownCodeIn(clause)
  if (unknown) return { reason: `We have no exchange rate for “${unknown}”.` }
  const named =
    currencyOfTokens(clause.currencies, context.currency ?? local) ??
    currencyOfTokens(quoted.currencies, context.currency ?? local)
  if (named && 'reason' in named) return named
  const currency = named?.currency ?? context.currency
  if (!currency) return { reason: 'It names no currency.' }
  const periods = clause.periods.length > 0 ? clause.periods : quoted.periods
  if (periods.length > 1) return { reason: 'It names several periods.' }
  const isOfYear = fee.academicYear?.includes('/') && !quote
  const period = periods[0] ?? (isOfYear ? 'year' : context.period)
  if (!period)
    return { reason: 'It doesn’t say what the sum is for: a year, a semester or the whole programme.' }
  if (clause.sums.length > (clause.isRange ? 2 : 1)) return { reason: 'It names several sums.' }
  const amounts = amountsOf(clause, currency)
  if (!amounts) return { reason: 'The number can be read in several ways, or ends below its beginning.' }
  return { fee: { ...fee, ...amounts, currency, period, isFrom: clause.isFrom } }
}

const DIVIDER = /\s*[;|\n]\s*|\s+\/\s+|,\s+|\s+(?:and|und|et|y)\s+|(?<=\))\s+/u

/** The fee of one side, where a text names one sum for each side: "EU €2,500 / non-EU €14,300 a year". */
function decideForSide(plain: string, around: string, context: FeeContext): Found | null {
  const { payer = null, local = null } = context
  const parts: string[] = []
  for (const part of plain.split(DIVIDER)) {
    const isOwn = payerIn(part, local) !== null
    if (isOwn || parts.length === 0) parts.push(part)
    else parts[parts.length - 1] += `, ${part}`
  }
  const payers = parts.map((part) => payerIn(part, local))
  if (
    payer === null ||
    parts.length !== 2 ||
    !['domestic', 'international'].every((side) => payers.includes(side as FeePayer))
  )
    return null
  const part = parts[payers.indexOf(payer)] ?? ''
  const found = decide(part, `${plain}. ${around}`, context)
  return 'fee' in found ? { fee: { ...found.fee, payer } } : found
}

/**
 * A fee as pages and lists print it. A currency, a sum and what it is for are read from whole words and signs, or the text
 * stays as it is printed, with the reason. The quote adds what the text itself leaves out.
 */
export function readFeeText(value: string, context: FeeContext = {}): ReadFee {
  const plain = plainFeeText(value)
    .replace(/^\s*[-•*]\s+/, '')
    .replace(CONVERSION, ' ')
    .trim()
  const around = clauseAround(plain, plainFeeText(context.quote ?? ''))
  const found = decide(plain, around, context)
  if ('fee' in found) return found
  const side = decideForSide(plain, around, context)
  return side && 'fee' in side ? side : { note: value.trim(), reason: found.reason }
}
