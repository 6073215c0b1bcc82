import { createParser, type EventSourceMessage } from 'eventsource-parser'
import type { JobProgress } from '../shared/job'
import { toServiceError } from './api-client'
import { ConnectionError, untilNetwork, waitFor, waitForNetwork, type Retrying } from './connection'

/** The server sends something every 15 seconds. A connection without a byte for three times as long is dead. */
const SILENCE_MS = 45_000

type ServerEvent = { name: string | undefined; data: unknown }

function toServerEvent({ event, data }: EventSourceMessage): ServerEvent {
  try {
    return { name: event, data: JSON.parse(data) }
  } catch {
    throw new ConnectionError()
  }
}

/**
 * Reads server-sent events from a fetched stream, because an EventSource cannot send the key in a header.
 * @throws {ConnectionError} when the stream breaks, or when nothing comes for too long
 */
export async function* readEvents(
  stream: ReadableStream<Uint8Array>,
  silenceMs = SILENCE_MS,
): AsyncGenerator<ServerEvent, void> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  const received: EventSourceMessage[] = []
  const parser = createParser({ onEvent: (message) => received.push(message) })
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
      parser.feed(decoder.decode(part.value, { stream: true }))
      for (const message of received.splice(0)) yield toServerEvent(message)
    }
    if (isSilent) throw new ConnectionError()
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}

/**
 * Follows a crawl to its end and connects again as often as needed. Returns the crawl's last progress, or null when the
 * signal aborted.
 * @throws {ServiceError} when the crawl's state can no longer be read
 */
export async function followCrawl(
  open: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>,
  options: Retrying & { onProgress?: (progress: JobProgress) => void },
): Promise<JobProgress | null> {
  const { signal, onProgress, onConnection, sleep = waitForNetwork } = options
  let attempt = 0
  while (!signal?.aborted) {
    const connection = untilNetwork('offline', signal)
    let isAskedToReconnect = false
    try {
      for await (const { name, data } of readEvents(await open(connection.signal))) {
        if (name === 'failed') throw toServiceError(data)
        attempt = 0
        onConnection?.(null)
        if (name === 'reconnect') isAskedToReconnect = true
        if (name !== 'progress' && name !== 'done') continue
        // Our own route sends these two events with a `JobProgress`.
        const progress = data as JobProgress
        onProgress?.(progress)
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
