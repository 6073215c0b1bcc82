import { readNumber, type Read } from './read-figure'
import type { AddedRecord } from './schema'

type Fee = NonNullable<AddedRecord['tuitionFees']['domestic']>

const SIGNS = new Map([
  ['$', 'USD'],
  ['US$', 'USD'],
  ['C$', 'CAD'],
  ['CA$', 'CAD'],
  ['A$', 'AUD'],
  ['AU$', 'AUD'],
  ['NZ$', 'NZD'],
  ['HK$', 'HKD'],
  ['S$', 'SGD'],
  ['R$', 'BRL'],
  ['£', 'GBP'],
  ['€', 'EUR'],
  ['₹', 'INR'],
  ['₩', 'KRW'],
  ['₺', 'TRY'],
  ['₦', 'NGN'],
])

const CURRENCY = String.raw`[A-Za-z]{3}|[A-Z]{0,2}\$|[£€₹₩₺₦]`
const AMOUNT = String.raw`\d{1,3}(?:[ ,.'\u00a0\u202f]\d{3})+(?:\.\d{1,2})?|\d+(?:\.\d+)?`
const FEE = new RegExp(
  String.raw`^(${CURRENCY})?\s*(${AMOUNT})(?:\s*(?:-|–|—|to)\s*(?:${CURRENCY})?\s*(${AMOUNT}))?\s*(${CURRENCY})?` +
    String.raw`(?:[\s,]+(\d{4}(?:\/\d{2})?))?\s*(?:\((.*)\))?$`,
  's',
)
const FREE =
  /^(free|none|no (?:tuition )?fees?|no tuition|tuition[- ]free)(?:[\s,]+(\d{4}(?:\/\d{2})?))?\s*(?:\((.*)\))?$/is
const YEARLY = /\s*(per|a|an|each|\/)\s*(academic )?(year|yr|annum)\b|\s*(yearly|annually|p\.a\.)/gi
const HELP = 'Write a currency and a yearly sum, such as EUR 2,500 or EUR 2,500–3,000.'

/** Here a dot before three digits divides thousands, because no fee has three decimals. */
function readAmount(text: string): number {
  return readNumber(/^\d{1,3}(\.\d{3})+$/.test(text) ? text.replace(/\./g, '') : text) ?? NaN
}

/** A yearly sum or range with its currency, academic year and note, or the word "free". */
export function readFee(text: string, hasRate: (currency: string) => boolean): Read<Fee> {
  const common = { period: 'year' as const, max: null, academicYear: null, note: null }
  const [free, , freeYear, freeNote] = FREE.exec(text.trim()) ?? []
  if (free !== undefined) {
    return {
      value: { ...common, min: 0, currency: 'USD', academicYear: freeYear ?? null, note: freeNote ?? null },
    }
  }
  const opening = text.indexOf('(')
  const head = opening < 0 ? text : text.slice(0, opening)
  if (/semester|term|month|credit|course/i.test(head))
    return { reason: `“${text}” is not for a year. ${HELP}` }
  const bare = `${head.replace(YEARLY, '')}${opening < 0 ? '' : text.slice(opening)}`.trim()
  const match = FEE.exec(bare.replace(/^(about|approx\.?|from|ca\.|~|≈)\s*/i, ''))
  if (!match) return { reason: `“${text}” can’t be read as a fee. ${HELP}` }
  const [, before, from = '', to, after, academicYear, note] = match
  const sign = before ?? after
  if (!sign) return { reason: `“${text}” names no currency. ${HELP}` }
  const currency = SIGNS.get(sign) ?? sign.toUpperCase()
  if (!/^[A-Z]{3}$/.test(currency) || !hasRate(currency)) {
    return { reason: `“${sign}” is not a currency we have an exchange rate for. ${HELP}` }
  }
  return {
    value: {
      ...common,
      min: readAmount(from),
      max: to ? readAmount(to) : null,
      currency,
      academicYear: academicYear ?? null,
      note: note?.trim() || null,
    },
  }
}

/** Writes a fee as a text that `readFee` reads as the same fee. */
export function writeFee({ min, max, currency, academicYear, note }: Fee): string {
  const sum = max === null ? String(min) : `${min}–${max}`
  return [currency, sum, academicYear, note && `(${note})`].filter(Boolean).join(' ')
}
