import { ServiceError } from '../shared/service-error'
import { scraperApi } from './api-client'
import { backoffMs, waitForNetwork } from './connection'
import { explainFailure } from './failure-words'
import { finishRun, stopRun } from './follow-run'
import { patchJob } from './job-store'
import type { Job } from './jobs'
import { currentKey } from './key-store'
import { SERVICE } from './modes'
import { finishJob } from './run-job'
import { useRunStore } from './run-store'

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
export async function cancelJob(job: Job): Promise<void> {
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
