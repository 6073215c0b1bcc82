import { ServiceError } from '../shared/service-error'
import { wait } from '../shared/job'

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000
/** A service that asks for more than an hour is asked again after it. */
const LONGEST_ASKED_S = 3_600

/** The browser could not reach this site, or something on the way answered in its place. */
export class ConnectionError extends Error {
  constructor() {
    super('The connection was lost.')
    this.name = 'ConnectionError'
  }
}

/**
 * The reason why a call failed for now, and the time of the next try; null while the connection works. `limit`: our
 * rate limit refused it. `busy`: our server reads too many large results at once. `service-limit`: the service asks us
 * to wait.
 */
export type LostConnection = {
  why: 'connection' | 'limit' | 'busy' | 'service-limit'
  retryInMs: number
} | null

const PASSING_REFUSALS: Record<number, 'limit' | 'busy'> = { 429: 'limit', 503: 'busy' }

export function backoffMs(attempt: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt)
}

/** The wait before the next try; null when the call has failed, or when waiting would not help. */
export function waitFor(error: unknown, attempt: number): LostConnection {
  if (error instanceof ConnectionError) return { why: 'connection', retryInMs: backoffMs(attempt) }
  if (!(error instanceof ServiceError)) return null
  if (error.kind !== 'request') {
    const { status, retryAfterSeconds } = error
    const seconds = retryAfterSeconds ?? backoffMs(attempt + 2) / 1_000
    if (status !== 429) return null
    return { why: 'service-limit', retryInMs: Math.min(seconds, LONGEST_ASKED_S) * 1_000 }
  }
  const why = PASSING_REFUSALS[error.status]
  return why ? { why, retryInMs: (error.retryAfterSeconds ?? 5) * 1_000 } : null
}

/** Waits, at most until the browser says that it is online again. */
export async function waitForNetwork(ms: number, signal?: AbortSignal): Promise<void> {
  // `AbortSignal.any` can take its place when `browserslist` in package.json names no browser without it.
  const either = new AbortController()
  const abort = () => either.abort()
  const isInBrowser = typeof window !== 'undefined'
  if (isInBrowser) window.addEventListener('online', abort)
  signal?.addEventListener('abort', abort)
  if (signal?.aborted) abort()
  await wait(ms, either.signal)
  if (isInBrowser) window.removeEventListener('online', abort)
  signal?.removeEventListener('abort', abort)
}

export type Retrying = {
  signal?: AbortSignal
  onConnection?: (lost: LostConnection) => void
  sleep?: (ms: number, signal?: AbortSignal) => Promise<void>
}

/**
 * Repeats the call while the connection is lost, our server refuses it for a moment, or the service says when to come
 * back. Any other error is thrown.
 */
export async function keepTrying<Value>(
  call: () => Promise<Value>,
  { signal, onConnection, sleep = waitForNetwork }: Retrying = {},
): Promise<Value> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const value = await call()
      onConnection?.(null)
      return value
    } catch (error) {
      const lost = waitFor(error, attempt)
      if (!lost || signal?.aborted) throw error
      onConnection?.(lost)
      await sleep(lost.retryInMs, signal)
      if (signal?.aborted) throw error
    }
  }
}
