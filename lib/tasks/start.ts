import { mainMonths } from '../facts/deadline'
import type { Task, TaskChoice, TaskRules } from './task'
import { addTo, monthOf } from '../text/iso-day'
import { firstDay } from './task-time'

/** A visa and a decision take longer than this many days, so a nearer start is not proposed. */
const TOO_SOON_DAYS = 120
const A_YEAR_DAYS = 366
/** Courses that begin within so many months of a usual start belong to it. */
const NEAR_MONTHS = 2

type Starting = Pick<TaskChoice, 'routes' | 'deadlines'>

const monthsOfRounds = ({ deadlines }: Pick<Starting, 'deadlines'>) =>
  deadlines.flatMap(({ what, intakes }) => (what === 'main' ? intakes : []))

/** Months in which courses begin, the main ones first. */
export function startMonths(choice: Starting, rules: TaskRules | null): number[] {
  const ofRoutes = choice.routes.flatMap(({ value }) => value.intakes)
  const known = [...ofRoutes, ...monthsOfRounds(choice)]
  return [...new Set(known.length > 0 ? known : (rules?.starts ?? []))]
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
 * visa. Where that is more than a year off, it is the next start of any kind. Starts with a known round go before those
 * that the way to apply only names. Null where no source says when courses begin.
 */
export function startOf(
  choice: Starting & Pick<TaskChoice, 'start' | 'added'>,
  rules: TaskRules | null,
  today: string,
): string | null {
  if (choice.start) return choice.start
  const all = startMonths(choice, rules)
  const ofRounds = all.filter((month) => monthsOfRounds(choice).includes(month))
  const months = ofRounds.length > 0 ? ofRounds : all
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

/** The first day on which the courses of a choice may begin, by the tasks; null where it is not known. */
export function firstDayAt(key: string, tasks: readonly Pick<Task, 'id' | 'when'>[]): string | null {
  const task = tasks.find(({ id }) => id === `start:${key}`)
  return task ? firstDay(task.when) : null
}

/** The months in which one can begin, from the proposed one on, for a visitor who wants another: the next six. */
export function offeredStarts(choice: Starting, rules: TaskRules | null, today: string): string[] {
  const months = startMonths(choice, rules)
  const all = months.length > 0 ? months : [1, 2, 4, 7, 8, 9, 10]
  const year = Number(today.slice(0, 4))
  return [0, 1, 2, 3]
    .flatMap((later) => all.map((month) => monthOf(year + later, month)))
    .filter((month) => month > today.slice(0, 7))
    .sort()
    .slice(0, 6)
}

/** The usual time of courses that a month belongs to, or the month itself where no usual one is near. */
type Intake = {
  months: readonly number[]
  /** `YYYY-MM`, its first month. */
  begins: string
}

/** @param months in which courses usually begin; neighbours are one time */
export function intakeOf(start: string, months: readonly number[]): Intake {
  const [year = 0, month = 1] = start.split('-').map(Number)
  const away = (other: number) => ((other - month + 18) % 12) - 6
  const [nearest] = [...months].sort((a, b) => Math.abs(away(a)) - Math.abs(away(b)))
  if (nearest === undefined || Math.abs(away(nearest)) > NEAR_MONTHS)
    return { months: [month], begins: start }
  const together = mainMonths([nearest, ...months])
  const first = Math.min(...together.map(away))
  return { months: together, begins: monthOf(year, month + first) }
}

/** Whether a source that holds for a year ("2027 entry", "winter 2027/28") speaks of courses that begin in that month. */
export function isYearOf(year: string | null, start: string): boolean {
  if (year === null) return false
  const [startYear = 0, startMonth = 1] = start.split('-').map(Number)
  const academic = [...year.matchAll(/(\d{4})\/\d{2}/g)].map((match) => Number(match[1]))
  if (academic.length > 0) return academic.includes(startMonth >= 7 ? startYear : startYear - 1)
  return [...year.matchAll(/\d{4}/g)].some((match) => Number(match[0]) === startYear)
}
