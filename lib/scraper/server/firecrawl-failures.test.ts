import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startFirecrawlStandIn, type FirecrawlStandIn } from '../../../tests/fixtures/firecrawl-server'
import * as firecrawl from './firecrawl'
import * as pageJobs from './page-jobs'
import type { Service } from './service-request'

let standIn: FirecrawlStandIn
beforeAll(async () => {
  standIn = await startFirecrawlStandIn()
})
afterAll(() => standIn.stop())

const ID = '5f0b16f5-e036-4354-9aaf-52a30d6e1dea'
const url = 'https://university.example/'
const withKey = (key: string): Service => ({ apiUrl: standIn.url, apiKey: key })

/** Every call that can fail, with the stand-in's name for it. */
const CALLS: Record<string, (service: Service, signal?: AbortSignal) => Promise<unknown>> = {
  start: (service) => firecrawl.startCrawl(service, { url, limit: 1, reads: null }),
  status: (service, signal) => pageJobs.getCrawlProgress(service, ID, signal),
  page: (service, signal) => pageJobs.getCrawlStatus(service, ID, { signal }),
  cancel: (service) => pageJobs.cancelCrawl(service, ID),
  errors: (service, signal) => pageJobs.getCrawlErrors(service, ID, signal),
  scrape: (service, signal) => firecrawl.scrapePage(service, { url, timeout: 1_000 }, signal),
  map: (service, signal) => firecrawl.mapSite(service, { url, limit: 1, timeout: 1_000 }, signal),
  search: (service, signal) =>
    firecrawl.searchWeb(service, { query: 'a', limit: 1, lang: 'en', country: 'us', timeout: 1_000 }, signal),
  batch: (service) => firecrawl.startBatch(service, { urls: [url], reads: null }),
  extract: (service) => firecrawl.startExtract(service, { urls: [url] }),
  'extract-status': (service, signal) => firecrawl.getExtractStatus(service, ID, signal),
  research: (service) =>
    firecrawl.startResearch(service, { query: 'a', maxDepth: 1, maxUrls: 1, timeLimit: 30 }),
  'research-status': (service, signal) => firecrawl.getResearchStatus(service, ID, signal),
  llmstxt: (service) => firecrawl.startLlmsText(service, { url, maxUrls: 1 }),
  'llmstxt-status': (service, signal) => firecrawl.getLlmsTextStatus(service, ID, signal),
}

async function failureOf(call: string, answer: string): Promise<unknown> {
  return CALLS[call]?.(withKey(`fc-answer=${answer}+on=${call}`)).then(
    (value) => ({ value }),
    (error: unknown) => error,
  )
}

describe.each(Object.keys(CALLS))('%s', (call) => {
  it.each([
    [400, 'known'],
    [401, 'unexpected'],
    [402, 'known'],
    [403, 'known'],
    [404, 'unexpected'],
    [408, 'known'],
    [429, 'unexpected'],
    [500, 'known'],
    [503, 'unexpected'],
  ])('passes on a %i', async (status, kind) => {
    const error = await failureOf(call, String(status))
    expect(error).toMatchObject({ name: 'ServiceError', status, kind })
    if (status === 429) expect(error).toMatchObject({ retryAfterSeconds: 59 })
    if (status === 402)
      expect(error).toMatchObject({ message: expect.stringContaining('Insufficient credits') })
  })

  it('passes on a 409, unless it says that the job is done already', async () => {
    const expected = call === 'cancel' ? { value: { status: 'completed' } } : { status: 409, kind: 'known' }
    expect(await failureOf(call, '409')).toMatchObject(expected)
  })

  it('has no answer when the connection drops', async () => {
    expect(await failureOf(call, 'close')).toMatchObject({
      status: 0,
      kind: 'no-response',
      message: expect.stringMatching(/^No response from the crawling service while trying to /),
    })
  })

  it.each(['html', 'empty', 'invalid-json', 'refused'])('takes no good answer from %s', async (answer) => {
    const status = call === 'start' ? 400 : 200
    expect(await failureOf(call, answer)).toMatchObject({ name: 'ServiceError', status })
  })

  it.each(['huge', 'crumbs'])(
    'is told when the answer is too large to keep: %s (issue 15, 5)',
    async (answer) => {
      const error = await failureOf(call, answer)
      const words = 'The answer of the crawling service is too large to read.'
      expect(error).toMatchObject(
        call === 'start'
          ? { status: 400, message: 'Crawl job failed to start', detail: words }
          : { status: 200, message: words },
      )
    },
  )

  it('shows nobody a page of HTML', async () => {
    const error = await failureOf(call, 'html500')
    expect(error).toMatchObject({ status: 500, message: expect.not.stringContaining('<') })
  })
})

it.each(['start', 'batch', 'extract', 'research', 'llmstxt', 'scrape', 'map'])(
  '%s refuses an answer with nothing in it',
  async (call) => {
    const error = await failureOf(call, 'no-id')
    if (call === 'map') expect(error).toEqual({ value: { links: [] } })
    else expect(error).toMatchObject({ name: 'ServiceError' })
  },
)

it.each(['no-id', 'refused', 'html'])(
  'a crawl that was not started is named as specified: %s',
  async (answer) => {
    expect(await failureOf('start', answer)).toMatchObject({
      status: 400,
      kind: 'known',
      message: 'Crawl job failed to start',
      detail: answer === 'refused' ? 'The service refused' : answer === 'no-id' ? null : expect.any(String),
    })
  },
)

it('gives up five seconds after the job’s own time', async () => {
  const begun = Date.now()
  const failures = await Promise.all(['scrape', 'map', 'search'].map((call) => failureOf(call, 'hang')))
  for (const failure of failures) expect(failure).toMatchObject({ status: 0 })
  expect(Date.now() - begun).toBeGreaterThanOrEqual(5_900)
})

const READS = ['status', 'page', 'errors', 'extract-status', 'research-status', 'llmstxt-status']

it.each(Object.keys(CALLS).filter((call) => !READS.includes(call)))(
  '%s is never asked twice',
  async (call) => {
    const before = standIn.requests.length
    expect(await failureOf(call, '502+times=2')).toMatchObject({ status: 502 })
    expect(standIn.requests).toHaveLength(before + 1)
  },
)

it.each([...READS, 'scrape', 'map', 'search'])('%s ends when the visitor leaves', async (call) => {
  await expect(CALLS[call]?.(withKey('fc-ms=0'), AbortSignal.abort())).rejects.toMatchObject({ status: 0 })
})

it('hears from the header when to come back (issue 19, 3)', async () => {
  expect(await failureOf('status', '429+retry=7')).toMatchObject({ status: 429, retryAfterSeconds: 7 })
})

it('never repeats the key, even when the service does', async () => {
  for (const [call, ask] of Object.entries(CALLS)) {
    const service = withKey(`fc-answer=400+says-key+on=${call}`)
    const error: unknown = await ask(service).catch((failure: unknown) => failure)
    expect(error).toMatchObject({ message: 'The key (key) was refused' })
    expect(JSON.stringify(error)).not.toContain(service.apiKey)
    expect(error).not.toHaveProperty('cause')
  }
})

it('names no address of ours when nobody listens', async () => {
  const empty = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => empty.once('listening', resolve))
  const { port } = empty.address() as AddressInfo
  await new Promise((resolve) => empty.close(resolve))
  const service = { apiUrl: `http://127.0.0.1:${port}`, apiKey: 'fc-key' }
  for (const ask of Object.values(CALLS)) {
    const error: unknown = await ask(service).catch((failure: unknown) => failure)
    expect(error).toMatchObject({ status: 0, message: expect.not.stringContaining('127.0.0.1') })
  }
})
