import { capital, count, formatDate, monthName } from '../text/format'
import { writeCalendar, type CalendarEvent } from '../text/icalendar'
import type { Task } from './task'
import { firstDay, inWords, isTimeOver } from './task-time'

const REMINDER_DAYS = 7
/** A plan has some ten tasks for each choice. */
const MOST_EVENTS = 500

function basisInWords({ basis, formula }: Task): string {
  if (basis.kind === 'own') return ''
  if (basis.kind === 'advice') return `Our advice, no source${formula ? `: ${formula}` : ''}.`
  const year = basis.year ? `, ${basis.year}` : ''
  const source = `Source: ${basis.publisher}, ${basis.title}${year}.`
  return formula ? `${capital(formula)}. ${source}` : source
}

/** "Some time in September: Apply to Oak University". A month never looks like a day. */
function summaryOf({ when, missed, title }: Task): string {
  if (missed === 'at-once') return `As soon as you can: ${title}`
  if (when.kind === 'day') return when.isUsual ? `Usually about now: ${title}` : title
  if (when.kind === 'none') return title
  const first = monthName(Number(when.month.slice(5)))
  const last = when.lastMonth && monthName(Number(when.lastMonth.slice(5)))
  return `Some time ${last ? `between ${first} and ${last}` : `in ${first}`}: ${title}`
}

type Place = {
  /** The site's address. */
  baseUrl: string
  today: string
}

/** The open tasks with a date as events; what is over has none. */
function eventOf(task: Task, { baseUrl, today }: Place): CalendarEvent[] {
  const first = firstDay(task.when)
  const isPast = isTimeOver(task.latest ?? task.when, today)
  if (first === null || task.done !== null || isPast) return []
  const url = task.href && new URL(task.href, baseUrl).href
  const lines = [
    task.text,
    task.missed === 'at-once' ? '' : `When: ${inWords(task.when)}.`,
    task.latest && task.latest.kind !== 'none' ? `At the latest: ${inWords(task.latest)}.` : '',
    basisInWords(task),
    task.zone ? `This is the date in the time zone ${task.zone}.` : '',
    url ?? '',
  ]
  return [
    {
      uid: `${task.id.replaceAll('/', '.')}@${new URL(baseUrl).hostname}`,
      // A month that has begun, or a time that is open already: on the day of the file until it is over.
      day: first < today ? today : first,
      summary: summaryOf(task),
      description: lines.filter(Boolean).join('\n'),
      url: url ?? null,
      reminders: [{ days: REMINDER_DAYS, words: task.title }],
    },
  ]
}

/**
 * The open tasks of a plan with their dates as an iCalendar file, to keep. `now` is its time stamp.
 */
export function writePlanCalendar(tasks: readonly Task[], place: Place, now: Date): string {
  const events = tasks.flatMap((task) => eventOf(task, place)).slice(0, MOST_EVENTS)
  return writeCalendar({ product: 'My plan', events }, now)
}

/** The same as a calendar to subscribe to. `unknown` counts items of the address that the catalogue does not have. */
export function writePlanFeed(
  tasks: readonly Task[],
  place: Place & { href: string; unknown: number; choices: number; awards: number },
): string {
  const { today, unknown, choices, awards } = place
  const sentences = [
    `${count(choices, 'choice')} and ${count(awards, 'award')}, as our catalogue has them on ${formatDate(today)}.`,
    unknown > 0 ? `Left out: ${count(unknown, 'item')} of the address that we do not know (any more).` : '',
    'This address does not show who you are, or what you ticked or changed: it includes tasks for a visa and for tests even if you do not need them.',
    'If only the month is known, the task is on its first day and says so.',
  ]
  const events = tasks.flatMap((task) => eventOf(task, place)).slice(0, MOST_EVENTS)
  const feed = {
    name: 'My plan',
    description: sentences.filter(Boolean).join(' '),
    address: new URL(place.href, place.baseUrl).href,
  }
  return writeCalendar({ product: 'My plan', events, feed }, new Date(`${today}T00:00:00Z`))
}
