import {
  CRAWL_POLL_MS,
  EXTRACT_POLL_MS,
  pollJob,
  RESEARCH_POLL_MS,
  type JobOutcome,
  type JobProgress,
} from '../shared/job'
import type { AnsweredJob, CrawlErrors, ResultEntry } from '../shared/answers'
import { ServiceError } from '../shared/service-error'
import type { ScraperApi } from './api-client'
import { collectResults } from './collect'
import { ConnectionError, keepTrying, type Retrying } from './connection'
import { EMPTY_RESULT, type JobResult } from './job-result'
import type { JobRequest } from './job-request'
import { inAskedOrder, nameLost, nameMissing, withoutCancelled } from './page-errors'
import { shortOf } from './poor-outcome'
import type { Job } from './jobs'
import { isJobKind, type OnceKind } from './modes'

/** The end of a job and its results. `failure` is the error that ended the job or the reading of its results early. */
export type Finished = { state: Exclude<JobOutcome, 'running'>; result: JobResult; failure: unknown }

type Watching = Retrying & {
  onProgress?: (progress: JobProgress) => void
  /** Called after each page of results, once the job has ended, with the number of pages read so far. */
  onCollected?: (pages: number) => void
  /** How many failed reads in a row end it; as `pollJob` has it if left out. */
  badReads?: number
}

/** Makes a call that answers at once. `creditsUsed` is null where the service does not say how many it took. */
export async function runOnce(
  { kind, body }: { kind: OnceKind; body: JobRequest['body'] },
  api: ScraperApi,
  signal: AbortSignal,
): Promise<{ result: JobResult; creditsUsed: number | null }> {
  if (kind === 'scrape') {
    const entry = await api.scrape(body, signal)
    return { result: { ...EMPTY_RESULT, entries: [entry] }, creditsUsed: null }
  }
  const { links, warning, creditsUsed = null } = await api.findPages(kind, body, signal)
  return { result: { ...EMPTY_RESULT, links, notices: warning ? [warning] : [] }, creditsUsed }
}

/** Reads a job's state until the job has ended. Null when the signal aborted. */
async function readUntilEnd<State extends { outcome: JobOutcome }>(
  read: () => Promise<State>,
  intervalMs: number,
  { onState, badReads, ...retrying }: Watching & { onState?: (state: State) => void },
): Promise<State | null> {
  const states = pollJob({
    read: () => keepTrying(read, retrying),
    intervalMs,
    badReads,
    signal: retrying.signal,
  })
  for await (const state of states) {
    onState?.(state)
    if (state.outcome !== 'running') return state
  }
  return null
}

/**
 * The pages that could not be read. An address of a batch that has no page is named even where the service does not list
 * its errors, as long as the batch has completed and all its pages have come back.
 */
async function readErrors(
  job: Paged,
  api: ScraperApi,
  watching: Watching,
  { entries, isWhole, last }: { entries: readonly ResultEntry[]; isWhole: boolean; last: JobProgress | null },
): Promise<Pick<JobResult, 'errors' | 'notices'>> {
  const { kind, id, state } = job
  let [errors, waiting]: [CrawlErrors | null, number] = [null, 0]
  const notices: string[] = []
  try {
    const said = await keepTrying(() => api.readErrors(kind, id, watching.signal), watching)
    ;({ errors, waiting } = withoutCancelled(said))
  } catch (error) {
    const isUnknownCall = kind === 'batch' && error instanceof ServiceError && error.status === 404
    if (!isUnknownCall) notices.push('The list of pages that could not be read is not available.')
  }
  notices.push(...nameLost(kind, last, waiting))
  if (kind !== 'batch' || state !== 'completed' || !isWhole) return { errors, notices }
  const told = errors ?? { errors: [], robotsBlocked: [] }
  return { errors: { ...told, errors: nameMissing(job, entries, told) }, notices }
}

type Collected = Pick<Job, 'id' | 'state' | 'urls' | 'refusedUrls'>
type Paged = Collected & { kind: 'crawl' | 'batch' }

/**
 * Reads the pages of a job that has ended, then its errors. Where an earlier read stopped
 * early, `known` is its result: its pages come first, and reading continues at its `resumeAt`.
 */
export async function collectJob(
  job: Collected & Pick<Job, 'kind'>,
  api: ScraperApi,
  watching: Watching,
  known: Pick<JobResult, 'entries' | 'resumeAt'> = EMPTY_RESULT,
): Promise<{ result: JobResult; failure: unknown }> {
  if (job.kind !== 'crawl' && job.kind !== 'batch') return { result: EMPTY_RESULT, failure: null }
  const { kind, id } = job
  const { signal } = watching
  let pages = known.entries.length
  const collected = await collectResults(
    async (skip, drop) => {
      const read = async () => ({
        outcome: 'completed' as const,
        page: await api.readResults(kind, id, { skip, drop }, signal),
      })
      const answer = await readUntilEnd(read, CRAWL_POLL_MS, watching)
      if (!answer) throw new ConnectionError()
      return answer.page
    },
    {
      from: known.resumeAt ?? 0,
      known: known.entries,
      onPage: ({ entries }) => {
        pages += entries.length
        watching.onCollected?.(pages)
      },
    },
  )
  const { resumeAt, shortage, last } = collected
  const all = [...known.entries, ...collected.entries]
  const entries = kind === 'batch' ? inAskedOrder(job.urls, all) : all
  if (entries.length === 0 && resumeAt !== null)
    return { result: { ...EMPTY_RESULT, resumeAt }, failure: collected.failure }
  const { errors, notices } = await readErrors({ ...job, kind }, api, watching, {
    entries,
    isWhole: resumeAt === null,
    last,
  })
  return {
    result: {
      ...EMPTY_RESULT,
      entries,
      errors,
      resumeAt,
      notices: [...collected.notices, ...notices],
    },
    failure: collected.failure ?? (shortage && shortOf(shortage, kind)),
  }
}

const failureOf = (reason: string | null) => (reason === null ? null : new ServiceError(200, reason))

async function finishPages(job: Job & Paged, api: ScraperApi, watching: Watching): Promise<Finished | null> {
  const read = () => api.readProgress(job.kind, job.id, watching.signal)
  const last = await readUntilEnd(read, CRAWL_POLL_MS, { ...watching, onState: watching.onProgress })
  if (!last || last.outcome === 'running') return null
  const { result, failure } = await collectJob({ ...job, state: last.outcome }, api, watching)
  return { state: last.outcome, result, failure: failureOf(last.reason) ?? failure }
}

/** The result of a job that answers once, at its end. */
function foundIn(state: AnsweredJob): Partial<JobResult> {
  if ('records' in state) return { records: state.records }
  if ('analysis' in state) return { text: state.analysis, links: state.sources }
  return { text: state.text }
}

/**
 * Follows a job that the service runs to its end, then reads its results. Null when the signal aborted.
 * @throws {ServiceError} when the job's state can no longer be read
 */
export async function finishJob(job: Job, api: ScraperApi, watching: Watching): Promise<Finished | null> {
  const { kind, id } = job
  if (kind === 'crawl' || kind === 'batch') return finishPages({ ...job, kind }, api, watching)
  if (!isJobKind(kind)) return null
  const interval = kind === 'extract' ? EXTRACT_POLL_MS : RESEARCH_POLL_MS
  const read = () => api.readAnswer(kind, id, watching.signal)
  const state = await readUntilEnd(read, interval, watching)
  if (!state || state.outcome === 'running') return null
  const { outcome, reason } = state
  if (outcome !== 'completed') return { state: outcome, result: EMPTY_RESULT, failure: failureOf(reason) }
  return { state: outcome, result: { ...EMPTY_RESULT, ...foundIn(state) }, failure: null }
}
