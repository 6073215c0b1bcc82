import type { ScraperApi } from './api-client'
import { ServiceError } from '../shared/service-error'
import { collectResults } from './collect'
import { keepTrying, type Retrying } from './connection'
import { followCrawl } from './follow-crawl'
import {
  crawlPollMs,
  EXTRACT_POLL_MS,
  pollJob,
  RESEARCH_POLL_MS,
  type JobOutcome,
  type JobProgress,
} from '../shared/job'
import { EMPTY_RESULT, type JobResult } from './job-result'
import type { JobRequest } from './job-request'
import type { Job } from './jobs'

/** How a job ended and what it brought. `failure` is why it, or the reading of its results, stopped early. */
export type Finished = { state: Exclude<JobOutcome, 'running'>; result: JobResult; failure: unknown }

type Watching = Retrying & {
  onProgress?: (progress: JobProgress) => void
  /** Pages fetched so far, once the job has ended. */
  onCollected?: (pages: number) => void
}

/** A call that answers at once. `found` is how many credits it says it took; null when it does not say. */
export async function runOnce(
  { kind, body }: Pick<JobRequest, 'kind' | 'body'>,
  api: ScraperApi,
  signal: AbortSignal,
): Promise<{ result: JobResult; creditsUsed: number | null }> {
  if (kind === 'scrape') {
    return { result: { ...EMPTY_RESULT, entries: [await api.scrape(body, signal)] }, creditsUsed: null }
  }
  if (kind === 'map') {
    const { links } = await api.map(body, signal)
    return { result: { ...EMPTY_RESULT, links }, creditsUsed: null }
  }
  const { links, warning, creditsUsed } = await api.search(body, signal)
  return { result: { ...EMPTY_RESULT, links, notices: warning ? [warning] : [] }, creditsUsed }
}

async function lastOf<State extends { outcome: JobOutcome }>(
  read: () => Promise<State>,
  intervalMs: number,
  { onState, ...retrying }: Retrying & { onState?: (state: State) => void },
): Promise<State | null> {
  const states = pollJob({
    read: () => keepTrying(read, retrying),
    intervalMs,
    signal: retrying.signal,
  })
  for await (const state of states) {
    onState?.(state)
    if (state.outcome !== 'running') return state
  }
  return null
}

/**
 * The pages of a job that has ended, from `from` on, with its errors and its records checked. Pages that were read
 * before, `known`, are kept in front of them.
 */
export async function collectJob(
  job: Pick<Job, 'kind' | 'id' | 'withRecords'>,
  api: ScraperApi,
  watching: Watching,
  known: Pick<JobResult, 'entries' | 'resumeAt'> = EMPTY_RESULT,
): Promise<{ result: JobResult; failure: unknown }> {
  if (job.kind !== 'crawl' && job.kind !== 'batch') return { result: EMPTY_RESULT, failure: null }
  const { kind, id } = job
  const { signal } = watching
  let pages = known.entries.length
  const collected = await collectResults(
    (skip) => keepTrying(() => api.readResults(kind, id, skip, signal), watching),
    {
      from: known.resumeAt ?? 0,
      onPage: ({ entries }) => {
        pages += entries.length
        watching.onCollected?.(pages)
      },
    },
  )
  const notices = collected.notice ? [collected.notice] : []
  let errors: JobResult['errors'] = null
  if (kind === 'crawl') {
    try {
      errors = await keepTrying(() => api.readErrors(id, signal), watching)
    } catch {
      notices.push('The list of pages that could not be read is not available.')
    }
  }
  const entries = [...known.entries, ...collected.entries]
  const records = job.withRecords ? (await import('../shared/records')).checkRecords(entries) : null
  return {
    result: { ...EMPTY_RESULT, entries, records, errors, resumeAt: collected.resumeAt, notices },
    failure: collected.failure,
  }
}

const failed = (reason: string | null) => (reason === null ? null : new ServiceError(200, reason))

async function finishPages(job: Job, api: ScraperApi, watching: Watching): Promise<Finished | null> {
  const last =
    job.kind === 'crawl'
      ? await followCrawl((signal) => api.openEvents(job.id, signal), {
          ...watching,
          onProgress: (progress) => watching.onProgress?.(progress),
        })
      : await lastOf(() => api.readProgress('batch', job.id, watching.signal), crawlPollMs(), {
          ...watching,
          onState: watching.onProgress,
        })
  if (!last || last.outcome === 'running') return null
  const { result, failure } = await collectJob(job, api, watching)
  return { state: last.outcome, result, failure: failed(last.reason) ?? failure }
}

async function readAnswer(job: Job, api: ScraperApi, watching: Watching) {
  const { id } = job
  const { signal } = watching
  if (job.kind === 'extract') {
    const state = await lastOf(() => api.readExtract(id, signal), EXTRACT_POLL_MS, watching)
    return state && { state, found: { records: state.records } }
  }
  if (job.kind === 'research') {
    const state = await lastOf(() => api.readResearch(id, signal), RESEARCH_POLL_MS, watching)
    return state && { state, found: { text: state.analysis, links: state.sources } }
  }
  const state = await lastOf(() => api.readLlmsText(id, signal), RESEARCH_POLL_MS, watching)
  return state && { state, found: { text: state.text } }
}

/**
 * Follows a job that the service runs to its end, and fetches what it brought. Null when the signal aborted.
 * @throws {ServiceError} when the service no longer tells how the job is doing
 */
export async function finishJob(job: Job, api: ScraperApi, watching: Watching): Promise<Finished | null> {
  if (job.kind === 'crawl' || job.kind === 'batch') return finishPages(job, api, watching)
  const answer = await readAnswer(job, api, watching)
  if (!answer || answer.state.outcome === 'running') return null
  const { outcome, reason } = answer.state
  const result = outcome === 'completed' ? { ...EMPTY_RESULT, ...answer.found } : EMPTY_RESULT
  return { state: outcome, result, failure: outcome === 'completed' ? null : failed(reason) }
}
