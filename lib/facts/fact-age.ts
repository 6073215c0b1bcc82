import type { Fact } from './fact'
import type { FactKind } from './vocabulary'

/** Months from the beginning of its year in which a fact is trusted. Registers come out a year or two late. */
const TERMS = { register: 36, others: 18 }
/** The month in which an academic year such as "2025/26" begins, and an autumn; any other year begins in January. */
const ACADEMIC_YEAR_STARTS = 9

/** Older than its term, so that it may be out of date; or older than two terms, so that it is no headline any more. */
export type FactAge = 'old' | 'past'

/**
 * How old a fact is; undefined within its term, and where its words name no year. What holds since a year may have changed, but
 * holds until it does: it is never past.
 * @param year "2025/26", "2026", "2021–22", "since 2017/18", "2022–2026", "from 2027/28": of several the last counts
 * @param today ISO day
 */
export function ageOf({ kind, year }: { kind: FactKind; year: string }, today: string): FactAge | undefined {
  const [, first, second] = [...year.matchAll(/(\d{4})(?:([/–-]\d{2})(?!\d))?/g)].at(-1) ?? []
  if (first === undefined) return undefined
  const isAutumn = second !== undefined || year.includes(`autumn ${first}`)
  const start = monthsOf(Number(first), isAutumn ? ACADEMIC_YEAR_STARTS : 1)
  const age = monthsOf(Number(today.slice(0, 4)), Number(today.slice(5, 7))) - start
  const term = kind === 'register' ? TERMS.register : TERMS.others
  if (age <= term) return undefined
  return age > 2 * term && !/^(since|from)\b/.test(year) ? 'past' : 'old'
}

/** The fact with its age. @param today ISO day */
export const withAge = <Value>(fact: Fact<Value>, today: string): Fact<Value> => ({
  ...fact,
  age: ageOf(fact, today),
})

/** Whether it may stand in a headline: a card's price, a strip's figure, a sum. */
export const isHeadline = ({ age }: { age?: FactAge }): boolean => age !== 'past'

/** Whether a law or rule is past its term. @param validFor as `year` of `ageOf` */
export const mayHaveChanged = (validFor: string, today: string): boolean =>
  ageOf({ kind: 'law', year: validFor }, today) !== undefined

const monthsOf = (year: number, month: number) => year * 12 + month
