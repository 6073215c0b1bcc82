import { ServiceError } from './service-error'

/**
 * A job with one of these statuses still runs. `completed` is success, and every other word except `cancelled` a
 * failure.
 */
const RUNNING_STATUSES: readonly string[] = [
  'active',
  'paused',
  'pending',
  'queued',
  'waiting',
  'scraping',
  'processing',
]

export type JobOutcome = 'running' | 'completed' | 'cancelled' | 'failed'

/** The progress of a crawl or batch. */
export type JobProgress = {
  status: string
  outcome: JobOutcome
  /** Pages found so far, less those that could not be read. */
  total: number
  completed: number
  creditsUsed: number | null
  /** The reason why the job failed, in the service's words. */
  reason: string | null
}

/** The service counts a cancelled crawl as failed. Here it is an outcome of its own, because its pages are kept. */
export function outcomeOf(status: string): JobOutcome {
  if (RUNNING_STATUSES.includes(status)) return 'running'
  if (status === 'completed' || status === 'cancelled') return status
  return 'failed'
}

/** The state of a job that answers once, at its end. `reason` is the service's message when it failed. */
export type AnswerState = { outcome: JobOutcome; reason: string | null }

export function toAnswerState({ status, error }: { status: string; error: string | null }): AnswerState {
  return { outcome: outcomeOf(status), reason: error }
}

/** Milliseconds between two reads of a job's state: of a crawl or a batch, of an extraction, of another job. */
export const CRAWL_POLL_MS = 2_000
export const EXTRACT_POLL_MS = 1_000
export const RESEARCH_POLL_MS = 2_000
const MAX_BAD_READS = 3

/** Resolves after `ms`, or at once when the signal aborts. */
export function wait(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve()
    const end = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal?.addEventListener('abort', end)
  })
}

/**
 * Reads a job's state again and again, and yields each, until the job has ended or the signal aborts. It ignores one or
 * two failed reads in a row and throws the error of the third, or of the one that `badReads` names. An error that says when to come back is thrown at once:
 * another read before then would fail too.
 */
export async function* pollJob<State extends { outcome: JobOutcome }>(options: {
  read: () => Promise<State>
  intervalMs: number
  badReads?: number
  signal?: AbortSignal
  sleep?: (ms: number, signal?: AbortSignal) => Promise<void>
}): AsyncGenerator<State, void> {
  const { read, intervalMs, badReads = MAX_BAD_READS, signal, sleep = wait } = options
  let inARow = 0
  while (!signal?.aborted) {
    try {
      const state = await read()
      inARow = 0
      if (signal?.aborted) return
      yield state
      if (state.outcome !== 'running') return
    } catch (error) {
      if (signal?.aborted) return
      inARow += 1
      const isToWait = error instanceof ServiceError && error.retryAfterSeconds !== null
      if (isToWait || inARow >= badReads) throw error
    }
    await sleep(intervalMs, signal)
  }
}
