import { formatCount, formatDecimal, formatSignificant, plural } from '../text/format'
import type { Both, CostTable } from './cost'
import { isCharge, isFee, type CostLine } from './line'
import { sumOf, type Range } from './range'

/** "GBP 9,790", "GBP 12,000–40,000": a sum as its source states it, to the unit. */
export function sumInWords({ low, high }: Range, currency: string): string {
  const amount = (sum: number) => formatDecimal(sum, 2)
  return low === high ? `${currency} ${amount(low)}` : `${currency} ${amount(low)}–${amount(high)}`
}

/** "3 years", "1.5 years", "1 semester". */
export function amountInWords(amount: number, unit: string): string {
  return `${formatDecimal(amount, 2)} ${plural(amount, unit)}`
}

/** "3 years × GBP 9,790". */
export function timesInWords(amount: number, unit: string, range: Range, currency: string): string {
  return `${amountInWords(amount, unit)} × ${sumInWords(range, currency)}`
}

/** "NGN 61,200,000": a converted or added sum, to three digits, as it is never exact. */
export function roughSum(sum: number, currency: string): string {
  return `${currency} ${Math.abs(sum) < 1000 ? formatCount(sum) : formatSignificant(sum)}`
}

/** "NGN 61,200,000", "NGN 61,200,000–72,000,000": a converted sum with both its ends. */
export function roughRange(range: Range, currency: string): string {
  return isOneSum(range)
    ? roughSum(range.likely, currency)
    : `${roughSum(range.low, currency)}–${formatSignificant(range.high)}`
}

type Units = Pick<CostTable, 'local' | 'currency'>

/** One end of a sum, or its middle, in the visitor's currency before the local one, or in the local one alone where both are the same. */
export function inBoth(
  { local, own }: Both,
  { local: of, currency }: Units,
  end: keyof Range = 'likely',
): string {
  const there = roughSum(local[end], of)
  return own === null || of === currency ? there : `${roughSum(own[end], currency)} (${there})`
}

/** A sum in the visitor's currency, or in the local one where there is no rate, with that currency. */
export const inUnit = (
  { local, own }: Both,
  { local: of, currency }: Units,
): { range: Range; unit: string } => (own ? { range: own, unit: currency } : { range: local, unit: of })

/**
 * "At least about GBP 71,400 for 3 years; middle GBP 80,000, high GBP 90,000". Without its tuition or living costs a
 * degree has no total: it says what is lacking, and what is known.
 */
export function totalInWords(table: CostTable): string {
  const { total, isAtLeast, isUsual } = table
  if (!total) return `${NO_TOTAL}: ${knownInWords(table)}`
  const sum = `${isAtLeast ? 'At least about' : 'About'} ${inBoth(total, table, isAtLeast ? 'low' : 'likely')}`
  const words = `${sum} for ${timeInWords(table)}${isUsual ? `, ${asUsual(table)}` : ''}`
  const { range, unit } = inUnit(total, table)
  if (isOneSum(range)) return words
  const ends = isAtLeast ? (['likely', 'high'] as const) : (['low', 'high'] as const)
  return `${words}; ${ends.map((end) => `${ENDS[end]} ${roughSum(range[end], unit)}`).join(', ')}`
}

/** The same as the sum that answers and what is known without one; null where there is a sum, or nothing is known. */
export function totalParts(table: CostTable): { answer: string; known: string | null } {
  if (table.total) return { answer: totalInWords(table), known: null }
  return { answer: `${NO_TOTAL}: ${lackingInWords(table)}`, known: restInWords(table) }
}

/** The kind of a total to which something is to be added that nobody knows. */
export const AT_LEAST = 'at least'

/** What a total is, in the words of a file. */
export function kindOfTotal({ isAtLeast, isUsual }: Pick<CostTable, 'isAtLeast' | 'isUsual'>): string {
  if (isAtLeast) return AT_LEAST
  return isUsual ? 'with a usual fee of the country' : 'worked out'
}

/** Whether both ends of a sum read the same to three digits, so that its middle says nothing more. */
export const isOneSum = ({ low, high }: Range) => formatSignificant(low) === formatSignificant(high)

/** "low 18,000, middle 21,000, high 24,000", or one sum; "at least 18,000, middle …" where something is not known. */
export function endsInWords(total: Both, table: Units & Pick<CostTable, 'isAtLeast'>): string {
  const { range } = inUnit(total, table)
  if (isOneSum(range)) return `${table.isAtLeast ? 'at least ' : ''}${formatSignificant(range.low)}`
  const names = table.isAtLeast ? { ...ENDS, low: AT_LEAST } : ENDS
  return (['low', 'likely', 'high'] as const)
    .map((end) => `${names[end]} ${formatSignificant(range[end])}`)
    .join(', ')
}

/** What a usual range in place of a price rests on. */
export const AS_USUAL = 'if it charges as others here do'

/** The same, with the number of universities where they are few. */
function asUsual({ lines }: Pick<CostTable, 'lines'>): string {
  const among = lines.find((line) => line.among)?.among
  return among
    ? `if it charges as ${formatCount(among.known)} of ${formatCount(among.of)} universities here do`
    : AS_USUAL
}

const ENDS: Record<keyof Range, string> = { low: 'low', likely: 'middle', high: 'high' }

/** "3 years", or "the first year" where the length of the degree is not known. */
const timeInWords = ({ length }: Pick<CostTable, 'length'>) =>
  length === null ? 'the first year' : amountInWords(length, 'year')

/**
 * "living costs are not known. Known for 3 years: tuition EUR 24,000, paid once EUR 250 to EUR 350": what stands after "No
 * total". A part that is not known to the unit stands with both ends, so that its middle never passes for a price.
 */
export const knownInWords = (table: CostTable): string =>
  [lackingInWords(table), restInWords(table)].filter(Boolean).join('. ')

function lackingInWords({ lacks }: CostTable): string {
  const missing = lacks.map((part) => MISSING[part]).join(' and ')
  return `${missing} ${missing === MISSING.tuition ? 'is' : 'are'} not known`
}

function restInWords(table: CostTable): string | null {
  const { byYear, lines, lacks } = table
  const known = PARTS.flatMap(({ part, word, rest }) => {
    const of = lines.filter((line) => line.part === part)
    const isLacking = lacks.some((lacking) => lacking === part)
    const sums = byYear.map(({ parts }) => parts[part])
    const sum = { local: sumOf(sums.map(({ local }) => local)), own: sumOfKnown(sums.map(({ own }) => own)) }
    if (part === 'tuition' && !isLacking) return tuitionInWords(of, spanInWords(sum, table))
    if (of.every(isNothing)) return []
    return `${isLacking ? rest : word} ${spanInWords(sum, table)}`
  })
  const usual = table.isUsual ? `, ${asUsual(table)}` : ''
  return known.length === 0 ? null : `Known for ${timeInWords(table)}: ${known.join(', ')}${usual}`
}

function spanInWords(sum: Both, table: Units): string {
  const [low, high] = [inBoth(sum, table, 'low'), inBoth(sum, table, 'high')]
  return low === high ? low : `${low} to ${high}`
}

export const NO_TOTAL = 'No total'

const MISSING = { tuition: 'tuition', living: 'living costs' } as const

/** Each part by its word, and by what is known of it where its main sum is lacking. */
const PARTS = [
  { part: 'tuition', word: 'tuition', rest: 'charges beside tuition' },
  { part: 'living', word: 'living', rest: 'insurance and other living costs' },
  { part: 'once', word: 'paid once', rest: 'paid once' },
] as const

const isNothing = ({ years }: Pick<CostLine, 'years'>) => sumOf(years).high === 0

/**
 * "tuition EUR 24,000", "tuition and charges EUR 24,900", "no tuition fee", "no tuition fee, charges beside tuition EUR 900": a
 * charge is never called tuition. @param sum of all the lines that are of the part of tuition, of which the fee is known
 */
export function tuitionInWords(lines: readonly CostLine[], sum: string): string {
  const [fee] = lines.filter(isFee)
  const hasCharges = lines.some((line) => isCharge(line) && !isNothing(line))
  if (fee && !isNothing(fee)) return `tuition${hasCharges ? ' and charges' : ''} ${sum}`
  const free = fee?.isUnsure ? 'probably no tuition fee (check)' : 'no tuition fee'
  return hasCharges ? `${free}, charges beside tuition ${sum}` : free
}

/** Null where one of the sums has no rate. */
const sumOfKnown = (sums: readonly (Range | null)[]): Range | null =>
  sums.every((sum) => sum !== null) ? sumOf(sums) : null

/** "At least about NGN 38,200,000 (EUR 38,200) left to pay for 3 years": the rest of a total after an award. */
export function leftInWords(left: Both, table: Units & Pick<CostTable, 'isAtLeast' | 'length'>): string {
  const sum = inBoth(left, table, table.isAtLeast ? 'low' : 'likely')
  return `${table.isAtLeast ? 'at least about' : 'about'} ${sum} left to pay for ${timeInWords(table)}`
}

/** "GBP 29,370 in 3 years", "GBP 558" for what is paid at once; "no charge", which may be uncertain. */
export function lineInWords(
  { years, currency, isUnsure }: Pick<CostLine, 'years' | 'currency' | 'isUnsure'>,
  length: number | null,
): string {
  const sum = sumOf(years)
  if (sum.high === 0) return isUnsure ? 'probably no charge: check' : 'no charge'
  const over = years.length > 1 ? ` in ${amountInWords(length ?? years.length, 'year')}` : ''
  return `${sumInWords(sum, currency)}${over}`
}
