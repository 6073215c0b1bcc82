import { readEntry, writeEntry } from '../../device/browser-storage'
import { LastCrawlSchema, type LastCrawl } from '../shared/last-crawl'
import type { AcceptedRecord } from '../shared/records'

export const LAST_CRAWL_ENTRY = 'meridian-last-crawl'

/** Replaces the records of an earlier crawl. False when the browser could not keep them. `savedOn` is an ISO date. */
export function saveLastCrawl(
  accepted: readonly AcceptedRecord[],
  { source, savedOn }: Pick<LastCrawl, 'source' | 'savedOn'>,
): boolean {
  const records = accepted.map(({ record }) => record)
  return writeEntry(LAST_CRAWL_ENTRY, JSON.stringify({ savedOn, source, records } satisfies LastCrawl))
}

/** Null when no crawl has left records, or they cannot be read. */
export function readLastCrawl(): LastCrawl | null {
  const stored = readEntry(LAST_CRAWL_ENTRY)
  if (!stored) return null
  try {
    return LastCrawlSchema.safeParse(JSON.parse(stored)).data ?? null
  } catch {
    return null
  }
}
