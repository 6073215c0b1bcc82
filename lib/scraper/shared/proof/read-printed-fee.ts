import { foldText } from './fold-text'
import { readNumbers } from './read-numbers'

export type FeeLevel = 'bachelor' | 'master' | 'doctorate'
export type FeePeriod = 'year' | 'semester' | 'term' | 'month' | 'programme' | 'credit'
export type FeePayer = 'domestic' | 'international'

/** A fee whose currency, sum and period are all printed. */
export type PrintedFee = {
  min: number
  /** Null where one sum is named. */
  max: number | null
  /** ISO 4217 */
  currency: string
  period: FeePeriod
  level: FeeLevel | null
  payer: FeePayer | null
  /** Whether the page says "from": others pay more. */
  isFrom: boolean
  /** "2026/27" or "2026" */
  academicYear: string | null
}

/** A text that has not all that belongs to a fee stays a note, as it is printed. */
export type ReadFee = { fee: PrintedFee } | { note: string }

/** Longest first, because "US$" ends as "$" does. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/US ?\$|USD|U\.S\. dollars?/i, 'USD'],
  [/CA?\$|CAD|C\$|canadian dollars?/i, 'CAD'],
  [/AU?\$|AUD|A\$|australian dollars?/i, 'AUD'],
  [/NZ ?\$|NZD/i, 'NZD'],
  [/HK ?\$|HKD/i, 'HKD'],
  [/S\$|SGD/i, 'SGD'],
  [/NT ?\$|TWD/i, 'TWD'],
  [/R\$|BRL/i, 'BRL'],
  [/RMB|CNY|元|yuan/i, 'CNY'],
  [/JPY|円|\byen\b/i, 'JPY'],
  [/£|GBP|pounds? sterling/i, 'GBP'],
  [/€|EUR\b|\beuros?\b/i, 'EUR'],
  [/₹|INR|\bRs\.?(?=\s?\d)|rupees/i, 'INR'],
  [/₩|KRW|원|\bwon\b/i, 'KRW'],
  [/₺|TRY\b|\bTL\b/, 'TRY'],
  [/₦|NGN|naira/i, 'NGN'],
  [/₽|RUB|руб/i, 'RUB'],
  [/zł|PLN|zloty/i, 'PLN'],
  [/CHF|\bFr\.(?=\s?\d)/i, 'CHF'],
  [/Kč|CZK/i, 'CZK'],
  [/HUF|\bFt\b|forint/i, 'HUF'],
  [/SEK/i, 'SEK'],
  [/NOK/i, 'NOK'],
  [/DKK/i, 'DKK'],
  [/ZAR/i, 'ZAR'],
  [/MYR|\bRM(?=\s?\d)/, 'MYR'],
  [/THB|฿|baht/i, 'THB'],
  [/AED|dirham/i, 'AED'],
  [/SAR\b/, 'SAR'],
  [/ILS|₪/i, 'ILS'],
  [/MXN/i, 'MXN'],
]
/** Signs that several currencies share. They mean the country's own where it is one of these. */
const SHARED: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\$/, ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN', 'CLP', 'ARS', 'COP', 'TWD']],
  [/[¥￥]/, ['JPY', 'CNY']],
  [/\bkr\b|kronor|kroner/i, ['SEK', 'NOK', 'DKK', 'ISK']],
]

const PERIODS: readonly (readonly [RegExp, FeePeriod])[] = [
  [/semester|semestre|学期/i, 'semester'],
  [/\b(term|trimester|quarter)\b/i, 'term'],
  [/\b(month|monthly|monat|mois|mes)\b/i, 'month'],
  [/\b(credits?|ects|module|course unit|credit hour)\b/i, 'credit'],
  [
    /\b(full|whole|entire|total) (programme|program|course|degree)|for the (programme|program|course)\b/i,
    'programme',
  ],
  [
    /\b(year|yearly|annual|annually|annum|p\.?a\.?|academic year|jahr|jährlich|(?:par|l['’]) ?an|année|año|anual|jaar|år)\b|年|год/i,
    'year',
  ],
]
const LEVEL_WORDS: readonly (readonly [RegExp, FeeLevel])[] = [
  [
    /\b(undergraduate|bachelor|licence|grado|kandidat)|\b(ba|bsc|beng|llb|bba)\b|\bb\.(a|sc|eng)\b/i,
    'bachelor',
  ],
  [/\b(postgraduate taught|master|maestría|máster)|\b(ma|msc|meng|llm|mba)\b|\bm\.(a|sc|eng)\b/i, 'master'],
  [/\b(phd|doctora|doktor|research degree)|\bph\.d/i, 'doctorate'],
]
const DOMESTIC =
  /\b(home|domestic|resident|in state|uk students?|eu students?|eu\/eea|eu and eea|national|local students?|einheimisch)\b/i
const INTERNATIONAL =
  /\b(international|overseas|non-?eu|non-?eea|non-?resident|out of state|outside the (eu|eea)|third.country|foreign|internationale?s?|étrangers?|extranjeros?)\b/i
const FREE =
  /\b(no (tuition )?fees?|no tuition|tuition[- ]free|free of charge|free|gebührenfrei|keine studiengebühren|gratis|gratuit)\b/i

function currencyOf(text: string, local: string | null): string | null {
  const named = SIGNS.find(([sign]) => sign.test(text))
  if (named) return named[1]
  const shared = SHARED.find(([sign]) => sign.test(text))
  return shared && local !== null && shared[1].includes(local) ? local : null
}

const firstOf = <Value>(table: readonly (readonly [RegExp, Value])[], text: string): Value | null =>
  table.find(([words]) => words.test(text))?.[1] ?? null

/** The first level that a text names, in words of several languages; null where it names none. */
export const levelIn = (text: string): FeeLevel | null => firstOf(LEVEL_WORDS, text)

/** The payer, where a text names one side; null where it names both or neither. */
export function payerIn(text: string): FeePayer | null {
  const plain = text.replace(/[-–]/g, ' ').replace(/non (eu|eea|resident)/gi, 'non$1')
  const isForOthers = INTERNATIONAL.test(plain)
  const isForHome = DOMESTIC.test(plain.replace(INTERNATIONAL, ' '))
  if (isForOthers === isForHome) return null
  return isForOthers ? 'international' : 'domestic'
}

/** "2026/27" of "2026/27", "2026-2027" or "2026–27", else a single year; null where none is printed. */
export function academicYearIn(text: string): string | null {
  const both = /\b(20\d\d)\s*[/–-]\s*(?:20)?(\d\d)\b/.exec(text)
  if (both) return `${both[1]}/${both[2]}`
  return /\b(20\d\d)\b/.exec(text)?.[1] ?? null
}

const withoutYears = (text: string) =>
  text.replace(/\b20\d\d\s*[/–-]\s*(?:20)?\d\d\b/g, ' ').replace(/\((?:[^)]*\b)?20\d\d\b[^)]*\)/g, ' ')

/**
 * A fee as pages print it. The value is what the model calls the fee; the quote around it adds who pays, for what and for
 * how long. What a page does not print is not made up: without a currency, a sum or a period it stays a note.
 * @param local the currency of the university's country, for signs such as "$" and "¥"; null where it is not known
 */
export function readPrintedFee(
  value: string,
  {
    quote = '',
    level = null,
    year = null,
    local = null,
  }: {
    quote?: string
    level?: string | null
    year?: string | null
    local?: string | null
  } = {},
): ReadFee {
  const note = { note: value.trim() }
  const around = `${value} ${quote}`
  const payer = payerIn(around)
  const fee = {
    level: levelIn(level ?? '') ?? levelIn(around),
    payer,
    academicYear: academicYearIn(value) ?? academicYearIn(quote) ?? academicYearIn(year ?? ''),
  }
  const sums = readNumbers(withoutYears(value)).filter((sum) => sum > 0)
  if (sums.length === 0) {
    const isFree = FREE.test(foldText(value)) || readNumbers(value).includes(0)
    const currency = currencyOf(around, local) ?? local ?? 'USD'
    return isFree ? { fee: { ...fee, min: 0, max: null, currency, period: 'year', isFrom: false } } : note
  }
  const currency = currencyOf(value, local) ?? currencyOf(quote, local)
  const period = firstOf(PERIODS, value) ?? firstOf(PERIODS, quote) ?? (fee.academicYear ? 'year' : null)
  const [min = 0, max = null] = sums
  const isRange = /\d\s*(?:-|–|—|to|bis|à)\s*\D{0,4}\d/.test(withoutYears(value))
  if (currency === null || period === null || sums.length > 2 || (max !== null && !isRange)) return note
  if (max !== null && max < min) return note
  return {
    fee: {
      ...fee,
      min,
      max,
      currency,
      period,
      isFrom: /\b(from|starting at|at least|ab|à partir de|desde|minimum)\b/i.test(value),
    },
  }
}
