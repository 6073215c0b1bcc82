import { ServiceError } from '../shared/service-error'
import { ConnectionError } from './connection'
import { followCrawl, readEvents } from './follow-crawl'
import type { JobProgress } from '../shared/job'

const aProgress = (some: Partial<JobProgress>): JobProgress => ({
  status: 'scraping',
  outcome: 'running',
  total: 4,
  completed: 1,
  creditsUsed: 1,
  expiresAt: null,
  reason: null,
  ...some,
})
const running = aProgress({})
const done = aProgress({ status: 'completed', outcome: 'completed', completed: 4 })
const event = (name: string, data: unknown) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`

function aStream(...parts: string[]) {
  const encoder = new TextEncoder()
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (const part of parts) controller.enqueue(encoder.encode(part))
      controller.close()
    },
  })
}
const options = { onProgress: jest.fn(), onConnection: jest.fn(), sleep: () => Promise.resolve() }

test('events are read across parts, and heartbeats are passed over', async () => {
  const events = []
  for await (const entry of readEvents(
    aStream(': still here\n\nevent: pro', 'gress\ndata: {"a":', '1}\n\n'),
  )) {
    events.push(entry)
  }
  expect(events).toEqual([{ name: 'progress', data: { a: 1 } }])
})

test('events are read whatever line ends a proxy writes, and without the blank after a colon', async () => {
  const events = []
  for await (const entry of readEvents(
    aStream('event: progress\r\ndata: {"a":1}\r', '\n\r\n', 'event:done\ndata:{"a":\ndata:2}\n\n'),
  )) {
    events.push(entry)
  }
  expect(events).toEqual([
    { name: 'progress', data: { a: 1 } },
    { name: 'done', data: { a: 2 } },
  ])
})

test('an event that is not JSON is a lost connection', async () => {
  await expect(readEvents(aStream('data: <html>\n\n')).next()).rejects.toThrow(ConnectionError)
})

test('a stream on which nothing comes is a lost connection', async () => {
  const silent = new ReadableStream<Uint8Array>({})
  await expect(readEvents(silent, 10).next()).rejects.toThrow(ConnectionError)
})

test('a crawl is followed to its end', async () => {
  const onProgress = jest.fn()
  const stream = aStream(event('progress', running), event('done', done))
  await expect(followCrawl(() => Promise.resolve(stream), { ...options, onProgress })).resolves.toEqual(done)
  expect(onProgress.mock.calls).toEqual([[running], [done]])
})

test('a stream that breaks is opened again after a wait; one that reached its longest life at once', async () => {
  const onConnection = jest.fn()
  const sleep = jest.fn(() => Promise.resolve())
  const streams = [
    aStream(event('progress', running)),
    aStream(event('reconnect', {})),
    aStream(event('done', done)),
  ]
  const open = jest.fn(() => Promise.resolve(streams.shift() ?? aStream()))
  await expect(followCrawl(open, { ...options, onConnection, sleep })).resolves.toEqual(done)
  expect(open).toHaveBeenCalledTimes(3)
  expect(sleep.mock.calls).toEqual([[1_000, undefined]])
  expect(onConnection).toHaveBeenCalledWith({ why: 'connection', retryInMs: 1_000 })
})

test('a failure that the server reports is thrown with its words', async () => {
  const failure = {
    error: {
      status: 404,
      kind: 'unexpected',
      message: 'Job not found',
      detail: null,
      retryAfterSeconds: null,
    },
  }
  const open = () => Promise.resolve(aStream(event('failed', failure)))
  await expect(followCrawl(open, options)).rejects.toEqual(new ServiceError(404, 'Job not found'))
})

test('a refused stream is not asked for again, one that a busy server refused is (issue 15, 10)', async () => {
  const sleep = jest.fn(() => Promise.resolve())
  const refused = new ServiceError(400, 'That is not a crawl ID')
  const open = jest.fn(() => Promise.reject(refused))
  await expect(followCrawl(open, { ...options, sleep })).rejects.toBe(refused)
  expect(open).toHaveBeenCalledTimes(1)
  expect(sleep).not.toHaveBeenCalled()

  const busy = new ServiceError(503, 'Busy', { kind: 'request', retryAfterSeconds: 5 })
  const later = jest
    .fn<Promise<ReadableStream<Uint8Array>>, []>()
    .mockRejectedValueOnce(busy)
    .mockResolvedValue(aStream(event('done', done)))
  await expect(followCrawl(later, { ...options, sleep })).resolves.toEqual(done)
  expect(sleep.mock.calls).toEqual([[5_000, undefined]])
})

test('ends when its signal aborts', async () => {
  const control = new AbortController()
  const open = () => {
    control.abort()
    return Promise.reject(new ConnectionError())
  }
  await expect(followCrawl(open, { ...options, signal: control.signal })).resolves.toBeNull()
})
