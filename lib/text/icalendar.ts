import { isoDate } from './iso-date'

const DAY_MS = 86_400_000
/** RFC 5545, 3.1: a line holds at most 75 octets, its break not counted. */
const LINE_OCTETS = 75
/** The day from which revisions are counted. */
const FIRST_DAY = Date.UTC(2020, 0, 1)

/** The number of octets of a letter in UTF-8. */
function octets(letter: string): number {
  const code = letter.codePointAt(0) ?? 0
  if (code < 0x80) return 1
  if (code < 0x800) return 2
  return code < 0x10000 ? 3 : 4
}

/** An event of a whole day. */
export type CalendarEvent = {
  /** Stays the same when the day changes, so that a calendar moves the event in place of adding one. */
  uid: string
  /** `YYYY-MM-DD` */
  day: string
  summary: string
  description: string
  /** Null for what has no page. */
  url: string | null
  /** A reminder so many days before, with its words. */
  reminders: readonly { days: number; words: string }[]
}

type Calendar = {
  /** The content of the file, in a few words: "Scholarship deadlines". */
  product: string
  events: readonly CalendarEvent[]
  /** For a calendar that can be subscribed to: what a calendar program calls it, and where it asks for it again. */
  feed?: { name: string; description: string; address: string }
}

/** Text as a property's value: RFC 5545, 3.3.11. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

/** A content line cut into lines of at most 75 octets, never within a letter; each further one begins with a space. */
function fold(line: string): string {
  if (line.length * 3 <= LINE_OCTETS) return line
  const lines = ['']
  let length = 0
  for (const letter of line) {
    const more = octets(letter)
    if (length + more > LINE_OCTETS) {
      lines.push(' ')
      length = 1
    }
    lines[lines.length - 1] += letter
    length += more
  }
  return lines.join('\r\n')
}

const basic = (day: string) => day.replaceAll('-', '')
const dayAfter = (day: string) => isoDate(Date.parse(day) + DAY_MS)

function eventLines({ uid, day, summary, description, url, reminders }: CalendarEvent, now: Date): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${basic(now.toISOString().slice(0, 19)).replaceAll(':', '')}Z`,
    // Nobody keeps what was sent before, so the number of the day is the revision: it only grows, and a program that
    // knows the event from an earlier day takes the newer one.
    `SEQUENCE:${Math.floor((now.getTime() - FIRST_DAY) / DAY_MS)}`,
    `DTSTART;VALUE=DATE:${basic(day)}`,
    `DTEND;VALUE=DATE:${basic(dayAfter(day))}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(url ? [`URL:${url}`] : []),
    'TRANSP:TRANSPARENT',
    ...reminders.flatMap(({ days, words }) => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `DESCRIPTION:${escapeText(words)}`,
      `TRIGGER:-P${days}D`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ]
}

/** RFC 7986, and the older names beside it that Apple's and Microsoft's programs read. */
function feedLines({ name, description, address }: NonNullable<Calendar['feed']>): string[] {
  return [
    `NAME:${escapeText(name)}`,
    `X-WR-CALNAME:${escapeText(name)}`,
    `DESCRIPTION:${escapeText(description)}`,
    `X-WR-CALDESC:${escapeText(description)}`,
    `SOURCE;VALUE=URI:${address}`,
    'REFRESH-INTERVAL;VALUE=DURATION:P1D',
    'X-PUBLISHED-TTL:P1D',
  ]
}

/** An iCalendar file (RFC 5545) of all-day events. `now` is its time stamp. */
export function writeCalendar({ product, events, feed }: Calendar, now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//Meridian//${product}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(feed ? feedLines(feed) : []),
    ...events.flatMap((event) => eventLines(event, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}
