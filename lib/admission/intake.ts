import { formatDate, formatMonth, isoMonth, twoDigits } from '../text/format'
import { addTo } from '../text/iso-day'
import { groupBy } from '../text/group-by'
import { inPrecedence } from '../facts/deadline'
import { dayInWords } from '../facts/route-words'
import { applicantAt } from './applicant-at'
import { findingsOf, type AdmissionChecker } from './check'
import type { YearlyDeadline } from './place'

/** The number of days after a deadline for which its intake counts as closed. */
const CLOSED_DAYS = 90
const DAY_MS = 86_400_000

const daysSince = (day: string, today: string) => (Date.parse(today) - Date.parse(day)) / DAY_MS

type Next = {
  /** ISO date, or ISO month where the day is not known. */
  date: string
  /** The last one, as exactly as `date`, where it was so recent that its intake is closed. */
  passed: string | null
  /** The month runs, and its day is not known. */
  mayHavePassed: boolean
}

/**
 * The next date of a yearly deadline. An uncertain day counts as its month only, and a span of months has passed with its
 * last one. `today` is an ISO date.
 */
export function nextOf(
  { month, day, latest, isSure }: Pick<YearlyDeadline, 'month' | 'day' | 'latest' | 'isSure'>,
  today: string,
): Next {
  const year = Number(today.slice(0, 4))
  const exact = isSure ? day : null
  if (exact === null) {
    const thisMonth = Number(today.slice(5, 7))
    const sinceFirst = (thisMonth - month + 12) % 12
    const mayHavePassed = sinceFirst <= ((latest ?? month) - month + 12) % 12
    if (mayHavePassed) return { date: today.slice(0, 7), passed: null, mayHavePassed }
    const last = latest ?? month
    const lastOver = isoMonth(last < thisMonth ? year : year - 1, last)
    const passed = daysSince(addTo(`${lastOver}-01`, 1, 'month'), today) < CLOSED_DAYS ? lastOver : null
    return { date: isoMonth(month < thisMonth ? year + 1 : year, month), passed, mayHavePassed }
  }
  const inYear = (of: number) => `${isoMonth(of, month)}-${twoDigits(exact)}`
  const next = inYear(year) >= today ? inYear(year) : inYear(year + 1)
  const last = inYear(Number(next.slice(0, 4)) - 1)
  return { date: next, passed: daysSince(last, today) <= CLOSED_DAYS ? last : null, mayHavePassed: false }
}

const inWords = (date: string) => (date.length > 7 ? formatDate(date) : `some time in ${formatMonth(date)}`)

/**
 * Whether applications are still possible. Each deadline comes again a year later, so none closes a place permanently.
 */
export const checkIntake: AdmissionChecker = (person, place, rules, today) => {
  const find = findingsOf('Intake')
  const mine = inPrecedence(place.deadlines, applicantAt(person, place, rules))
  // The one that answers for each start. That of the main start goes first, unless only its months are known and may be
  // over while another start is still ahead.
  const answers = [...groupBy(mine, ({ start }) => start).values()].flatMap(([deadline]) =>
    deadline ? [{ deadline, next: nextOf(deadline, today) }] : [],
  )
  const [main] = answers
  const ahead = answers.find(({ next }) => !next.passed && !next.mayHavePassed)
  const answer = main?.next.mayHavePassed ? (ahead ?? main) : main
  if (!answer) return find('open', 'The deadline is not known: ask the university.')
  const { deadline } = answer
  const { date, passed, mayHavePassed } = answer.next
  const on = date.length > 7 ? 'on ' : ''
  const span = deadline.latest === null ? null : dayInWords(deadline, true, deadline.latest)
  if (mayHavePassed) {
    const why = `The deadline is ${span ?? inWords(date)}: it may have passed; the next is a year later.`
    return find('check', why, 'The day of the deadline')
  }
  if (passed) {
    const why = `The deadline was ${on}${inWords(passed)}; the next is likely ${on}${inWords(date)}.`
    return find('check', why, 'A late place, or the next intake')
  }
  return find('met', `The next deadline is ${span ?? `${on}${inWords(date)}`}.`)
}
