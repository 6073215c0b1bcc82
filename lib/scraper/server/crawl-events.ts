import { ServiceError, toErrorBody } from '../shared/api-errors'
import { crawlPollMs, pollJob, type JobProgress } from '../shared/job'

/** Below the longest that common hosts let one answer last. */
const MAX_LIFE_MS = 270_000
/** Proxies drop a connection on which nothing moves for about a minute. */
const HEARTBEAT_MS = 15_000

/**
 * A crawl's progress as server-sent events, made by looking at the crawl every two seconds: `progress` at every
 * look, `done` with the last one, `failed` with the error after three bad reads in a row, and `reconnect` when the
 * stream has reached its longest life and the crawl still runs.
 * It ends, and the looking ends with it, as soon as `signal` aborts or the reader goes away.
 */
export function streamCrawl(
  read: (signal: AbortSignal) => Promise<JobProgress>,
  options: { signal: AbortSignal; intervalMs?: number; heartbeatMs?: number; maxLifeMs?: number },
): ReadableStream<Uint8Array> {
  const { intervalMs = crawlPollMs(), heartbeatMs = HEARTBEAT_MS, maxLifeMs = MAX_LIFE_MS } = options
  const gone = new AbortController()
  const signal = AbortSignal.any([options.signal, gone.signal])
  const encoder = new TextEncoder()
  let isCancelled = false

  return new ReadableStream({
    start(controller) {
      const write = (text: string) => {
        if (!signal.aborted) controller.enqueue(encoder.encode(text))
      }
      const send = (event: string, data: unknown) =>
        write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
      const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs)
      const end = setTimeout(() => {
        send('reconnect', {})
        gone.abort()
      }, maxLifeMs)

      const follow = async () => {
        for await (const progress of pollJob({ read: () => read(signal), intervalMs, signal })) {
          send(progress.outcome === 'running' ? 'progress' : 'done', progress)
        }
      }
      // Not awaited: a stream whose start has not ended cannot be read.
      void follow()
        .catch((error: unknown) => {
          const failure =
            error instanceof ServiceError ? error : new ServiceError(0, 'The crawl could not be followed.')
          send('failed', toErrorBody(failure))
        })
        .finally(() => {
          clearInterval(heartbeat)
          clearTimeout(end)
          // After a reader's cancel the stream is closed already.
          if (!isCancelled) controller.close()
        })
    },
    cancel() {
      isCancelled = true
      gone.abort()
    },
  })
}
