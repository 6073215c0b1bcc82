import { z } from 'zod'
import { readEntry, writeEntry } from '../../device/browser-storage'
import { ScrapedUniversitySchema, type AcceptedRecord } from '../shared/records'

export const LAST_CRAWL_ENTRY = 'meridian-last-crawl'

/** At the end of the address of "Add More Universities" it asks to review the records of the last crawl at once. */
export const LAST_CRAWL_HASH = '#last-crawl'

/** The records that a crawl leaves for "Add More Universities". */
export const LastCrawlSchema = z.object({
  savedOn: z.iso.date(),
  /** What was asked for: usually the address of a site. */
  source: z.string().min(1).max(2_000),
  records: z.array(ScrapedUniversitySchema).min(1),
})
export type LastCrawl = z.infer<typeof LastCrawlSchema>

/** Whether the records were kept; `savedOn` is an ISO date. They take the place of those of an earlier crawl. */
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
