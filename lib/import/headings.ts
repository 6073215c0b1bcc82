import { CURRENCIES } from '../money/currencies'
import { fieldOf, plainHeading, type FieldKey } from './fields'
import headings from './headings.json'

type Guess = { field: FieldKey; isSure: boolean }

/**
 * What lists call our fields, in many languages. Spaces, case, accents and signs do not matter. Those that are not sure may
 * mean something else: whose rank, and who pays. The visitor is asked.
 */
const byHeading = new Map<string, Guess>()
for (const isSure of [false, true])
  for (const [field, names] of Object.entries(isSure ? headings.sure : headings.unsure))
    for (const name of names) byHeading.set(plainHeading(name), { field: field as FieldKey, isSure })

type HeadingGuess = {
  field: FieldKey | 'derived'
  /** False where the heading may mean something else. */
  isSure: boolean
  /** The currency that a heading such as "tuition_fee_usd" names; null where it names none. */
  currency: string | null
}

function guessOf(heading: string): Omit<HeadingGuess, 'currency'> | null {
  const own = fieldOf(heading)
  if (own) return { field: own, isSure: true }
  return byHeading.get(plainHeading(heading)) ?? null
}

/** "Tuition (USD)", "tuition_fee_usd", "Fees in €": the heading without its currency, and the currency. */
function withoutCurrency(heading: string): [rest: string, currency: string] | null {
  const [, rest = '', , code = ''] = /^(.+?)([\s_([-]+|in )([a-z]{3}|[€₹₩₦])\W*$/i.exec(heading.trim()) ?? []
  const currency = CURRENCIES.find(
    (each) => each.code === code.toUpperCase() || each.names.includes(code.toLowerCase()),
  )
  return currency && rest ? [rest.replace(/[\s_]+in$/i, ''), currency.code] : null
}

const SHARES: readonly (FieldKey | 'derived' | undefined)[] = ['acceptanceRate', 'academics.employmentRate']

/** "Acceptance rate (%)", "international_students_pct": a field of shares, named with its sign. */
function shareOf(heading: string): FieldKey | null {
  const counted = guessOf(/^(.+?)[\s_(]*(?:%|percent|percentage|pct)\W*$/i.exec(heading)?.[1] ?? '')?.field
  if (counted === 'internationalStudents') return 'internationalPercent'
  return counted && counted !== 'derived' && SHARES.includes(counted) ? counted : null
}

/** Objects whose name is that of the university. */
const WRAPPERS = /^(properties|attributes|fields|item|node|record|university|institution|school|college)$/i

/** What a heading, or the last part of a JSON path, means; null where we don't know it. */
export function fieldOfHeading(printed: string): HeadingGuess | null {
  const heading = printed.replace(/\.(?:value|_?text|#text)$/i, '').replace(/(?<=[a-z])Label$/, '')
  const parts = heading.split('.')
  const last = parts.at(-1) ?? heading
  const share = shareOf(last)
  if (share) return { field: share, isSure: true, currency: null }
  for (const name of [heading, last]) {
    const guess = guessOf(name)
    if (guess?.field === 'name' && name !== heading && !WRAPPERS.test(parts.at(-2) ?? '')) return null
    // Maps have the longitude first.
    if (guess?.field === 'coordinates' && name !== heading) return null
    if (guess) return { ...guess, currency: null }
  }
  const [rest, currency] = withoutCurrency(last) ?? []
  const guess = rest ? guessOf(rest) : null
  const isFee = guess?.field.startsWith('tuitionFees.')
  return guess && currency && isFee ? { ...guess, currency } : null
}
