import 'server-only'
import { formatCount } from '../../text/format'
import { webAddress } from '../../text/web-address'
import { outcomeOf, type JobProgress } from '../shared/job'
import { MAX_RESULTS } from '../shared/limits'
import type { ResultEntry, ResultPage } from '../shared/answers'
import type { ServiceDocument, ServiceStatus } from './service-schemas'

/** One read of a job's results as the service answered it, before pages are cut down. */
export type ServicePage = { progress: JobProgress; documents: ServiceDocument[]; hasNext: boolean }

/** The number of pages of one read. The service cuts an answer at 10 MiB, and so many pages stay far below. */
export const RESULTS_PER_READ = 25
const MAX_TEXT_LENGTH = 200_000
const MAX_LINKS = 500
/** The letters of a list of two hundred programmes with their quotes. */
const MAX_RECORD_LENGTH = 200_000
/** Some hosts of this site cut an answer at 4.5 MB. */
const MAX_PAGE_BYTES = 4_000_000

export function toEntry({ markdown, html, links, json, warning, metadata }: ServiceDocument): ResultEntry {
  const recordLength = json === undefined ? 0 : JSON.stringify(json).length
  const { url, sourceURL, ...described } = metadata
  return {
    ...described,
    url: webAddress(url) ?? webAddress(sourceURL),
    askedUrl: webAddress(sourceURL),
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

/** The first entries that fit into one answer; at least one. */
function fittingEntries(documents: readonly ServiceDocument[]): ResultEntry[] {
  const entries: ResultEntry[] = []
  let bytes = 0
  for (const document of documents) {
    const entry = toEntry(document)
    bytes += Buffer.byteLength(JSON.stringify(entry))
    if (entries.length > 0 && bytes > MAX_PAGE_BYTES) break
    entries.push(entry)
  }
  return entries
}

/**
 * The page of results that begins at `skip`. We count ourselves where the next page begins: the service's own link may
 * name another host, or the same place for ever.
 */
export function toResultPage(page: ServicePage, skip: number): ResultPage {
  const { documents, hasNext, progress } = page
  const entries = fittingEntries(documents.slice(0, Math.max(0, MAX_RESULTS - skip)))
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
    leftOut: [],
  }
}

/** The page of results where the service has one page that is too large to read: it is left out and named. */
export function withoutGiant(progress: JobProgress, skip: number): ResultPage {
  const { completed } = progress
  return {
    ...progress,
    entries: [],
    nextSkip: skip + 1 < completed ? skip + 1 : null,
    notice: null,
    leftOut: [
      `Page ${formatCount(skip + 1)} of ${formatCount(completed)} is too large to read (above 12 MB), so it was left out.`,
    ],
  }
}

/** A job's counters and state, from the service's own status. */
export function toProgress({ error, ...state }: ServiceStatus): JobProgress {
  return {
    ...state,
    outcome: outcomeOf(state.status),
    total: Math.max(state.total, state.completed),
    reason: error,
  }
}
