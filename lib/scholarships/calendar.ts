import { deadlineStatus } from './deadline-status'
import type { Dates } from './dates'
import { formatDeadlines } from './format'

const REMINDERS_DAYS = [30, 7] as const
const DAY_MS = 86_400_000
/** RFC 5545, 3.1: a line holds at most 75 octets, its break not counted. */
const LINE_OCTETS = 75

const octets = (text: string) => new TextEncoder().encode(text).length

/** Text as a property's value: RFC 5545, 3.3.11. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** A content line cut into lines of at most 75 octets, never within a letter; each further one begins with a space. */
function fold(line: string): string {
  const lines = ['']
  for (const letter of line) {
    const current = lines.at(-1) ?? ''
    if (octets(current) + octets(letter) <= LINE_OCTETS) lines[lines.length - 1] = current + letter
    else lines.push(` ${letter}`)
  }
  return lines.join('\r\n')
}

const basic = (isoDate: string) => isoDate.replaceAll('-', '')
const dayAfter = (isoDate: string) => new Date(Date.parse(isoDate) + DAY_MS).toISOString().slice(0, 10)

type Entry = { id: string; name: string; provider: string } & Dates

type Event = { date: string; isExact: boolean; words: string }

/** The next date of each deadline, once a day. */
function eventsOf({ deadlines, ...dates }: Dates, today: string): Event[] {
  const events = deadlines.flatMap((deadline): Event[] => {
    const status = deadlineStatus({ ...dates, deadlines: [deadline] }, today)
    if (status.kind !== 'due' && status.kind !== 'closed') return []
    const isExact = status.kind === 'due' ? status.isExact && !status.isUsual : false
    return [{ date: status.date, isExact, words: formatDeadlines([deadline], null) ?? '' }]
  })
  return events.filter(({ date }, at) => events.findIndex((other) => other.date === date) === at)
}

function eventLines({ date, isExact, words }: Event, entry: Entry, url: string, now: Date): string[] {
  const check = isExact ? '' : '\nThis is the usual date, not an announced one: check it with the provider.'
  const summary = `${isExact ? 'Deadline' : 'Usual deadline'}: ${entry.name}`
  return [
    'BEGIN:VEVENT',
    `UID:${entry.id}-${date}@${new URL(url).hostname}`,
    `DTSTAMP:${basic(now.toISOString().slice(0, 19)).replaceAll(':', '')}Z`,
    `DTSTART;VALUE=DATE:${basic(date)}`,
    `DTEND;VALUE=DATE:${basic(dayAfter(date))}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(`${entry.name}, ${entry.provider}\nDeadline: ${words}${check}\n${url}`)}`,
    `URL:${url}`,
    'TRANSP:TRANSPARENT',
    ...REMINDERS_DAYS.flatMap((days) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escapeText(`${days} days left: ${entry.name}`)}`,
      `TRIGGER:-P${days}D`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ]
}

/**
 * The coming deadlines of an award as an iCalendar file (RFC 5545) of all-day events, with reminders 30 and 7 days
 * before; null where no date is known. `url` is the award's page; `today` is an ISO date.
 */
export function toCalendar(entry: Entry, url: string, today: string, now: Date): string | null {
  const events = eventsOf(entry, today)
  if (events.length === 0) return null
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Meridian//Scholarship deadlines//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap((event) => eventLines(event, entry, url, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** Whether `toCalendar` has anything to say, whatever the day. */
export function hasCalendar({ status, deadlines }: Pick<Dates, 'status' | 'deadlines'>): boolean {
  return deadlines.length > 0 && (status === 'yearly' || deadlines.some(({ year }) => year !== null))
}
