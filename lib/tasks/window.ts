import { applicantOf } from '../study/applicant'
import { inPrecedence, isForApplicant, mainMonths, type Applicant, type Deadline } from '../facts/deadline'
import type { DayOrMonth, Fact, Round, Route } from '../facts/fact'
import { deadlineLine } from '../facts/route-words'
import { formatList, formatMonth } from '../text/format'
import { SITE } from '../site'
import { intakeOf, isYearOf, startMonths } from './start'
import type { TaskBasis, TaskChoice, TaskPerson, TaskRules } from './task'
import { dayOf, monthOf } from '../text/iso-day'
import { inMonth, NEVER, onDay, type When } from './task-time'

/** The last such day before another. For a month the first day counts. */
function lastBefore({ month, day }: DayOrMonth, before: string): { year: number; month: number } {
  const year = Number(before.slice(0, 4))
  return dayOf(year, month, day ?? 1) < before ? { year, month } : { year: year - 1, month }
}

function firstFrom({ month, day }: DayOrMonth, from: string): { year: number; month: number } {
  const year = Number(from.slice(0, 4))
  return dayOf(year, month, day ?? 31) >= from ? { year, month } : { year: year + 1, month }
}

/** The page of the university names the sources of its own dates. */
export const OWN_RECORD: TaskBasis = {
  kind: 'source',
  publisher: 'our record of the university',
  title: `whose page on ${SITE.name} names its sources`,
  url: null,
  year: null,
}

/** The dates of applications to a choice for one start. */
export type Window = {
  opens: When
  /** That of the round for this very start, which may be over; `none` where no round for it is known. */
  deadline: When
  /** The ways to apply, in words, with the page and the fee of the first. */
  route: { name: string; url: string | null; fee: string | null } | null
  basis: TaskBasis
  /** Other dates for the same start, in words. */
  other: string | null
  note: string | null
  /** The deadline is the usual time of the country, not the university's own. */
  isOfCountry: boolean
  /** "open again in September 2027": when the round after this one is likely to open. */
  again: string | null
}

type TaskApplicant = Pick<TaskPerson, 'nationalities' | 'residence' | 'certificate' | 'sender'>

/** The facts about a person that decide which ways to apply are theirs. */
export const askingOf = ({ nationalities, residence, certificate, sender }: TaskApplicant) => ({
  nationalities,
  residence,
  certificate,
  standings: sender?.standings,
})

/**
 * The opening and the deadline of applications for courses that begin in the month `start`, `YYYY-MM`: those of the
 * round for that start, that person and that subject. Another first day than the usual one never moves a round.
 */
export function windowOf(
  choice: TaskChoice,
  rules: TaskRules | null,
  start: string,
  person: TaskApplicant,
): Window {
  const { countryCode, subject } = choice
  const applicant = applicantOf(countryCode, rules, { ...askingOf(person), subject })
  const starts = startMonths(choice, rules)
  const { months } = intakeOf(start, starts)
  // The university's own date is for the main start.
  const usual = starts.length > 0 ? mainMonths(starts) : months
  const isOfStart = ({ intakes }: Pick<Deadline, 'intakes'>) =>
    (intakes.length > 0 ? intakes : usual).some((month) => months.includes(month))

  const dates = choice.deadlines.filter(isOfStart)
  const mine = inPrecedence(dates, applicant)
  const deadline = mine.find(({ what }) => what === 'main') ?? null
  const ways = waysOf(choice, applicant)
  const way = ways.find(({ value }) => value.name === deadline?.route) ?? ways[0] ?? null
  const opening = openingOf(deadline, way, (round) => isOfStart(round) && isForApplicant(round, applicant))

  const { begins } = intakeOf(start, deadline?.intakes.length ? deadline.intakes : starts)
  const closes = deadline && !deadline.isAfterStart ? closingFor(deadline, begins) : null
  const opens =
    opening &&
    lastBefore(opening.day, closes ? dayOf(closes.year, closes.month, deadline?.day ?? 31) : `${begins}-01`)
  const next = opens ?? closes
  return {
    opens: opens && opening ? whenOf(opens, opening.day.day, opening, begins) : NEVER,
    deadline: closes && deadline ? whenOf(closes, deadline.day, deadline, begins) : NEVER,
    route: way && { name: waysInWords(way, deadline, mine), url: way.value.url, fee: way.value.fee },
    basis: basisOf(deadline, way),
    other: otherDates(dates, mine, deadline, applicant, usual),
    note:
      [deadline?.name, deadline?.isRolling && FILLS_BEFORE, deadline?.note].filter(Boolean).join('. ') ||
      null,
    isOfCountry: deadline?.isOfCountry ?? false,
    again: next && `${opens ? 'open' : 'close'} again in ${formatMonth(monthOf(next.year + 1, next.month))}`,
  }
}

/**
 * The month in which a round for courses that begin in the month `begins`, `YYYY-MM`, closes: the first after its opening. It
 * never closes after its courses begin, so that a round of July to October for September is that of the year before.
 */
function closingFor(deadline: Deadline, begins: string): { year: number; month: number } {
  const first = `${begins}-01`
  if (!deadline.opens) return lastBefore(deadline, first)
  const opens = lastBefore(deadline.opens, first)
  const { year, month } = firstFrom(deadline, dayOf(opens.year, opens.month, deadline.opens.day ?? 1))
  return monthOf(year, month) > begins ? { year: year - 1, month } : { year, month }
}

const FILLS_BEFORE = 'Places are given as applications come in: courses may be full before'

/** The ways to apply that are an applicant's. */
export const waysOf = ({ routes }: Pick<TaskChoice, 'routes'>, applicant: Applicant): Fact<Route>[] =>
  routes.filter(({ value: { who, notFor } }) =>
    isForApplicant({ who, fields: [], ...(notFor && { notFor }) }, applicant),
  )

type Dated = { isSure: boolean; year: string | null; latest: number | null }

/** The opening of the round of a deadline; where it names none, that of the way's round for the same people. */
function openingOf(
  deadline: Deadline | null,
  way: Fact<Route> | null,
  isFitting: (round: Round) => boolean,
): (Dated & { day: DayOrMonth }) | null {
  if (deadline?.opens) return { ...deadline, day: deadline.opens, latest: null }
  const round = way?.value.rounds.find(
    ({ value }) => value.opens !== null && value.kind === 'main' && isFitting(value),
  )
  if (!round?.value.opens) return null
  return { day: round.value.opens, isSure: !round.isUnsure, year: round.year, latest: null }
}

/**
 * A day only where it is sure for this very round; else the month or months, with the day of other years where that is
 * sure.
 */
function whenOf(
  { year, month }: { year: number; month: number },
  day: number | null,
  { isSure, year: validFor, latest }: Dated,
  begins: string,
): When {
  if (day !== null && isSure && isYearOf(validFor, begins)) return onDay(dayOf(year, month, day))
  const lastMonth = latest === null ? null : monthOf(latest < month ? year + 1 : year, latest)
  return inMonth(monthOf(year, month), { isUsual: true, earlierDay: isSure ? day : null, lastMonth })
}

/** All ways that close on the same day for the same people: "Études en France or DAP". */
function waysInWords(way: Fact<Route>, deadline: Deadline | null, mine: readonly Deadline[]): string {
  if (!deadline?.route) return way.value.name
  const alike = mine.filter(
    ({ what, month, day, route }) =>
      what === 'main' && route !== null && month === deadline.month && day === deadline.day,
  )
  return formatList([...new Set(alike.map(({ route }) => route ?? ''))], 'or')
}

function basisOf(deadline: Deadline | null, way: Fact<Route> | null): TaskBasis {
  const source = deadline ? deadline.source : (way?.source ?? null)
  return source ? { kind: 'source', ...source, year: deadline?.year ?? way?.year ?? null } : OWN_RECORD
}

/** The further dates of a start that the person may need: later rounds, and rounds for subjects where theirs is unknown. */
function otherDates(
  dates: readonly Deadline[],
  mine: readonly Deadline[],
  main: Deadline | null,
  applicant: Applicant,
  usual: readonly number[],
): string | null {
  const isOther = (deadline: Deadline) =>
    mine.includes(deadline)
      ? deadline.what === 'late' || deadline.what === 'other'
      : applicant.subject === null && isForApplicant({ ...deadline, fields: [] }, applicant)
  const isSameDay = ({ month, day }: Deadline) => month === main?.month && day === main.day
  const others = dates.filter((deadline) => !isSameDay(deadline) && isOther(deadline))
  // All of them are the person's, so they need not say whose they are.
  return others.map((deadline) => deadlineLine({ ...deadline, who: 'all' }, usual)).join('; ') || null
}
