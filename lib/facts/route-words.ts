import { capital, formatList, monthName } from '../text/format'
import { FROM_ABROAD, isForApplicant, type Deadline } from './deadline'
import type { DayOrMonth, Route } from './fact'

/** "13 January" where the day is sure; "usually in January" where it is not, because only a sure day is shown as a date. */
export function dayInWords(
  { month, day }: DayOrMonth,
  isUnsure: boolean,
  latest: number | null = null,
): string {
  if (latest !== null) return `usually between ${monthName(month)} and ${monthName(latest)}`
  if (isUnsure) return `usually in ${monthName(month)}`
  return day === null ? `in ${monthName(month)}` : `${day} ${monthName(month)}`
}

/** With its year where that is known, and whether it has passed: "15 October 2026, over"; "rolling, usually until June". */
export function deadlineInWords({ isSure, latest, isRolling, closesIn, isOver, ...day }: Deadline): string {
  if (isRolling && !isSure) {
    const months = [day.month, ...(latest === null ? [] : [latest])].map(monthName)
    return `rolling, usually until ${months.join('–')}`
  }
  const words = dayInWords(day, !isSure, latest)
  if (!isSure || latest !== null || !closesIn) return words
  return `${words} ${closesIn}${isOver ? ', over' : ''}`
}

/** The people of a round or a way, to stand after a name; null where it is for everybody. */
const WHO = {
  all: null,
  home: 'home applicants',
  'eu-eea': 'applicants from the EU and EEA',
  abroad: 'applicants from abroad',
  international: 'applicants from elsewhere',
  outside: 'applicants from elsewhere',
  inside: 'applicants from elsewhere who need no other way',
} as const
const ROUND = { main: null, early: 'early round', late: 'later round', other: null } as const

/** "start in February"; null for a deadline of the usual start. @param usual its months */
export const otherStart = (
  { intakes }: Pick<Deadline, 'intakes'>,
  usual: readonly number[],
): string | null =>
  intakes.length > 0 && !intakes.some((month) => usual.includes(month))
    ? `start in ${formatList(intakes.map(monthName), 'or')}`
    : null

/**
 * A deadline with what sets it apart: "Medicine, dentistry: 15 October".
 * @param usual the months of the usual start, which needs no word
 */
export function deadlineLine(deadline: Deadline, usual: readonly number[]): string {
  const { name, what, fields, who } = deadline
  const parts = [
    fields.map((field) => field.replaceAll('-', ' ')).join(', '),
    name ?? ROUND[what],
    WHO[who],
    otherStart(deadline, usual),
  ].filter(Boolean)
  const words = deadlineInWords(deadline)
  return capital(parts.length > 0 ? `${parts.join(', ')}: ${words}` : words)
}

/** When applications by a way open for an applicant, in words; null where that is not known. */
export function openingInWords({ rounds }: Pick<Route, 'rounds'>, applicant = FROM_ABROAD): string | null {
  const round = rounds.find(
    ({ value }) => value.opens && value.kind === 'main' && isForApplicant(value, applicant),
  )
  return round?.value.opens ? dayInWords(round.value.opens, round.isUnsure) : null
}
