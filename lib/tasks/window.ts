import type { ChoiceDeadline } from '../choice/choice'
import { formatMonth } from '../text/format'
import type { Basis, TaskChoice, TaskRules } from './task'
import { addTo, dayOf, inMonth, monthOf, NEVER, onDay, type When } from './when'

/** A visa and a decision take longer than this many days, so a nearer start is not proposed. */
const TOO_SOON_DAYS = 120
const A_YEAR_DAYS = 366

type MonthDay = { month: number; day: number | null }

/** Months in which courses begin, the main ones first. */
function startMonths({ routes }: Pick<TaskChoice, 'routes'>, rules: TaskRules | null): readonly number[] {
  const ofRoute = routes.find(({ value }) => value.intakes.length > 0)
  return ofRoute?.value.intakes ?? rules?.starts ?? []
}

/** The main time of the year: the first month with those right beside it. "8, 9, 1" begins in autumn, "4, 9, 10" in April. */
export function mainMonths(months: readonly number[]): readonly number[] {
  const main = months.slice(0, 1)
  for (const month of months.slice(1)) {
    if (main.some((known) => [1, 11].includes(Math.abs(known - month)))) main.push(month)
  }
  return main
}

function nextOf(months: readonly number[], from: string): string | null {
  const [year = 0, month = 1] = from.split('-').map(Number)
  const coming = months.map((each) =>
    monthOf(each >= month + (from.endsWith('-01') ? 0 : 1) ? year : year + 1, each),
  )
  return [...coming].sort()[0] ?? null
}

/**
 * The month in which a choice would begin: the visitor's month, otherwise the next main start that leaves time for a
 * visa. Where that is more than a year off, it is the next start of any kind. Null where no source says when courses
 * begin.
 */
export function startOf(choice: TaskChoice, rules: TaskRules | null, today: string): string | null {
  if (choice.start) return choice.start
  const months = startMonths(choice, rules)
  const from = (day: string) => {
    const earliest = addTo(day, TOO_SOON_DAYS, 'day')
    const main = nextOf(mainMonths(months), earliest)
    const isNear = main !== null && `${main}-01` <= addTo(day, A_YEAR_DAYS, 'day')
    return isNear ? main : nextOf(months, earliest)
  }
  const start = from(choice.added)
  // An item that was saved long ago is for a start that is over.
  return start !== null && start < today.slice(0, 7) ? from(today) : start
}

/** The months in which one can begin, from the proposed one on, for a visitor who wants another: the next six. */
export function offeredStarts(choice: TaskChoice, rules: TaskRules | null, today: string): string[] {
  const months = startMonths(choice, rules)
  const all = months.length > 0 ? months : [1, 2, 4, 7, 8, 9, 10]
  const year = Number(today.slice(0, 4))
  return [0, 1, 2, 3]
    .flatMap((later) => all.map((month) => monthOf(year + later, month)))
    .filter((month) => month > today.slice(0, 7))
    .sort()
    .slice(0, 6)
}

/** Whether a source that holds for a year ("2027 entry", "winter 2027/28") speaks of courses that begin in that month. */
export function isYearOf(year: string | null, start: string): boolean {
  if (year === null) return false
  const [startYear = 0, startMonth = 1] = start.split('-').map(Number)
  const academic = [...year.matchAll(/(\d{4})\/\d{2}/g)].map((match) => Number(match[1]))
  if (academic.length > 0) return academic.includes(startMonth >= 7 ? startYear : startYear - 1)
  return [...year.matchAll(/\d{4}/g)].some((match) => Number(match[0]) === startYear)
}

/** The last such day before another. For a month the first day counts. */
function lastBefore({ month, day }: MonthDay, before: string): { year: number; month: number } {
  const year = Number(before.slice(0, 4))
  return dayOf(year, month, day ?? 1) < before ? { year, month } : { year: year - 1, month }
}

function firstFrom({ month, day }: MonthDay, from: string): { year: number; month: number } {
  const year = Number(from.slice(0, 4))
  return dayOf(year, month, day ?? 31) >= from ? { year, month } : { year: year + 1, month }
}

/** The page of the university names the sources of its own dates. */
export const OWN_RECORD: Basis = {
  kind: 'source',
  publisher: 'our record of the university',
  title: 'whose page here names its sources',
  url: null,
  year: null,
}

/** The dates of applications to a choice for one start. */
export type Window = {
  opens: When
  deadline: When
  /** The way to apply, in words, with its page. */
  route: { name: string; url: string | null; fee: string | null } | null
  basis: Basis
  /** Other dates in the words of the source. */
  other: string | null
  note: string | null
  /** "September 2027": when the round after this one is likely to open. */
  again: string | null
  /** It is known that the date is for the main start of the year, and this is another. */
  isOtherStart: boolean
}

/** The deadline that goes before the others: the university's own, then that of its way to apply; of the level first. */
function chosenDeadline({ deadlines, level }: TaskChoice): ChoiceDeadline | null {
  const main = deadlines.filter(({ what, of }) => what === 'main' && (of === level || of === 'all'))
  return main.find(({ route }) => route === null) ?? main[0] ?? null
}

/** The opening and the deadline of applications for courses that begin in the month `start`, `YYYY-MM`. */
export function windowOf(choice: TaskChoice, rules: TaskRules | null, start: string): Window {
  const deadline = chosenDeadline(choice)
  const fact = choice.routes.find(({ value }) => value.name === deadline?.route) ?? choice.routes[0] ?? null
  const route = fact && { name: fact.value.name, url: fact.value.url, fee: fact.value.fee }
  const main = mainMonths(startMonths(choice, rules))
  const isOtherStart = main.length > 0 && !main.includes(Number(start.slice(5)))
  const other = fact?.value.otherDeadlines ?? null
  const source = deadline?.source ?? (deadline?.route === null ? null : (fact?.source ?? null))
  const year = deadline?.year ?? fact?.year ?? null
  const basis: Basis = source ? { kind: 'source', ...source, year } : OWN_RECORD
  const rest = { route, other, note: deadline?.note ?? null, isOtherStart, basis }
  if (isOtherStart) return { ...rest, opens: NEVER, deadline: NEVER, again: null }

  const isFor = (fits: string | null) => isYearOf(fits, start)
  const opens = fact?.value.opens ?? null
  // The opening belongs to the deadline of its own route, and has the same round.
  const opening = opens && lastBefore(opens, `${start}-01`)
  const isPaired = opening !== null && deadline !== null && deadline.route !== null
  const closing =
    deadline &&
    (isPaired
      ? firstFrom(deadline, dayOf(opening.year, opening.month, opens?.day ?? 1))
      : lastBefore(deadline, `${start}-01`))
  const next = opening ?? closing
  return {
    ...rest,
    opens: opening && fact ? whenOf(opening, opens?.day ?? null, !fact.isUnsure, isFor(fact.year)) : NEVER,
    deadline:
      closing && deadline ? whenOf(closing, deadline.day, deadline.isSure, isFor(deadline.year)) : NEVER,
    again:
      next && `${opening ? 'open' : 'close'} again in ${formatMonth(monthOf(next.year + 1, next.month))}`,
  }
}

/**
 * A day only where it is sure for this very round; else the month, with the day of other years where that is sure.
 * @param isSure of the day, in the year that its source speaks of
 */
function whenOf(
  { year, month }: { year: number; month: number },
  day: number | null,
  isSure: boolean,
  isThisRound: boolean,
): When {
  if (day !== null && isSure && isThisRound) return onDay(dayOf(year, month, day))
  return inMonth(monthOf(year, month), { isUsual: true, earlierDay: isSure ? day : null })
}
