import { ServiceError } from '../shared/service-error'
import type { ScraperApi } from './api-client'
import type { LostConnection } from './connection'
import { explainFailure, toastWords } from './failure-words'
import { entriesOf } from './job-result'
import { findJob, patchJob } from './job-store'
import { type Job, nextPercent } from './jobs'
import { modeOf, type Mode } from './modes'
import { findPoorOutcome, PoorOutcome } from './poor-outcome'
import { saveResult } from './result-store'
import { collectJob, finishJob, type Finished } from './run-job'
import { NO_RUN, useRunStore } from './run-store'
import { showError, showToast } from './toast-store'

const TICK_MS = 1_000
const NOT_KEPT = 'This browser could not keep these results: download them before you leave.'

/** Ends the run that is underway, when another begins or the visitor stops it. */
let current = new AbortController()

/** Stops watching the job. The service goes on with it. */
export function stopRun() {
  current.abort()
  useRunStore.setState(NO_RUN)
}

function toastFailure(mode: Mode, error: unknown) {
  const { text, title } = toastWords(error, modeOf(mode).failure)
  showError(text, title)
}

export function showFailure(mode: Mode, error: unknown) {
  toastFailure(mode, error)
  useRunStore.setState({
    phase: 'idle',
    connection: null,
    problem: explainFailure(error),
  })
}

/** Ends any other run, passes `work` a signal that aborts when this run ends, and updates the clock every second. */
export async function runWithClock(
  startedAt: number,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  current.abort()
  const own = new AbortController()
  current = own
  const tick = () => {
    const elapsedMs = Date.now() - startedAt
    useRunStore.setState({ elapsedMs })
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

type Progress = Pick<Job, 'total' | 'completed' | 'creditsUsed'> & { outcome: Job['state'] }

/** The callbacks that write a job's progress into the stores until the signal aborts. */
export function progressInto(jobId: string, signal: AbortSignal) {
  return {
    signal,
    onConnection: (connection: LostConnection) => {
      if (!signal.aborted) useRunStore.setState({ connection })
    },
    onCollected: (collected: number) => useRunStore.setState({ collected }),
    onProgress: ({ total, completed, creditsUsed, outcome }: Progress) => {
      const job = findJob(jobId)
      if (!job || signal.aborted) return
      const isCompleted = outcome === 'completed'
      const elapsedMs = Date.now() - job.startedAt
      const percent = nextPercent(job.percent, { elapsedMs, total, completed, isCompleted })
      const hasEnded = outcome !== 'running'
      patchJob(jobId, { total, completed, creditsUsed, percent, ...(hasEnded && { state: outcome }) })
      if (hasEnded) useRunStore.setState({ phase: 'collecting' })
    },
  }
}

function announce({ mode }: Job, { state, result, failure }: Finished, isAsked: boolean) {
  if (state === 'cancelled' && isAsked && result.resumeAt === null) return
  if (failure === null && state === 'completed') showToast('good', modeOf(mode).success)
  else toastFailure(mode, failure)
}

/** The state of a job whose service has ended it, when its results have been read. */
function stateOf({ state, failure }: Finished): Finished['state'] | PoorOutcome['state'] {
  if (state !== 'completed' || failure === null) return state
  return failure instanceof PoorOutcome ? failure.state : 'partial'
}

/**
 * Saves the results of a job that has ended, and shows them unless another run is shown by now. A job that the service
 * cancelled unasked has failed.
 */
export async function finishRun(job: Job, ended: Finished): Promise<void> {
  const poor = ended.state === 'completed' ? findPoorOutcome(job, ended.result) : null
  const finished = { ...ended, failure: ended.failure ?? poor }
  const state = stateOf(finished)
  const { failure } = finished
  const isAsked = findJob(job.id)?.isCancelAsked ?? false
  const isKept = await saveResult(job.id, finished.result)
  const notices = isKept ? finished.result.notices : [...finished.result.notices, NOT_KEPT]
  const reason = failure === null ? null : explainFailure(failure)
  const completed = entriesOf(finished.result).length
  patchJob(job.id, { state, reason, completed, isCollected: true, endedAt: job.endedAt ?? Date.now() })
  if (useRunStore.getState().jobId !== job.id) return
  useRunStore.setState({
    ...NO_RUN,
    mode: job.mode,
    jobId: job.id,
    result: { ...finished.result, notices },
    problem: reason,
  })
  announce(job, finished, isAsked)
}

/** Each read that the service doesn't answer takes half a minute. */
const isSilence = (error: unknown) => error instanceof ServiceError && error.kind === 'no-response'

/**
 * Follows a job that the service runs to its end, then shows its results or why it failed. Where its state can no longer
 * be read, it shows the pages that the service has so far.
 */
export async function followJob(job: Job, api: ScraperApi): Promise<void> {
  useRunStore.setState({ ...NO_RUN, phase: 'running', mode: job.mode, jobId: job.id })
  patchJob(job.id, { state: 'running', reason: null, endedAt: null })
  await runWithClock(job.startedAt, async (signal) => {
    try {
      const finished = await finishJob(job, api, progressInto(job.id, signal))
      if (!finished || signal.aborted) return
      if (finished.state === 'completed') patchJob(job.id, { percent: 100 })
      await finishRun(job, finished)
    } catch (error) {
      if (signal.aborted) return
      const badReads = isSilence(error) ? 1 : undefined
      const { result } = await collectJob(job, api, { signal, badReads })
      if (signal.aborted) return
      if (result.entries.length > 0) await finishRun(job, { state: 'failed', result, failure: error })
      else showFailure(job.mode, error)
      // The service may have more by the time the job is opened again.
      const reason = explainFailure(error)
      patchJob(job.id, { state: 'failed', reason, endedAt: Date.now(), isCollected: false })
    }
  })
}
