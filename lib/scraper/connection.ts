import { ServiceError } from './api-errors'
import { wait } from './job'

const FIRST_WAIT_MS = 1_000
const LONGEST_WAIT_MS = 30_000

/** This site could not be reached: the visitor's own connection, or something between us. */
export class ConnectionError extends Error {
  constructor() {
    super('The connection was lost.')
    this.name = 'ConnectionError'
  }
}

/** A connection that is down, and when it is tried again; null while it is up. */
export type LostConnection = { retryInMs: number } | null

export function backoffMs(attempt: number): number {
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt)
}

/** How long to wait before the same call again; null when waiting would not help. */
export function retryDelay(error: unknown, attempt: number): number | null {
  if (error instanceof ConnectionError) return backoffMs(attempt)
  const isOurLimit = error instanceof ServiceError && error.kind === 'request' && error.status === 429
  return isOurLimit ? (error.retryAfterSeconds ?? 5) * 1_000 : null
}

/** Waits; ends early when the browser says that it is online again. */
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

/** Calls until the connection is there; whatever else goes wrong is thrown. */
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
      const retryInMs = retryDelay(error, attempt)
      if (retryInMs === null || signal?.aborted) throw error
      onConnection?.({ retryInMs })
      await sleep(retryInMs, signal)
      if (signal?.aborted) throw error
    }
  }
}
