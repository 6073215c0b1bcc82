import type { FactKind } from '../facts/vocabulary'
import { monthName } from '../text/format'

/**
 * What an answer can rest on, the best first: a source of at most three years, an older one or one of no year, general
 * knowledge that two people entered apart from each other, that of one author.
 */
export const BASES = ['recent', 'older', 'twice', 'once'] as const

export type AnswerBasis = (typeof BASES)[number]

const MONTHS = 36
/** A page that names no year may be of any, whenever it was read. */
const UNDATED = /without a year/
const MONTH_NAMES = Array.from({ length: 12 }, (_, at) => monthName(at + 1))

/** The last month that a source holds for, counted from year 0; null where it names no year. */
function lastMonthOf(year: string): number | null {
  const [, first, second] = /(\d{4})(\/\d{2})?/.exec(year) ?? []
  if (first === undefined) return null
  const day = /^\d{4}-(\d{2})/.exec(year)?.[1]
  const named = MONTH_NAMES.indexOf(/^[A-Z][a-z]+/.exec(year)?.[0] ?? '') + 1
  const month = Number(day ?? 0) || named || (second ? 12 + 8 : 12)
  return 12 * Number(first) + month
}

/**
 * The basis of a source of a year in its own words: "2023/24", "since 2017/18", "January 2023", "2026-11-26". It is recent
 * where that ended at most three years ago.
 * @param today ISO day
 */
export function sourceOfYear(year: string, today: string): AnswerBasis {
  if (UNDATED.test(year)) return 'older'
  const last = lastMonthOf(year)
  const now = 12 * Number(today.slice(0, 4)) + Number(today.slice(5, 7))
  return last !== null && now - last <= MONTHS ? 'recent' : 'older'
}

/**
 * The basis of a fact; null where it is the usual range of a country, which is no answer about one university.
 * @param isTwice its source is the general knowledge that two people entered
 */
export function basisOf(kind: FactKind, year: string, isTwice: boolean, today: string): AnswerBasis | null {
  if (kind === 'usual') return null
  if (kind === 'general') return isTwice ? 'twice' : 'once'
  return sourceOfYear(year, today)
}

/** The best of several; null where there is none. */
export const bestOf = (bases: readonly (AnswerBasis | null)[]): AnswerBasis | null =>
  BASES.find((basis) => bases.includes(basis)) ?? null
