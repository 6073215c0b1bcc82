import 'server-only'
import { formatCount } from '../../text/format'
import { webAddress } from '../../text/web-address'
import { outcomeOf, type JobProgress } from '../shared/job'
import type { ResultEntry, ResultPage } from '../shared/results'
import type { ServiceDocument } from './service-schemas'

/** One read of a job's results as the service answered it, before pages are cut down. */
export type ServicePage = { progress: JobProgress; documents: ServiceDocument[]; hasNext: boolean }

export const MAX_RESULTS = 1_000
/** How many pages one read asks for. The service cuts an answer at 10 MiB, and this many stay far below. */
export const RESULTS_PER_READ = 25
const MAX_TEXT_LENGTH = 200_000
const MAX_LINKS = 500
const MAX_RECORD_LENGTH = 50_000
/** Some hosts of this site cut an answer at 4.5 MB. */
const MAX_PAGE_BYTES = 4_000_000

export function toEntry({ markdown, html, links, json, warning, metadata }: ServiceDocument): ResultEntry {
  const recordLength = json === undefined ? 0 : JSON.stringify(json).length
  return {
    url: webAddress(metadata.url) ?? webAddress(metadata.sourceURL),
    title: metadata.title,
    description: metadata.description,
    language: metadata.language,
    statusCode: metadata.statusCode,
    markdown: markdown?.slice(0, MAX_TEXT_LENGTH) ?? null,
    html: html?.slice(0, MAX_TEXT_LENGTH) ?? null,
    links: links.slice(0, MAX_LINKS),
    record: recordLength > MAX_RECORD_LENGTH ? null : (json ?? null),
    warning,
    isShortened:
      [markdown, html].some((text) => text !== null && text.length > MAX_TEXT_LENGTH) ||
      links.length > MAX_LINKS ||
      recordLength > MAX_RECORD_LENGTH,
  }
}

/** How many of the entries fit into one answer; at least one. */
function countFitting(entries: readonly ResultEntry[]): number {
  let bytes = 0
  for (const [index, entry] of entries.entries()) {
    bytes += Buffer.byteLength(JSON.stringify(entry))
    if (index > 0 && bytes > MAX_PAGE_BYTES) return index
  }
  return entries.length
}

/**
 * The page of results that begins at `skip`. We count ourselves where the next page begins: the service's own link may
 * name another host, or the same place for ever.
 */
export function toResultPage(page: ServicePage, skip: number): ResultPage {
  const { documents, hasNext, progress } = page
  const all = documents.slice(0, Math.max(0, MAX_RESULTS - skip)).map(toEntry)
  const entries = all.slice(0, countFitting(all))
  const end = skip + entries.length
  const isCut = entries.length < documents.length
  const isMore = entries.length > 0 && (isCut || hasNext) && end < progress.completed
  const isFull = end >= MAX_RESULTS && end < progress.completed
  return {
    ...progress,
    entries,
    nextSkip: isMore && !isFull ? end : null,
    notice: isFull
      ? `Only the first ${formatCount(MAX_RESULTS)} pages are shown; this job has ${formatCount(progress.completed)}.`
      : null,
  }
}

/** A job's counters and state, from the service's own status. */
export function toProgress(status: {
  status: string
  total: number
  completed: number
  creditsUsed: number | null
  expiresAt: string | null
  error: string | null
}): JobProgress {
  return {
    status: status.status,
    outcome: outcomeOf(status.status),
    total: Math.max(status.total, status.completed),
    completed: status.completed,
    creditsUsed: status.creditsUsed,
    expiresAt: status.expiresAt,
    reason: status.error,
  }
}
