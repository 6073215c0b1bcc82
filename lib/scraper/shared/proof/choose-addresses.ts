import { normaliseText } from '../../../text/normalise-text'
import { parseUrl } from '../../../text/parse-url'
import type { FoundLink } from '../answers'
import topics from './page-topics.json'
import type { Target } from './reading-fields'

/** The topics of a reading's pages, the most useful first; null where every topic is useful. */
const TOPICS_OF: Record<Target, readonly string[] | null> = {
  university: null,
  programmes: ['programme', 'fees', 'deadline', 'language'],
  scholarship: ['scholarship', 'deadline', 'apply', 'entry'],
}
/** The bonus of the first of them. */
const FIRST_TOPIC = 6

/** The topics of the most useful pages, with their words in the languages that universities write in. */
const TOPICS: readonly { topic: string; points: number; words: readonly string[] }[] = topics

/** Addresses of pages that are about something else, even where they mention a topic: news, terms, people, files. */
export const ASIDE =
  /privacy|cookie|datenschutz|impressum|login|signin|sitemap|search|\/tag\/|\/category\/|news|events?\/|blog|press|vacanc|jobs|alumni|staff|people|library|\.(jpe?g|png|gif|svg|zip|docx?|xlsx?|mp4|ics|xml|json)$/i

/** The most pages that are chosen before the visitor looks. */
export const MAX_PRESELECTED = 12

const isSameAddress = (one: string, other: string) => one.replace(/\/$/, '') === other.replace(/\/$/, '')

const wordsOf = (text: string) => new Set(normaliseText(text).split(' '))

function pathOf(url: string): string {
  const { pathname = '', search = '' } = parseUrl(url) ?? {}
  try {
    return decodeURIComponent(pathname + search)
  } catch {
    return pathname
  }
}

/**
 * The chance that a page is useful for a reading, by its address and title, and its likely topic. A page without any of
 * the reading's topics scores nothing.
 */
export function scoreAddress(
  { url, title }: Pick<FoundLink, 'url' | 'title'>,
  target: Target = 'university',
): { score: number; topics: string[] } {
  const path = pathOf(url)
  const inPath = wordsOf(path)
  const inTitle = wordsOf(title ?? '')
  const wanted = TOPICS_OF[target]
  let score = 0
  const topics: string[] = []
  for (const { topic, points, words } of TOPICS) {
    if (wanted && !wanted.includes(topic)) continue
    const isHit = (where: ReadonlySet<string>) =>
      words.some(
        (word) =>
          where.has(word) || (/[^\p{ASCII}]/u.test(word) && [...where].some((one) => one.includes(word))),
      )
    const hits = (isHit(inPath) ? 1 : 0) + (isHit(inTitle) ? 0.5 : 0)
    if (hits > 0) topics.push(topic)
    score += (points + (topic === wanted?.[0] ? FIRST_TOPIC : 0)) * Math.min(1, hits)
  }
  if (ASIDE.test(path)) score -= 8
  const depth = path.split('/').filter(Boolean).length
  if (depth === 0 && wanted === null) score += 1
  return { score: score - Math.max(0, depth - 3) * 0.5, topics }
}

type ScoredLink = FoundLink & { score: number; topics: string[] }

/** The addresses with the best first; those of the same score in their own order. */
export function sortAddresses(links: readonly FoundLink[], target: Target = 'university'): ScoredLink[] {
  return links.map((link) => ({ ...link, ...scoreAddress(link, target) })).sort((a, b) => b.score - a.score)
}

/**
 * The addresses to choose before the visitor looks, at most twelve. Each topic gets its best pages in turn, so that twelve
 * pages about fees do not keep out the one about deadlines. The page that the visitor named goes before all, unless it is
 * the start of the site.
 * @param named the address that the visitor named
 */
export function preselectAddresses(sorted: readonly ScoredLink[], named = ''): string[] {
  const own = sorted.find(({ url }) => pathOf(named).length > 1 && isSameAddress(url, named))
  const chosen = new Set<string>(own ? [own.url] : [])
  const good = sorted.filter(({ score }) => score > 0)
  for (let round = 0; chosen.size < MAX_PRESELECTED && round < MAX_PRESELECTED; round += 1) {
    const before = chosen.size
    for (const { topic } of TOPICS) {
      const next = good.find(({ url, topics }) => topics.includes(topic) && !chosen.has(url))
      if (next && chosen.size < MAX_PRESELECTED) chosen.add(next.url)
    }
    if (chosen.size === before) break
  }
  for (const { url } of good) if (chosen.size < MAX_PRESELECTED) chosen.add(url)
  return sorted.filter(({ url }) => chosen.has(url)).map(({ url }) => url)
}

/** The addresses that a site's map lists, with the page that the visitor named where the map leaves it out. */
export function withNamed(links: readonly FoundLink[], named: string): readonly FoundLink[] {
  const isListed = links.some(({ url }) => isSameAddress(url, named))
  return isListed || pathOf(named).length < 2
    ? links
    : [{ url: named, title: null, description: null }, ...links]
}
