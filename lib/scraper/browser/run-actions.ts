import { scraperApi, type ScraperApi } from './api-client'
import type { LostConnection } from './connection'
import { explainFailure, toastText } from './failure-words'
import { entriesOf, type JobResult } from './job-result'
import type { JobRequest } from './job-request'
import { findJob, patchJob, rememberJob, useJobStore } from './job-store'
import { newJob, findUnfinished, type Job } from './jobs'
import { currentKey } from './key-store'
import { JOB_KINDS, modeOf, type JobKind, type Mode } from './modes'
import { nextPercent } from './progress'
import { loadResult, saveResult } from './result-store'
import { collectJob, finishJob, runOnce, type Finished } from './run-job'
import { NO_RUN, useRunStore } from './run-store'
import { showError, showToast } from './toast-store'

const TICK_MS = 1_000
const NOT_KEPT = 'This browser could not keep these results: download them before you leave.'
const STOPPED = 'You stopped waiting for it. Open it to look again.'

const set = useRunStore.setState
let control = new AbortController()

const isJobKind = (kind: Job['kind']): kind is JobKind => JOB_KINDS.some((known) => known === kind)

function fail(mode: Mode, error: unknown) {
  showError(toastText(error, modeOf(mode).failure))
  set({ phase: 'idle', isCancelling: false, connection: null, problem: explainFailure(error) })
}

/** A signal of its own for what begins now, and a tick each second until it has ended. */
async function underway(startedAt: number, work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  control.abort()
  const own = new AbortController()
  control = own
  const tick = () => {
    const elapsedMs = Date.now() - startedAt
    set({ elapsedMs })
    const job = findJob(useRunStore.getState().jobId ?? '')
    if (job?.state !== 'running') return
    patchJob(job.id, { percent: nextPercent(job.percent, { ...job, elapsedMs, isCompleted: false }) })
  }
  tick()
  const ticker = setInterval(tick, TICK_MS)
  try {
    await work(own.signal)
  } finally {
    clearInterval(ticker)
  }
}

function announce({ mode }: Job, { state, result, failure }: Finished) {
  const { success, failure: fallback } = modeOf(mode)
  const isEmpty = entriesOf(result).length === 0 && result.text === null && !result.records?.refused.length
  if (failure !== null) showError(toastText(failure, fallback))
  else if (state === 'failed' || (state === 'completed' && isEmpty)) showError(fallback)
  else if (state === 'completed') showToast('good', success)
}

async function settle(job: Job, finished: Finished): Promise<void> {
  const { state, failure } = finished
  const isKept = await saveResult(job.id, finished.result)
  const notices = isKept ? finished.result.notices : [...finished.result.notices, NOT_KEPT]
  const reason = failure === null ? null : explainFailure(failure)
  const completed = Math.max(findJob(job.id)?.completed ?? 0, entriesOf(finished.result).length)
  patchJob(job.id, { state, reason, completed, isCollected: true, endedAt: job.endedAt ?? Date.now() })
  set({
    ...NO_RUN,
    mode: job.mode,
    jobId: job.id,
    result: { ...finished.result, notices },
    problem: reason,
  })
  announce(job, finished)
}

const watch = (id: string, signal: AbortSignal) => ({
  signal,
  onConnection: (connection: LostConnection) => {
    if (!signal.aborted) set({ connection })
  },
  onCollected: (collected: number) => set({ collected }),
  onProgress: ({ total, completed, creditsUsed, outcome }: Progress) => {
    const job = findJob(id)
    if (!job || signal.aborted) return
    const isCompleted = outcome === 'completed'
    const elapsedMs = Date.now() - job.startedAt
    const percent = nextPercent(job.percent, { elapsedMs, total, completed, isCompleted })
    patchJob(id, { total, completed, creditsUsed, percent, ...(outcome !== 'running' && { state: outcome }) })
    if (outcome !== 'running') set({ phase: 'collecting' })
  },
})
type Progress = Pick<Job, 'total' | 'completed' | 'creditsUsed'> & { outcome: Job['state'] }

async function follow(job: Job, api: ScraperApi): Promise<void> {
  set({ ...NO_RUN, phase: 'running', mode: job.mode, jobId: job.id })
  patchJob(job.id, { state: 'running', reason: null, endedAt: null })
  await underway(job.startedAt, async (signal) => {
    try {
      const finished = await finishJob(job, api, watch(job.id, signal))
      if (!finished || signal.aborted) return
      if (finished.state === 'completed') patchJob(job.id, { percent: 100 })
      await settle(job, finished)
    } catch (error) {
      if (signal.aborted) return
      patchJob(job.id, { state: 'failed', reason: explainFailure(error), endedAt: Date.now() })
      fail(job.mode, error)
    }
  })
}

async function startOnce(request: JobRequest, api: ScraperApi): Promise<void> {
  const startedAt = Date.now()
  set({ phase: 'running' })
  await underway(startedAt, async (signal) => {
    try {
      const { result, creditsUsed } = await runOnce(request, api, signal)
      if (signal.aborted) return
      const job = newJob({ ...request, id: `once-${startedAt}`, startedAt })
      const count = entriesOf(result).length
      await rememberJob({ ...job, creditsUsed, percent: 100, total: count, completed: count })
      await settle(job, { state: 'completed', result, failure: null })
    } catch (error) {
      if (!signal.aborted) fail(request.mode, error)
    }
  })
}

/** Begins what the form asks for. */
export async function startRun(request: JobRequest): Promise<void> {
  if (useRunStore.getState().phase !== 'idle') return
  const key = currentKey()
  if (!key) return showError('Please set your API key first')
  const api = scraperApi(key)
  const { kind } = request
  set({ ...NO_RUN, phase: 'starting', mode: request.mode })
  if (!isJobKind(kind)) return startOnce(request, api)
  let job: Job
  try {
    const { id } = await api.start(kind, request.body)
    job = newJob({ ...request, id, startedAt: Date.now() })
    await rememberJob(job)
  } catch (error) {
    return fail(request.mode, error)
  }
  await follow(job, api)
}

async function resume(job: Job): Promise<void> {
  const key = currentKey()
  if (!key) return showError('API key not found')
  await follow(job, scraperApi(key))
}

/** Goes on with what a reload or a closed tab interrupted. */
export async function resumeUnfinished(): Promise<void> {
  const job = findUnfinished(useJobStore.getState().jobs)
  if (job && useRunStore.getState().phase === 'idle' && currentKey()) await resume(job)
}

/** Shows an earlier job: its kept results, else what the service still has. */
export async function openJob(id: string): Promise<void> {
  const job = findJob(id)
  if (!job || useRunStore.getState().phase !== 'idle') return
  const result = await loadResult(id)
  if (result) set({ ...NO_RUN, mode: job.mode, jobId: id, result, problem: job.reason })
  else if (isJobKind(job.kind)) await resume(job)
  else showError('The results of this job are no longer kept in this browser')
}

/** Cancels on the service what can be cancelled there; of anything else, the waiting ends. */
export async function cancelRun(): Promise<void> {
  const { jobId } = useRunStore.getState()
  const job = findJob(jobId ?? '')
  if (job?.kind === 'crawl' || job?.kind === 'batch') {
    set({ isCancelling: true })
    try {
      await scraperApi(currentKey()).cancel(job.kind, job.id)
    } catch (error) {
      set({ isCancelling: false, problem: explainFailure(error) })
      showError(toastText(error, 'Failed to cancel'))
    }
    return
  }
  if (job) patchJob(job.id, { state: 'failed', reason: STOPPED, endedAt: Date.now() })
  stopRun()
}

/** Fetches the pages that a failure kept back; what is there already stays. */
export async function readRest(shown: JobResult): Promise<void> {
  const { jobId, phase } = useRunStore.getState()
  const job = findJob(jobId ?? '')
  if (!job || job.state === 'running' || phase !== 'idle') return
  const { state } = job
  const key = currentKey()
  if (!key) return showError('API key not found')
  set({ phase: 'collecting', problem: null, collected: shown.entries.length })
  await underway(job.startedAt, async (signal) => {
    const rest = await collectJob(job, scraperApi(key), watch(job.id, signal), shown)
    if (!signal.aborted) await settle(job, { state, ...rest })
  })
}

/** Stops looking; what the service runs goes on there. */
export function stopRun() {
  control.abort()
  set(NO_RUN)
}

/** Whether the key was saved. A key is saved when a test crawl of one page succeeds with it. */
export async function validateKey(apiKey: string): Promise<{ isValid: boolean; reason: string | null }> {
  if (apiKey.trim() === '') {
    showError('Please enter your API key (Firecrawl)')
    return { isValid: false, reason: null }
  }
  try {
    const check = await scraperApi(apiKey.trim()).checkKey()
    if (check.isValid) return { isValid: true, reason: null }
    showError('Please check your API key and try again', 'Invalid API Key')
    return { isValid: false, reason: check.message }
  } catch (error) {
    showError('Failed to validate API key')
    return { isValid: false, reason: explainFailure(error) }
  }
}
