import type { DayOrMonth } from './fact'

/** A year that a source names for the start of courses: "2027 entry", "winter 2027/28"; not the year of a reading. */
const ENTRY = /(\d{4})\/\d{2}|(\d{4})(?= (?:entry|intake|start))|(?<=(?:fall|autumn|winter|spring) )(\d{4})/

/**
 * The calendar year of a day on which applications for the coming start close, by the start that its source speaks of:
 * 15 October for 2027 entry is that of 2026. Null where the source names no start, or one that has passed: its day returns in another year.
 * @param validFor as a rule has it: "2027 entry"
 * @param intakes the months in which the courses begin, the main one first
 * @param today `YYYY-MM-DD`
 */
export function closingYear(
  { month, day }: DayOrMonth,
  { validFor, intakes }: { validFor: string; intakes: readonly number[] },
  today: string,
): number | null {
  const [, academic, ...named] = ENTRY.exec(validFor) ?? []
  const year = Number(academic ?? named.find(Boolean))
  const [start] = intakes
  if (!year || !start || day === null) return null
  const begins = academic && start < 7 ? year + 1 : year
  if (`${begins}-${String(start).padStart(2, '0')}` <= today.slice(0, 7)) return null
  return month < start ? begins : begins - 1
}

/** Whether a day has passed. @param today `YYYY-MM-DD` */
export const isPast = ({ year, month, day }: DayOrMonth & { year: number }, today: string): boolean =>
  [year, month, day ?? 31].map((part) => String(part).padStart(2, '0')).join('-') < today.slice(0, 10)
