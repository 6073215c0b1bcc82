import { parseUrl } from '../../text/parse-url'
import type { CrawlErrors, ResultEntry } from '../shared/answers'

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

/** The pages of a batch in the order in which their addresses were given. Pages of other addresses come last. */
export function inAskedOrder(asked: readonly string[], entries: readonly ResultEntry[]): ResultEntry[] {
  const places = new Map(asked.map((address, at) => [addressKey(address), at]))
  const placeOf = ({ askedUrl, url }: ResultEntry) =>
    places.get(addressKey(askedUrl ?? '')) ?? places.get(addressKey(url ?? '')) ?? asked.length
  return [...entries].sort((a, b) => placeOf(a) - placeOf(b))
}

/**
 * Every address of a batch that has no page, in the order in which the addresses were given, each with what the service
 * says of it.
 */
export function nameMissing(
  { urls, refusedUrls }: { urls: readonly string[]; refusedUrls: readonly string[] },
  entries: readonly ResultEntry[],
  errors: readonly PageError[],
): PageError[] {
  const read = new Set(
    entries.flatMap(({ askedUrl, url }) => [askedUrl, url].map((one) => addressKey(one ?? ''))),
  )
  const refused = new Set(refusedUrls.map(addressKey))
  const said = new Map(errors.map((error) => [addressKey(error.url ?? ''), error]))
  const missing = urls.filter((url) => !read.has(addressKey(url)))
  const named = missing.map((url): PageError => {
    const error = refused.has(addressKey(url)) ? REFUSED : UNSAID
    return said.get(addressKey(url)) ?? { url, code: null, error, timestamp: null }
  })
  const asked = new Set(urls.map(addressKey))
  return [...named, ...errors.filter(({ url }) => !asked.has(addressKey(url ?? '')))]
}
