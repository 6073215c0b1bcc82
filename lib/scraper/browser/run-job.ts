import {
  crawlPollMs,
  EXTRACT_POLL_MS,
  pollJob,
  RESEARCH_POLL_MS,
  type JobOutcome,
  type JobProgress,
} from '../shared/job'
import { ServiceError } from '../shared/service-error'
import type { ScraperApi } from './api-client'
import { collectResults } from './collect'
import { keepTrying, type Retrying } from './connection'
import { followCrawl } from './follow-crawl'
import { EMPTY_RESULT, type JobResult } from './job-result'
import type { JobRequest } from './job-request'
import type { Job } from './jobs'
import type { OnceKind } from './modes'

/** The end of a job and its results. `failure` is the error that ended the job or the reading of its results early. */
export type Finished = { state: Exclude<JobOutcome, 'running'>; result: JobResult; failure: unknown }

type Watching = Retrying & {
  onProgress?: (progress: JobProgress) => void
  /** Called after each page of results, once the job has ended, with the number of pages read so far. */
  onCollected?: (pages: number) => void
}

/** Makes a call that answers at once. `creditsUsed` is null where the service does not say how many it took. */
export async function runOnce(
  { kind, body }: { kind: OnceKind; body: JobRequest['body'] },
  api: ScraperApi,
  signal: AbortSignal,
): Promise<{ result: JobResult; creditsUsed: number | null }> {
  switch (kind) {
    case 'scrape': {
      const entry = await api.scrape(body, signal)
      return { result: { ...EMPTY_RESULT, entries: [entry] }, creditsUsed: null }
    }
    case 'map': {
      const { links } = await api.map(body, signal)
      return { result: { ...EMPTY_RESULT, links }, creditsUsed: null }
    }
    case 'search': {
      const { links, warning, creditsUsed } = await api.search(body, signal)
      return { result: { ...EMPTY_RESULT, links, notices: warning ? [warning] : [] }, creditsUsed }
    }
  }
}

/** Reads a job's state until the job has ended. Null when the signal aborted. */
async function readUntilEnd<State extends { outcome: JobOutcome }>(
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
 * Reads the pages of a job that has ended, then its errors, and checks its records. Where an earlier read stopped early,
 * `known` is its result: the pages in it stand first, and reading goes on from its `resumeAt`.
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

const failureOf = (reason: string | null) => (reason === null ? null : new ServiceError(200, reason))

async function finishPages(job: Job, api: ScraperApi, watching: Watching): Promise<Finished | null> {
  const last =
    job.kind === 'crawl'
      ? await followCrawl((signal) => api.openEvents(job.id, signal), {
          ...watching,
          onProgress: (progress) => watching.onProgress?.(progress),
        })
      : await readUntilEnd(() => api.readProgress('batch', job.id, watching.signal), crawlPollMs(), {
          ...watching,
          onState: watching.onProgress,
        })
  if (!last || last.outcome === 'running') return null
  const { result, failure } = await collectJob(job, api, watching)
  return { state: last.outcome, result, failure: failureOf(last.reason) ?? failure }
}

/** Waits for the answer of a job that answers once, at its end. */
async function readAnswer(job: Job, api: ScraperApi, watching: Watching) {
  const { id } = job
  const { signal } = watching
  if (job.kind === 'extract') {
    const state = await readUntilEnd(() => api.readExtract(id, signal), EXTRACT_POLL_MS, watching)
    return state && { state, found: { records: state.records } }
  }
  if (job.kind === 'research') {
    const state = await readUntilEnd(() => api.readResearch(id, signal), RESEARCH_POLL_MS, watching)
    return state && { state, found: { text: state.analysis, links: state.sources } }
  }
  const state = await readUntilEnd(() => api.readLlmsText(id, signal), RESEARCH_POLL_MS, watching)
  return state && { state, found: { text: state.text } }
}

/**
 * Follows a job that the service runs to its end, then reads its results. Null when the signal aborted.
 * @throws {ServiceError} when the job's state can no longer be read
 */
export async function finishJob(job: Job, api: ScraperApi, watching: Watching): Promise<Finished | null> {
  if (job.kind === 'crawl' || job.kind === 'batch') return finishPages(job, api, watching)
  const answer = await readAnswer(job, api, watching)
  if (!answer || answer.state.outcome === 'running') return null
  const { outcome, reason } = answer.state
  const result = outcome === 'completed' ? { ...EMPTY_RESULT, ...answer.found } : EMPTY_RESULT
  return { state: outcome, result, failure: outcome === 'completed' ? null : failureOf(reason) }
}
