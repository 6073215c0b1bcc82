import { count } from '../../text/format'
import { parseUrl } from '../../text/parse-url'
import type { CrawlErrors, ResultEntry } from '../shared/answers'
import type { JobProgress } from '../shared/job'

type PageError = CrawlErrors['errors'][number]

const CANCELLED = /cancel/i
const REFUSED = 'The service refused this address.'
const UNSAID = 'The service gave no page for this address and does not say why.'

/** One spelling for an address: without its fragment, and the closing slash of its path. */
export function addressKey(address: string): string {
  const url = parseUrl(address)
  return url ? `${url.origin}${url.pathname.replace(/\/+$/, '')}${url.search}` : address
}

/** The errors without the pages that were only waiting when the job was cancelled, and how many these are. */
export function withoutCancelled({ errors, robotsBlocked }: CrawlErrors): {
  errors: CrawlErrors
  waiting: number
} {
  const failed = errors.filter(({ error, code }) => !CANCELLED.test(`${code} ${error}`))
  return { errors: { errors: failed, robotsBlocked }, waiting: errors.length - failed.length }
}

/**
 * Sentences about pages that a job found and has neither read nor named: those that waited when it was cancelled, and
 * those that were being read then, or whose reader the service lost. A batch that completed names each address instead.
 * @param last the last counters of the job; null where none came
 * @param waiting how many the service lists as cancelled
 */
export function nameLost(kind: 'crawl' | 'batch', last: JobProgress | null, waiting: number): string[] {
  const sentences: string[] = []
  if (waiting > 0) sentences.push(`${count(waiting, 'page')} had not been read when the job was cancelled.`)
  const isCancelled = last?.outcome === 'cancelled'
  if (!last || (!isCancelled && (last.outcome !== 'completed' || kind === 'batch'))) return sentences
  const lost = last.total - last.completed - waiting
  // A service that lists none may have had pages waiting, too.
  const doing = isCancelled && waiting === 0 ? 'being read, or waiting,' : 'being read'
  if (lost > 0)
    sentences.push(`${count(lost, 'page was', 'pages were')} ${doing} and ${lost === 1 ? 'is' : 'are'} lost.`)
  return sentences
}

/** The pages of a batch in the order in which their addresses were given. Pages of other addresses come last. */
export function inAskedOrder(asked: readonly string[], entries: readonly ResultEntry[]): ResultEntry[] {
  const places = new Map(asked.map((address, at) => [addressKey(address), at]))
  const placeOf = ({ askedUrl, url }: ResultEntry) =>
    places.get(addressKey(askedUrl ?? '')) ?? places.get(addressKey(url ?? '')) ?? asked.length
  return [...entries].sort((a, b) => placeOf(a) - placeOf(b))
}

/** The addresses of a batch that another batch may read: those without a page that the service did not refuse. */
export function readableAgain(
  { urls, refusedUrls }: { urls: readonly string[]; refusedUrls: readonly string[] },
  { errors }: CrawlErrors,
): string[] {
  const failed = new Set(errors.map(({ url }) => addressKey(url ?? '')))
  const refused = new Set(refusedUrls.map(addressKey))
  return urls.filter((url) => failed.has(addressKey(url)) && !refused.has(addressKey(url)))
}

/**
 * Every address of a batch that has no page, in the order in which the addresses were given, each with what the service
 * says of it. Those that a robots.txt forbids are named as such already.
 */
export function nameMissing(
  { urls, refusedUrls }: { urls: readonly string[]; refusedUrls: readonly string[] },
  entries: readonly ResultEntry[],
  { errors, robotsBlocked }: CrawlErrors,
): PageError[] {
  const addresses = entries.flatMap(({ askedUrl, url }) => [askedUrl ?? '', url ?? ''])
  const told = new Set([...addresses, ...robotsBlocked].map(addressKey))
  const refused = new Set(refusedUrls.map(addressKey))
  const said = new Map(errors.map((error) => [addressKey(error.url ?? ''), error]))
  const missing = urls.filter((url) => !told.has(addressKey(url)))
  const named = missing.map((url): PageError => {
    const error = refused.has(addressKey(url)) ? REFUSED : UNSAID
    return said.get(addressKey(url)) ?? { url, code: null, error }
  })
  const asked = new Set(urls.map(addressKey))
  return [...named, ...errors.filter(({ url }) => !asked.has(addressKey(url ?? '')))]
}
