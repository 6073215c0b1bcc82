import { ServiceError } from '../shared/service-error'
import { streamCrawl } from './crawl-events'
import type { JobProgress } from '../shared/job'

const progress = (completed: number, status = 'scraping'): JobProgress => ({
  status,
  outcome: status === 'completed' ? 'completed' : 'running',
  total: 3,
  completed,
  creditsUsed: completed,
  expiresAt: null,
  reason: null,
})

const FAST = { intervalMs: 5, signal: new AbortController().signal }
const names = (text: string) => [...text.matchAll(/^event: (.*)$/gm)].map((match) => match[1])
const readAll = (stream: ReadableStream<Uint8Array>) => new Response(stream).text()

it('sends progress, then the end', async () => {
  const steps = [progress(0), progress(1), progress(3, 'completed')]
  const text = await readAll(streamCrawl(async () => steps.shift() ?? progress(9), FAST))
  expect(names(text)).toEqual(['progress', 'progress', 'done'])
  const last = text.trim().split('\n').at(-1) ?? ''
  expect(JSON.parse(last.replace('data: ', ''))).toEqual(progress(3, 'completed'))
})

it('sends the error after three bad reads in a row', async () => {
  const read = jest.fn(async () => {
    throw new ServiceError(500, 'Broken')
  })
  const text = await readAll(streamCrawl(read, FAST))
  expect(read).toHaveBeenCalledTimes(3)
  expect(names(text)).toEqual(['failed'])
})

it('sends an error that says when to come back at once (issue 19, 3)', async () => {
  const read = jest.fn(async () => {
    throw new ServiceError(429, 'Please retry after 59s')
  })
  const text = await readAll(streamCrawl(read, FAST))
  expect(read).toHaveBeenCalledTimes(1)
  expect(text).toContain('"retryAfterSeconds":59')
})

it('keeps the text of an error that is not the service’s to itself', async () => {
  const text = await readAll(
    streamCrawl(async () => {
      throw new Error('fc-secret')
    }, FAST),
  )
  expect(names(text)).toEqual(['failed'])
  expect(text).not.toContain('fc-secret')
})

it('keeps the connection alive, and asks to come back when its life is over', async () => {
  const read = jest.fn(async () => progress(1))
  const text = await readAll(streamCrawl(read, { ...FAST, heartbeatMs: 10, maxLifeMs: 60 }))
  expect(new Set(names(text))).toEqual(new Set(['progress', 'reconnect']))
  expect(names(text).at(-1)).toBe('reconnect')
  expect(text).toContain(': still here\n\n')
  const count = read.mock.calls.length
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(read).toHaveBeenCalledTimes(count)
})

it.each(['the reader', 'the request'])('stops looking when %s goes away', async (who) => {
  const request = new AbortController()
  const read = jest.fn(async (signal: AbortSignal) => progress(signal.aborted ? 0 : 1))
  const reader = streamCrawl(read, { intervalMs: 5, signal: request.signal }).getReader()
  await reader.read()
  if (who === 'the request') request.abort()
  else await reader.cancel()
  await new Promise((resolve) => setTimeout(resolve, 10))
  const count = read.mock.calls.length
  expect(read.mock.calls[0]?.[0].aborted).toBe(true)
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(read).toHaveBeenCalledTimes(count)
})
