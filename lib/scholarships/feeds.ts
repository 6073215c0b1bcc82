import { dayAt, type Moment } from '../text/closing-day'
import { count, formatDate, formatDayOrMonth, onDayOrInMonth } from '../text/format'
import { writeCalendar } from '../text/icalendar'
import { writeRss, type FeedItem } from '../text/rss'
import type { Notice } from '../eligibility/schema'
import { CALENDAR_PRODUCT, eventsOf, type CalendarEntry } from './calendar'
import { formatDeadlines } from './format'
import type { Scholarship } from './record/schema'

/** A calendar with more events is of no use to anybody, and a file must not grow with the catalogue. */
const MOST_EVENTS = 100
const MOST_ITEMS = 50

/** The search of a file, with its addresses. */
export type FeedOf = {
  /** Chips of the search in words; none for all awards. */
  words: readonly string[]
  baseUrl: string
  /** The addresses of the list with this search, and of the file itself, from the root on. */
  listHref: string
  href: string
}

const nameOf = (words: readonly string[]) => `Scholarships${words.length > 0 ? `: ${words.join(', ')}` : ''}`

/** The coming deadlines of the awards as a calendar, the next first. */
export function writeListCalendar(
  awards: readonly CalendarEntry[],
  { words, baseUrl, href }: FeedOf,
  now: Moment,
): string {
  const today = dayAt(now)
  const absolute = (path: string) => new URL(path, baseUrl).href
  const events = awards
    .flatMap((award) => eventsOf(award, absolute(`/scholarships/${award.id}`), now))
    .sort((a, b) => (a.day === b.day ? 0 : a.day < b.day ? -1 : 1))
  const shown = events.slice(0, MOST_EVENTS)
  const sentences = [
    `Deadlines of ${count(awards.length, 'scholarship')}, as our catalogue has them on ${formatDate(today)}.`,
    ...(events.length > MOST_EVENTS ? [`The ${MOST_EVENTS} that come next, of ${events.length}.`] : []),
    'Usual and announced dates are marked differently. Check each with its provider.',
  ]
  const feed = { name: nameOf(words), description: sentences.join(' '), address: absolute(href) }
  // The stamp is the beginning of the day, so that one day has one file for caches.
  return writeCalendar({ product: CALENDAR_PRODUCT, events: shown, feed }, new Date(`${today}T00:00:00Z`))
}

/** The day on which a record was last compared with a page; otherwise the month in which it was written. */
function checkedOn({ sources, editorial }: Scholarship): { on: string; isRead: boolean } | null {
  const days = sources.map((source) => source.checkedOn).sort(byLatest)
  if (days[0]) return { on: days[0], isRead: true }
  return editorial ? { on: editorial.month, isRead: false } : null
}

/** A month counts as its first day, so that a day of the month comes before it. */
function byLatest(a: string, b: string): number {
  return a === b ? 0 : a > b ? -1 : 1
}

type Dated = FeedItem & { on: string }

function awardItem(award: Scholarship, baseUrl: string, today: string): Dated[] {
  const checked = checkedOn(award)
  const deadline = formatDeadlines(award.deadlines, award.deadlineNote, today)
  if (!checked) return []
  const { on, isRead } = checked
  const url = new URL(`/scholarships/${award.id}`, baseUrl).href
  const told = formatDayOrMonth(on)
  const sentences = [
    isRead
      ? `We compared this record with its source ${onDayOrInMonth(on)}.`
      : `Written from general knowledge in ${told}: check it with the provider.`,
    ...(award.changeNote ? [award.changeNote] : []),
    ...(deadline ? [`Deadline: ${deadline}.`] : []),
  ]
  const title = `${award.name}: ${isRead ? 'checked' : 'written'} ${told}`
  return [
    { on, title, url, id: `${award.id}@${on}`, day: on.length > 7 ? on : null, text: sentences.join(' ') },
  ]
}

const noticeItem = ({ id, title, text, since, sources, checkedOn: on }: Notice, baseUrl: string): Dated => ({
  on: since,
  title,
  url: sources[0]?.url ?? baseUrl,
  id: `${id}@${since}`,
  day: since,
  text: `In force since ${formatDate(since)}; last checked ${formatDayOrMonth(on)}. ${text}`,
})

/**
 * The changes among awards, as an RSS 2.0 feed: the records that we checked last, and the notices of their host
 * countries. We do not know when a provider changes a page, and the feed says so.
 */
export function writeListFeed(
  awards: readonly Scholarship[],
  notices: readonly Notice[],
  { words, baseUrl, listHref, href }: FeedOf,
  today: string,
): string {
  const items = [
    ...notices.map((notice) => noticeItem(notice, baseUrl)),
    ...awards.flatMap((award) => awardItem(award, baseUrl, today)),
  ].sort((a, b) => byLatest(a.on, b.on))
  const shown = items.slice(0, MOST_ITEMS)
  const days = shown.flatMap(({ day }) => day ?? []).sort(byLatest)
  const sentences = [
    'Each item is a record that we compared with its source, dated with the day where we kept it (else its text names the month),',
    'or a visa rule of a host country, dated with the day since which it is in force.',
    'We do not know on which day a provider changed a page.',
    ...(items.length > MOST_ITEMS ? [`The newest ${MOST_ITEMS} of ${items.length}.`] : []),
  ]
  const feed = {
    title: nameOf(words),
    description: sentences.join(' '),
    url: new URL(listHref, baseUrl).href,
    feedUrl: new URL(href, baseUrl).href,
    changed: days[0] ?? null,
  }
  return writeRss(feed, shown)
}
