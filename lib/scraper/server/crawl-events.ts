import 'server-only'
import { crawlPollMs, pollJob, type JobProgress } from '../shared/job'
import { ServiceError } from '../shared/service-error'
import { toErrorBody } from './failures'

/** Common hosts end an answer that lasts longer than this. */
const MAX_LIFE_MS = 270_000
/** Proxies drop a connection on which nothing is sent for about a minute. */
const HEARTBEAT_MS = 15_000

/**
 * A crawl's progress as server-sent events. The server reads the crawl every two seconds and sends `progress` after each
 * read, `done` after the last one, `failed` with the error after three failed reads in a row, and `reconnect` when the
 * stream has reached its longest life and the crawl still runs. The stream and the reads end as soon as `signal` aborts
 * or the browser closes the connection.
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
      // We do not wait for it, because nobody can read a stream before its start has ended.
      void follow()
        .catch((error: unknown) => {
          const failure =
            error instanceof ServiceError ? error : new ServiceError(0, 'The crawl could not be followed.')
          send('failed', toErrorBody(failure))
        })
        .finally(() => {
          clearInterval(heartbeat)
          clearTimeout(end)
          // A stream that its reader cancelled is closed already.
          if (!isCancelled) controller.close()
        })
    },
    cancel() {
      isCancelled = true
      gone.abort()
    },
  })
}
