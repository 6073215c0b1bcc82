import { isDay } from '../text/is-day'
import { DEADLINE_MONTHS } from '../universities/vocabulary'
import { withNote, type Read } from './read-figure'
import type { AddedRecord } from './schema'

type YearlyDate = NonNullable<AddedRecord['admissionRequirements']['applicationDeadline']>

const NO_FIXED_DATE =
  /^(rolling|varies|var(y|ious)|open|flexible|year[- ]round|none|tb[adc]|see website|ongoing)\b/i
const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thur?s?|fri|satur?|sun)(?:day)?,?\s+/i
const DAY_MONTH = /^(?:(\d{1,2})(?:st|nd|rd|th)?\.?[\s-]+(?:of\s+)?)?([a-z]{3,9})\.?(?:,?[\s-]+\d{2,4})?$/i
const MONTH_DAY = /^([a-z]{3,9})\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?(?:,?[\s-]+\d{4})?$/i
const YEAR_FIRST = /^\d{4}(?:[-./]|年)(\d{1,2})(?:[-./]|月)(\d{1,2})日?(?:[T ].*)?$/
const MONTH_SIGN = /^(\d{1,2})月(\d{1,2})日$/
const NUMBERS = /^(\d{1,2})([-./])(\d{1,2})(?:\2(?:\d{4}|\d{2}))?(?: 0?0:00(?::00)?)?$/
const ANY_DATE =
  /\b\d{1,2}(?:st|nd|rd|th)?[\s-](?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.? \d{1,2}\b|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b|\b\d{4}-\d\d-\d\d\b/gi

function monthOf(name: string): number | null {
  const at = DEADLINE_MONTHS.findIndex(({ label }) => label.toLowerCase().startsWith(name.toLowerCase()))
  const isShort = name.toLowerCase() === 'sept'
  return at < 0 || name.length < 3 ? (isShort ? 9 : null) : at + 1
}

type Day = { month: number; day: number | null }

const isReal = ({ month, day }: Day) => isDay({ month, day: day ?? 1, year: null })

/** The two days that numbers such as 05/06/2026 may be, the day first and the month first; those that exist. */
function daysOf([, first = '', mark = '', second = '']: readonly string[]): Day[] {
  const days = [
    { day: Number(first), month: Number(second) },
    { day: Number(second), month: Number(first) },
  ]
  // Nobody writes the month first with dots.
  return mark === '.' ? days.slice(0, 1) : days
}

/** Whether a text is a date that may be two days: 05/06/2026. */
export function isTwoDays(text: string): boolean {
  const numbers = NUMBERS.exec(text.trim())
  if (!numbers) return false
  const days = daysOf(numbers).filter(isReal)
  return days.length === 2 && days[0]?.day !== days[1]?.day
}

function dayOf(head: string, first: 'day' | 'month' | null): Day | null {
  const yearFirst = YEAR_FIRST.exec(head) ?? MONTH_SIGN.exec(head)
  if (yearFirst) return { month: Number(yearFirst[1]), day: Number(yearFirst[2]) }
  const numbers = NUMBERS.exec(head)
  if (numbers) {
    const days = daysOf(numbers)
    const chosen = first === 'month' ? days.slice(1) : days.slice(0, 1)
    return (first && chosen.find(isReal)) ?? days.find(isReal) ?? null
  }
  const monthFirst = MONTH_DAY.exec(head)
  const dayFirst = DAY_MONTH.exec(head)
  const month = monthOf(monthFirst?.[1] ?? dayFirst?.[2] ?? '')
  const day = monthFirst?.[2] ?? dayFirst?.[1]
  return month === null ? null : { month, day: day === undefined ? null : Number(day) }
}

/**
 * A day and month, or a month. A year is ignored, because the date comes back every year.
 * @param first what stands first in dates such as 05/06/2026; null where nobody said, and then they are asked about
 */
export function readYearlyDate(text: string, first: 'day' | 'month' | null = null): Read<YearlyDate> {
  const [given, note] = withNote(text.trim())
  const head = given.replace(WEEKDAY, '')
  if (NO_FIXED_DATE.test(head)) return { note: `“${text}” is no date, so it was left empty.` }
  if ((head.match(ANY_DATE) ?? []).length > 1)
    return { note: `“${text}” names several dates, so none of them was taken.` }
  if (first === null && isTwoDays(head))
    return { reason: `“${text}” may be two days. Write the month as a word: 5 June.` }
  const day = dayOf(head, first)
  if (!day || !isReal(day)) return { reason: `“${text}” is not a day of the year. Write it as 15 January.` }
  return { value: { ...day, note } }
}

export function writeYearlyDate({ month, day, note }: YearlyDate): string {
  const date = [day, DEADLINE_MONTHS[month - 1]?.label].filter(Boolean).join(' ')
  return note === null ? date : `${date} (${note})`
}
