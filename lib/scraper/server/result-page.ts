import 'server-only'
import { formatCount } from '../../text/format'
import { webAddress } from '../../text/web-address'
import { outcomeOf, type JobProgress } from '../shared/job'
import { MAX_RESULTS } from '../shared/limits'
import type { ResultEntry, ResultPage } from '../shared/answers'
import { parseJson } from '../shared/parse-json'
import { DocumentSchema, type ServiceDocument, type ServiceStatus } from './service-schemas'

/** One read of a job's results: the pages that fit into an answer. */
export type ServicePage = {
  progress: JobProgress
  entries: ResultEntry[]
  /** The places, in this read, of pages that are too large. */
  tooLarge: number[]
}

/** The number of pages that one read asks for. A server may ignore it, and send all pages of the job. */
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

/**
 * Collects the pages of one read as they come, until they fill an answer or are as many as a job of ours can have.
 * @param most the number of pages that are still wanted
 */
export function collectPage(most: number) {
  const page: Pick<ServicePage, 'entries' | 'tooLarge'> = { entries: [], tooLarge: [] }
  const { entries, tooLarge } = page
  let bytes = 0
  const onDocument = (json: string | null): boolean => {
    const place = entries.length + tooLarge.length
    if (place >= most) return false
    if (json === null) {
      tooLarge.push(place)
      return true
    }
    const entry = toEntry(DocumentSchema.catch(DocumentSchema.parse({})).parse(parseJson(json)))
    bytes += Buffer.byteLength(JSON.stringify(entry))
    if (bytes > MAX_PAGE_BYTES && entries.length > 0) return false
    // A text that was cut would keep the whole page in memory; a copy does not.
    entries.push(structuredClone(entry))
    return true
  }
  return { page, onDocument }
}

/**
 * The page of results that begins at `skip`. A page of the site that is too large is left out and named, so that it does
 * not block those after it.
 */
export function toResultPage({ entries, tooLarge, progress }: ServicePage, skip: number): ResultPage {
  const { completed } = progress
  const end = skip + entries.length + tooLarge.length
  const isFull = end >= MAX_RESULTS && end < completed
  return {
    ...progress,
    entries,
    notice: isFull
      ? `Only the first ${formatCount(MAX_RESULTS)} pages are shown; this job has ${formatCount(completed)}.`
      : null,
    leftOut: tooLarge.map(
      (at) =>
        `Page ${formatCount(skip + at + 1)} of ${formatCount(completed)} is too large to read (above 12 MB), so it was left out.`,
    ),
  }
}

/** A job's counters and state, from the service's own status. */
export function toProgress(counters: ServiceStatus): JobProgress {
  const { status, total, completed, creditsUsed, error } = counters
  return {
    status,
    outcome: outcomeOf(status),
    total: Math.max(total, completed),
    completed,
    creditsUsed,
    reason: error,
  }
}
