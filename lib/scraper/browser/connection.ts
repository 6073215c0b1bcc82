import { ServiceError } from '../shared/service-error'
import { wait } from '../shared/job'

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000

/** The browser could not reach this site, or something on the way answered in its place. */
export class ConnectionError extends Error {
  constructor() {
    super('The connection was lost.')
    this.name = 'ConnectionError'
  }
}

/**
 * Why a call failed for now, and when it is tried again; null while the connection works. `isLimit`: our rate limit
 * refused it.
 */
export type LostConnection = { isLimit: boolean; retryInMs: number } | null

export function backoffMs(attempt: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt)
}

/** How long to wait before the next try; null when waiting would not help. */
export function waitFor(error: unknown, attempt: number): LostConnection {
  if (error instanceof ConnectionError) return { isLimit: false, retryInMs: backoffMs(attempt) }
  const isLimit = error instanceof ServiceError && error.kind === 'request' && error.status === 429
  return isLimit ? { isLimit, retryInMs: (error.retryAfterSeconds ?? 5) * 1_000 } : null
}

/** Waits, at most until the browser says that it is online again. */
export async function waitForNetwork(ms: number, signal?: AbortSignal): Promise<void> {
  const woken = new AbortController()
  const wake = () => woken.abort()
  if (typeof window !== 'undefined') window.addEventListener('online', wake, { once: true })
  await wait(ms, signal ? AbortSignal.any([signal, woken.signal]) : woken.signal)
  if (typeof window !== 'undefined') window.removeEventListener('online', wake)
}

export type Retrying = {
  signal?: AbortSignal
  onConnection?: (lost: LostConnection) => void
  sleep?: (ms: number, signal?: AbortSignal) => Promise<void>
}

/** Repeats the call while the connection is lost or our rate limit refuses it. Any other error is thrown. */
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
