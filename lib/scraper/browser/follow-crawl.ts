import { toServiceError } from './api-client'
import { ConnectionError, waitFor, waitForNetwork, type Retrying } from './connection'
import type { JobProgress } from '../shared/job'

/** The server sends something every 15 seconds; three times that without a byte is a dead connection. */
const SILENCE_MS = 45_000

type ServerEvent = { name: string; data: unknown }

function parseEvent(block: string): ServerEvent | null {
  let name = 'message'
  let data = ''
  for (const line of block.split('\n')) {
    if (line.startsWith('event: ')) name = line.slice('event: '.length)
    else if (line.startsWith('data: ')) data += line.slice('data: '.length)
  }
  if (data === '') return null
  try {
    return { name, data: JSON.parse(data) }
  } catch {
    throw new ConnectionError()
  }
}

/**
 * Server-sent events, read with fetch: an EventSource could not send the key in a header.
 * @throws {ConnectionError} when the stream breaks, or nothing comes for too long
 */
export async function* readEvents(
  stream: ReadableStream<Uint8Array>,
  silenceMs = SILENCE_MS,
): AsyncGenerator<ServerEvent, void> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let isSilent = false
  const read = async () => {
    const timer = setTimeout(() => {
      isSilent = true
      void reader.cancel()
    }, silenceMs)
    try {
      return await reader.read()
    } catch {
      throw new ConnectionError()
    } finally {
      clearTimeout(timer)
    }
  }
  try {
    for (let part = await read(); !part.done; part = await read()) {
      text += decoder.decode(part.value, { stream: true })
      const blocks = text.split('\n\n')
      text = blocks.pop() ?? ''
      for (const block of blocks) {
        const event = parseEvent(block)
        if (event) yield event
      }
    }
    if (isSilent) throw new ConnectionError()
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/** Aborted with `outer`, and as soon as the browser says that it is offline. */
function untilOffline(outer: AbortSignal | undefined) {
  const offline = new AbortController()
  const abort = () => offline.abort()
  if (typeof window !== 'undefined') window.addEventListener('offline', abort)
  return {
    signal: outer ? AbortSignal.any([outer, offline.signal]) : offline.signal,
    release: () => {
      if (typeof window !== 'undefined') window.removeEventListener('offline', abort)
    },
  }
}

/**
 * Follows a crawl to its end through as many connections as it takes. Gives its last progress, or null when the
 * signal aborted.
 * @throws {ServiceError} when the service no longer tells how the crawl is doing
 */
export async function followCrawl(
  open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>,
  options: Retrying & { onProgress: (progress: JobProgress) => void },
): Promise<JobProgress | null> {
  const { signal, onProgress, onConnection, sleep = waitForNetwork } = options
  let attempt = 0
  while (!signal?.aborted) {
    const connection = untilOffline(signal)
    let isAskedToReconnect = false
    try {
      for await (const { name, data } of readEvents(await open(connection.signal))) {
        attempt = 0
        onConnection?.(null)
        if (name === 'failed') throw toServiceError(data)
        if (name === 'reconnect') isAskedToReconnect = true
        if (name !== 'progress' && name !== 'done') continue
        // Our own handler sends these.
        const progress = data as JobProgress
        onProgress(progress)
        if (name === 'done') return progress
      }
      if (!isAskedToReconnect) throw new ConnectionError()
    } catch (error) {
      const lost = waitFor(error, attempt)
      if (signal?.aborted) return null
      if (!lost) throw error
      attempt += 1
      onConnection?.(lost)
      await sleep(lost.retryInMs, signal)
    } finally {
      connection.release()
    }
  }
  return null
}
