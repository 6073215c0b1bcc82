import { ServiceError } from '../shared/service-error'
import { scraperApi, type ScraperApi } from './api-client'
import { backoffMs, waitForNetwork } from './connection'
import { explainFailure } from './failure-words'
import { finishRun, followJob, progressInto, runWithClock, showFailure, stopRun } from './follow-run'
import type { JobRequest } from './job-request'
import { entriesOf, type JobResult } from './job-result'
import { findJob, patchJob, rememberJob, useJobStore } from './job-store'
import { findUnfinished, newJob, type Job } from './jobs'
import { currentKey } from './key-store'
import { isJobKind, SERVICE, type OnceKind } from './modes'
import { loadResult } from './result-store'
import { collectJob, finishJob, runOnce } from './run-job'
import { NO_RUN, useRunStore } from './run-store'
import { showError } from './toast-store'

const STOPPED = 'You stopped waiting for it. Open it to look again.'

const setRun = useRunStore.setState

/** Some four minutes with the waits between them. After that the next visit asks again. */
const MOST_TRIES = 12
/** The service answers so when it no longer knows the job, or knows no such key. */
const FINAL_STATUSES = [401, 403, 404]
const NOT_TOLD = `Cancelled here. ${SERVICE.name} has not answered yet and is told again; the pages read so far then stand under “Last jobs”.`

/** The jobs whose end is being waited for, so that none is cancelled twice at a time. */
const underWay = new Set<string>()

const isFinal = (error: unknown) => error instanceof ServiceError && FINAL_STATUSES.includes(error.status)

/** Tells the service to cancel the job, again and again while it does not answer. */
async function tellService(job: Job): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      await scraperApi(currentKey()).cancel(job.kind === 'batch' ? 'batch' : 'crawl', job.id)
      return
    } catch (error) {
      if (isFinal(error) || attempt === MOST_TRIES) throw error
      if (useRunStore.getState().jobId === job.id) useRunStore.setState({ problem: NOT_TOLD })
      await waitForNetwork(backoffMs(attempt))
    }
  }
}

/**
 * Cancels a crawl or a batch. The form is free at once. The service is told meanwhile, and the pages that it read before are
 * fetched when it has answered. A later visit goes on with that where this one ends before.
 */
async function cancelJob(job: Job): Promise<void> {
  patchJob(job.id, { state: 'cancelled', isCancelAsked: true, endedAt: job.endedAt ?? Date.now() })
  stopRun()
  useRunStore.setState({ mode: job.mode, jobId: job.id })
  if (underWay.has(job.id)) return
  underWay.add(job.id)
  try {
    await tellService(job)
    const finished = await finishJob(job, scraperApi(currentKey()), {})
    if (finished) await finishRun(job, finished)
  } catch (error) {
    const problem = explainFailure(error)
    patchJob(job.id, { reason: problem, isCollected: isFinal(error) })
    if (useRunStore.getState().jobId === job.id) useRunStore.setState({ problem })
  } finally {
    underWay.delete(job.id)
  }
}

/** Starts what the form asks for. */
export async function startRun(request: JobRequest): Promise<void> {
  if (useRunStore.getState().phase !== 'idle') return
  const key = currentKey()
  if (!key) return showError('Please set your API key first')
  const api = scraperApi(key)
  const { kind } = request
  setRun({ ...NO_RUN, phase: 'starting', mode: request.mode })
  if (!isJobKind(kind)) return startOnce({ ...request, kind }, api)
  let job: Job
  try {
    const started = await api.start(kind, request.body)
    const refusedUrls = 'invalidUrls' in started ? started.invalidUrls : []
    job = newJob({ ...request, id: started.id, refusedUrls, startedAt: Date.now() })
    await rememberJob(job)
  } catch (error) {
    return showFailure(request.mode, error)
  }
  await followJob(job, api)
}

async function startOnce(request: JobRequest & { kind: OnceKind }, api: ScraperApi): Promise<void> {
  const startedAt = Date.now()
  setRun({ phase: 'running' })
  await runWithClock(startedAt, async (signal) => {
    try {
      const { result, creditsUsed } = await runOnce(request, api, signal)
      if (signal.aborted) return
      const job = newJob({ ...request, id: `once-${startedAt}`, startedAt })
      const total = entriesOf(result).length
      await rememberJob({ ...job, creditsUsed, percent: 100, total, completed: total })
      setRun({ jobId: job.id })
      await finishRun(job, { state: 'completed', result, failure: null })
    } catch (error) {
      if (!signal.aborted) showFailure(request.mode, error)
    }
  })
}

async function resume(job: Job): Promise<void> {
  const key = currentKey()
  if (!key) return showError('API key not found')
  await (job.isCancelAsked ? cancelJob(job) : followJob(job, scraperApi(key)))
}

/** Goes on with the job that a reload or a closed tab interrupted. */
export async function resumeUnfinished(): Promise<void> {
  const job = findUnfinished(useJobStore.getState().jobs)
  if (job && useRunStore.getState().phase === 'idle' && currentKey()) await resume(job)
}

/** Shows an earlier job: the results kept in this browser, else those that the service still has. */
export async function openJob(id: string): Promise<void> {
  const job = findJob(id)
  if (!job || useRunStore.getState().phase !== 'idle') return
  const result = job.isCollected ? await loadResult(id) : null
  if (result) setRun({ ...NO_RUN, mode: job.mode, jobId: id, result, problem: job.reason })
  else if (isJobKind(job.kind)) await resume(job)
  else showError('The results of this job are no longer kept in this browser')
}

/** Cancels a crawl or a batch that runs. The service cannot cancel other jobs, so there, and once a job has ended, we only stop waiting. */
export function cancelRun() {
  const { jobId, phase } = useRunStore.getState()
  const job = findJob(jobId ?? '')
  if (phase === 'running' && (job?.kind === 'crawl' || job?.kind === 'batch')) {
    void cancelJob(job)
    return
  }
  if (job && !job.isCollected) patchJob(job.id, { state: 'failed', reason: STOPPED, endedAt: Date.now() })
  stopRun()
}

/** Reads the pages that are missing after a failure, and adds them to those that are shown. */
export async function readRest(shown: JobResult): Promise<void> {
  const { jobId, phase } = useRunStore.getState()
  const job = findJob(jobId ?? '')
  if (!job || job.state === 'running' || phase !== 'idle') return
  const state = job.state === 'cancelled' || job.state === 'failed' ? job.state : 'completed'
  const key = currentKey()
  if (!key) return showError('API key not found')
  setRun({ phase: 'collecting', problem: null, collected: shown.entries.length })
  await runWithClock(job.startedAt, async (signal) => {
    const rest = await collectJob({ ...job, state }, scraperApi(key), progressInto(job.id, signal), shown)
    if (!signal.aborted) await finishRun(job, { state, ...rest })
  })
}
