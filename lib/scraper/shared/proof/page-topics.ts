import topics from './page-topics.json'
import type { Target } from './reading-fields'

/** The topics of a reading's pages, the most useful first; null where every topic is useful. */
export const TOPICS_OF: Record<Target, readonly string[] | null> = {
  university: null,
  programmes: ['programme', 'fees', 'deadline', 'language'],
  scholarship: ['scholarship', 'deadline', 'apply', 'entry'],
}
/** The bonus of the first of them. */
export const FIRST_TOPIC = 6

/** The topics of the most useful pages, with their words in the languages that universities write in. */
export const TOPICS: readonly { topic: string; points: number; words: readonly string[] }[] = topics

/** Addresses of pages that are about something else, even where they mention a topic: news, terms, people, files. */
export const ASIDE =
  /privacy|cookie|datenschutz|impressum|login|signin|sitemap|search|\/tag\/|\/category\/|news|events?\/|blog|press|vacanc|jobs|alumni|staff|people|library|\.(jpe?g|png|gif|svg|zip|docx?|xlsx?|mp4|ics|xml|json)$/i
