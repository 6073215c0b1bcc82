import { writeEntry } from '../../device/browser-storage'
import { readKept, type KeptReading } from '../../device/kept-entry'
import { LastCrawlSchema, type LastCrawl, type LeftRecord } from '../shared/last-crawl'
import { parseJson } from '../shared/parse-json'

export const LAST_CRAWL_ENTRY = 'meridian-last-crawl'

/**
 * Replaces the records of an earlier day, and those of the same websites. False when the browser could not keep them.
 * `savedOn` is an ISO date.
 */
export function saveLastCrawl(
  sent: readonly LeftRecord[],
  { source, savedOn }: Pick<LastCrawl, 'source' | 'savedOn'>,
): boolean {
  const before = readLastCrawl()
  const websites = new Set(sent.map(({ website }) => website))
  const others =
    before?.savedOn === savedOn ? before.records.filter(({ website }) => !websites.has(website)) : []
  const records = [...others, ...sent]
  return writeEntry(LAST_CRAWL_ENTRY, JSON.stringify({ savedOn, source, records }))
}

/** Null when no crawl has left records, or they cannot be read. */
export function readLastCrawl(): LastCrawl | null {
  return readKept(LAST_CRAWL_ENTRY, parseCrawl, (crawl) => (crawl ? JSON.stringify(crawl) : '')) ?? null
}

function parseCrawl(text: string | null): KeptReading<LastCrawl | null> {
  if (text === null) return { state: null, isWhole: true }
  const crawl = LastCrawlSchema.safeParse(parseJson(text)).data ?? null
  return { state: crawl, isWhole: crawl !== null }
}
