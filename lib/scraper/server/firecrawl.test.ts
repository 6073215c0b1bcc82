import { startFirecrawlStandIn, type FirecrawlStandIn } from '../../../tests/fixtures/firecrawl-server'
import { readDocuments, startJob } from '../../../tests/fixtures/firecrawl-jobs'
import { SITE_HOST } from '../../../tests/fixtures/firecrawl-site'
import { readSwitches } from '../../../tests/fixtures/firecrawl-switches'
import { collectResults } from '../browser/collect'
import * as firecrawl from './firecrawl'
import { extractionSchema } from './firecrawl'
import * as pageJobs from './page-jobs'
import { CRAWL_POLL_MS, pollJob, wait, type JobOutcome } from '../shared/job'
import { estimateCredits } from '../shared/limits'
import type { Service } from './service-request'

/**
 * Set FIRECRAWL_TEST_URL (and FIRECRAWL_TEST_KEY if it needs a key) to run these tests against a real Firecrawl. Tests
 * that need the stand-in's switches are skipped then.
 */
const live = process.env.FIRECRAWL_TEST_URL
if (live) jest.setTimeout(120_000)
const withStandIn = live ? describe.skip : describe
const PLAIN_KEY = process.env.FIRECRAWL_TEST_KEY ?? 'fc-0123456789abcdef0123456789abcdef'
const SITE = live ? 'https://example.com/' : 'https://university.example/'
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000'

let standIn: FirecrawlStandIn
let service: Service
const withKey = (key: string): Service => ({ ...service, apiKey: key })

beforeAll(async () => {
  standIn = await startFirecrawlStandIn()
  service = { apiUrl: live ?? standIn.url, apiKey: PLAIN_KEY }
})
afterAll(() => standIn.stop())

const crawl = { url: SITE, limit: 3, reads: null }

/** Follows a job to its end. It pauses between reads only when it asks the real service. */
async function finish<State extends { outcome: JobOutcome }>(
  read: () => Promise<State>,
): Promise<State | undefined> {
  let last: State | undefined
  const sleep = live ? wait : () => wait(20)
  for await (const state of pollJob({ read, intervalMs: CRAWL_POLL_MS, sleep })) last = state
  return last
}

const collect = (from: Service, id: string, at = 0) =>
  collectResults(
    (skip, drop = 0) => pageJobs.readResultPage(pageJobs.getCrawlStatus, from, id, { skip, drop }),
    { from: at },
  )

/** The released self-hosted server ignores `skip` and `limit`, so every call is made to one that does, too. */
const SERVERS = live
  ? [['the real service', PLAIN_KEY]]
  : [
      ['a server with skip and limit', PLAIN_KEY],
      ['a server without them', 'fc-no-window'],
    ]

describe.each(SERVERS)('every call, %s', (_, key = '') => {
  let service: Service
  beforeAll(() => {
    service = withKey(key)
  })

  it('crawls a site: start, counters, pages, errors', async () => {
    const { id } = await firecrawl.startCrawl(service, crawl)
    const done = await finish(() => pageJobs.getCrawlProgress(service, id))
    expect(done).toMatchObject({ status: 'completed', outcome: 'completed' })
    const { entries, failure } = await collect(service, id)
    expect(failure).toBeNull()
    expect(entries).toHaveLength(done?.completed ?? -1)
    expect(entries[0]).toMatchObject({
      title: expect.any(String),
      markdown: expect.any(String),
      statusCode: 200,
    })
    expect(await pageJobs.getCrawlErrors(service, id)).toEqual({
      errors: expect.any(Array),
      robotsBlocked: expect.any(Array),
    })
  })

  it('reads a window of a crawl’s pages', async () => {
    const { id } = await firecrawl.startCrawl(service, { ...crawl, limit: 1 })
    await finish(() => pageJobs.getCrawlProgress(service, id))
    if (key === 'fc-no-window') return
    const all = await pageJobs.getCrawlStatus(service, id)
    const none = await pageJobs.getCrawlStatus(service, id, { skip: all.entries.length })
    expect(none.entries).toEqual([])
  })

  it('cancels a crawl, and again', async () => {
    const { id } = await firecrawl.startCrawl(service, { ...crawl, limit: 50 })
    expect(await pageJobs.cancelCrawl(service, id)).toEqual({ status: 'cancelled' })
    expect(await pageJobs.getCrawlProgress(service, id)).toMatchObject({ outcome: 'cancelled' })
    expect(await pageJobs.cancelCrawl(service, id)).toEqual({ status: 'cancelled' })
  })

  it('reads one page', async () => {
    const entry = await firecrawl.scrapePage(service, { url: SITE, timeout: 30_000 })
    expect(entry).toMatchObject({ statusCode: 200, markdown: expect.any(String), links: expect.any(Array) })
  })

  it('finds a site’s pages', async () => {
    const { links } = await firecrawl.mapSite(service, { url: SITE, limit: 3, timeout: 60_000 })
    expect(links.length).toBeLessThanOrEqual(3)
  })

  it('searches the web', async () => {
    const request = { query: 'university of oslo', limit: 5, lang: 'en', country: 'us', timeout: 60_000 }
    const { links } = await firecrawl.searchWeb(service, request)
    expect(links.length).toBeLessThanOrEqual(5)
  })

  it('reads several pages as a batch', async () => {
    const { id, invalidUrls } = await firecrawl.startBatch(service, { urls: [SITE], reads: null })
    expect(invalidUrls).toEqual([])
    expect(await finish(() => pageJobs.getBatchProgress(service, id))).toMatchObject({ completed: 1 })
    expect((await pageJobs.getBatchStatus(service, id)).entries).toHaveLength(1)
    expect(await pageJobs.cancelBatch(service, id)).toEqual({ status: expect.any(String) })
  })

  it('stands in with a batch that is never called completed with fewer pages than it has', () => {
    const switches = readSwitches('fc-ms=50')
    if (!switches) throw new Error('The stand-in no longer knows fc-ms=50.')
    const of = { kind: 'batch', key: PLAIN_KEY, url: SITE, urls: [SITE], formats: [] } as const
    const batch = { ...of, isCheck: false, switches }
    const job = startJob(batch, 1)
    // The page becomes ready between two looks at the clock.
    jest
      .spyOn(Date, 'now')
      .mockReturnValueOnce(job.startedAt)
      .mockReturnValue(job.startedAt + 60_000)
    const { body } = readDocuments(job, new URLSearchParams(), { own: SITE, foreign: SITE })
    expect(body).toMatchObject({ status: 'scraping', completed: 0 })
  })

  it('extracts', async () => {
    const { id } = await firecrawl.startExtract(service, { urls: [SITE] })
    expect(await finish(() => firecrawl.getExtractStatus(service, id))).toHaveProperty('data')
  })

  it('researches', async () => {
    const request = { query: 'tuition in Norway', maxDepth: 1, maxUrls: 1, timeLimit: 30 }
    const { id } = await firecrawl.startResearch(service, request)
    expect(await finish(() => firecrawl.getResearchStatus(service, id))).toHaveProperty('analysis')
  })

  it('makes an llms.txt', async () => {
    const { id } = await firecrawl.startLlmsText(service, { url: SITE, maxUrls: 1 })
    expect(await finish(() => firecrawl.getLlmsTextStatus(service, id))).toHaveProperty('text')
  })

  it.each([
    ['crawl', pageJobs.getCrawlProgress],
    ['crawl’s errors', pageJobs.getCrawlErrors],
    ['crawl to cancel', pageJobs.cancelCrawl],
    ['batch', pageJobs.getBatchProgress],
    ['extraction', firecrawl.getExtractStatus],
    ['research', firecrawl.getResearchStatus],
    ['llms.txt', firecrawl.getLlmsTextStatus],
  ])('is told that there is no such %s', async (__, read) => {
    await expect(read(service, UNKNOWN_ID)).rejects.toMatchObject({
      status: 404,
      kind: 'unexpected',
      message: expect.stringMatching(/not found/i),
    })
  })
})

describe('before anything is sent', () => {
  const reads = Object.entries(firecrawl).filter(([name]) => /^(get|cancel)/.test(name)) as [
    string,
    (service: Service, id: string) => Promise<unknown>,
  ][]

  it.each(reads)('%s wants an id', async (_, read) => {
    await expect(read(service, ' ')).rejects.toMatchObject({
      status: 400,
      message: expect.stringMatching(/^No .* ID provided$/),
    })
    await expect(read(service, '../crawl/active')).rejects.toMatchObject({ status: 400 })
  })

  it('wants a key for the public service, and never takes one from the environment', async () => {
    const before = { ...process.env }
    process.env.FIRECRAWL_API_KEY = 'fc-from-the-environment'
    try {
      const cloud = { apiUrl: 'https://api.firecrawl.dev', apiKey: ' ' }
      const refused = { status: 401, message: 'No API key provided' }
      await expect(firecrawl.startCrawl(cloud, crawl)).rejects.toMatchObject(refused)
      await expect(pageJobs.getCrawlStatus(cloud, UNKNOWN_ID)).rejects.toMatchObject(refused)
      await expect(
        firecrawl.searchWeb(cloud, { query: 'a', limit: 1, lang: 'en', country: 'us', timeout: 1_000 }),
      ).rejects.toMatchObject(refused)
      if (live) return
      await expect(firecrawl.startCrawl(withKey(''), crawl)).rejects.toMatchObject({
        status: 401,
        message: 'Unauthorized',
      })
      expect(standIn.requests.at(-1)?.authorization).toBeNull()
    } finally {
      process.env = before
    }
  })
})

withStandIn('what is sent', () => {
  const lastBody = () => standIn.requests.at(-1)?.body

  it('asks for markdown and html, and for the limit', async () => {
    await firecrawl.startCrawl(service, { ...crawl, limit: 100 })
    expect(lastBody()).toEqual({
      url: SITE,
      limit: 100,
      scrapeOptions: { formats: ['markdown', 'html'] },
    })
  })

  it('asks for the entire site where the crawl begins below its root (issue 19, 5)', async () => {
    const own = withKey('fc-pages=5+ms=0')
    const { id } = await firecrawl.startCrawl(own, { ...crawl, url: `${SITE}study/fees`, limit: 5 })
    expect(lastBody()).toMatchObject({ crawlEntireDomain: true })
    await finish(() => pageJobs.getCrawlProgress(own, id))
    expect((await collect(own, id)).entries).toHaveLength(5)
  })

  it('reads which addresses of a batch failed (issue 19, 4)', async () => {
    const own = withKey('fc-failed=1+ms=0')
    const urls = ['a', 'b'].map((path) => `${SITE}${path}`)
    const { id } = await firecrawl.startBatch(own, { urls, reads: null })
    expect(lastBody()).toMatchObject({ urls, formats: ['markdown'] })
    expect(await pageJobs.getBatchErrors(own, id)).toMatchObject({ errors: [{ url: urls[0] }] })
    expect((await pageJobs.getBatchStatus(own, id)).entries).toMatchObject([{ askedUrl: urls[1] }])
  })

  it('asks for values with their quotes on each page, which costs what was estimated (issue 19)', async () => {
    const own = withKey('fc-ms=0')
    const urls = ['en/study/tuition-fees', 'en/facts-and-figures'].map(
      (path) => `https://${SITE_HOST}/${path}`,
    )
    const { id } = await firecrawl.startBatch(own, { urls, reads: 'university' })
    expect(Object(lastBody()).formats).toEqual([
      'markdown',
      expect.objectContaining({
        type: 'json',
        schema: expect.objectContaining({
          required: expect.arrayContaining(['internationalFee', 'deadline']),
        }),
      }),
    ])
    const done = await finish(() => pageJobs.getBatchProgress(own, id))
    expect(done?.creditsUsed).toBe(estimateCredits(urls.length))
    const { entries } = await pageJobs.getBatchStatus(own, id)
    expect(entries[1]?.record).toMatchObject({ founded: [{ value: '1946', quote: 'Founded in 1946' }] })
  })

  it('reads what the account has, and nothing where the service does not say', async () => {
    expect(await firecrawl.readCredits(withKey('fc-credits=940'))).toEqual({ remaining: 940 })
    for (const answer of ['404', 'html', 'refused']) {
      const own = withKey(`fc-answer=${answer}+on=credits`)
      expect(await firecrawl.readCredits(own)).toEqual({ remaining: null })
    }
    await expect(firecrawl.readCredits(withKey('fc-answer=401+on=credits'))).rejects.toMatchObject({
      status: 401,
    })
  })

  it('asks for the text and the values of each page of a crawl with the model (issue 34, C)', async () => {
    const own = withKey('fc-ms=0')
    const { id } = await firecrawl.startCrawl(own, {
      url: `https://${SITE_HOST}/`,
      limit: 4,
      reads: 'university',
    })
    const { formats } = Object(lastBody()?.scrapeOptions)
    expect(formats).toEqual(['markdown', expect.objectContaining({ type: 'json' })])
    expect(Object(formats[1]).schema.properties.deadline).toMatchObject({ type: 'array' })
    await finish(() => pageJobs.getCrawlProgress(own, id))
    expect((await collect(own, id)).entries[1]?.record).toMatchObject({
      internationalFee: [{ quote: expect.stringContaining('€21,500') }, {}, {}, {}],
    })
  })

  it('sends the specified defaults of a search', async () => {
    await firecrawl.searchWeb(service, {
      query: 'oslo',
      limit: 5,
      lang: 'en',
      country: 'us',
      timeout: 60_000,
    })
    expect(lastBody()).toMatchObject({ query: 'oslo', limit: 5, lang: 'en', country: 'us', timeout: 60_000 })
  })

  it('reads counters without pages', async () => {
    const { id } = await firecrawl.startCrawl(withKey('fc-pages=3+ms=0'), crawl)
    const page = await pageJobs.getCrawlStatus(withKey('fc-pages=3+ms=0'), id, { skip: 10_000 })
    expect(page).toMatchObject({ entries: [], progress: { completed: 3 } })
  })
})

withStandIn('a job that does not end well', () => {
  const run = async (key: string) => {
    const own = withKey(key)
    const { id } = await firecrawl.startCrawl(own, { ...crawl, limit: 100 })
    return { own, id, done: await finish(() => pageJobs.getCrawlProgress(own, id)) }
  }

  it('completes with nothing but errors', async () => {
    const { own, id, done } = await run('fc-only-errors+blocked=2')
    expect(done).toMatchObject({ outcome: 'completed', total: 0, completed: 0 })
    expect((await collect(own, id)).entries).toEqual([])
    const { errors, robotsBlocked } = await pageJobs.getCrawlErrors(own, id)
    expect(errors[0]).toMatchObject({
      code: 'SCRAPE_ALL_ENGINES_FAILED',
      error: expect.stringContaining('failed'),
    })
    expect(robotsBlocked).toHaveLength(2)
  })

  it('fails', async () => {
    expect((await run('fc-ends=failed+ms=0')).done).toMatchObject({ outcome: 'failed', status: 'failed' })
  })

  it('could not start, says the service with status 200', async () => {
    const { done } = await run('fc-ends=unstartable')
    expect(done).toMatchObject({ outcome: 'failed', reason: 'The crawl could not start' })
  })

  it('extracts nothing, says the service with status 200', async () => {
    const own = withKey('fc-ends=failed+ms=0')
    const { id } = await firecrawl.startExtract(own, { urls: [SITE] })
    expect(await firecrawl.getExtractStatus(own, id)).toMatchObject({
      outcome: 'failed',
      reason: 'The job could not be finished',
      data: null,
    })
  })

  it.each([
    ['the status flips', 'fc-ms=0+late-cancel=flip', 'cancelled'],
    ['it is refused', 'fc-ms=0+late-cancel=409', 'completed'],
  ])('is cancelled after it completed: %s', async (_, key, status) => {
    const { own, id } = await run(key)
    expect(await pageJobs.cancelCrawl(own, id)).toEqual({ status })
    expect(await pageJobs.getCrawlProgress(own, id)).toMatchObject({ status })
    expect((await collect(own, id)).entries).toHaveLength(12)
  })

  it('keeps the pages of a cancelled crawl, and does not look for more', async () => {
    const own = withKey('fc-ms=30+pages=40')
    const { id } = await firecrawl.startCrawl(own, { ...crawl, limit: 40 })
    await wait(150)
    await pageJobs.cancelCrawl(own, id)
    const { completed } = await pageJobs.getCrawlProgress(own, id)
    expect(completed).toBeGreaterThan(0)
    const before = standIn.requests.length
    expect((await collect(own, id)).entries).toHaveLength(completed)
    expect(standIn.requests).toHaveLength(before + 1)
  })
})

withStandIn('reading many pages', () => {
  const start = async (key: string, limit = 1_000) => {
    const own = withKey(key)
    return { own, id: (await firecrawl.startCrawl(own, { ...crawl, limit })).id }
  }

  it('reads 100 pages of 100 KB', async () => {
    const { own, id } = await start('fc-pages=100+kb=100+ms=0')
    const { entries, failure } = await collect(own, id)
    expect(failure).toBeNull()
    expect(new Set(entries.map((entry) => entry.url)).size).toBe(100)
    expect(entries.every((entry) => (entry.markdown?.length ?? 0) > 100_000 && !entry.isShortened)).toBe(true)
  })

  it('reads pages of 3 MB, shortened', async () => {
    const { own, id } = await start('fc-pages=5+kb=3000+ms=0')
    const { entries } = await collect(own, id)
    expect(entries).toHaveLength(5)
    expect(entries.every((entry) => entry.isShortened)).toBe(true)
  })

  it.each([
    ['the next page is always the same one', 'stuck-next', 60, 3],
    ['every page is the first one', 'repeat-page', 25, 3],
  ])('comes to an end when %s', async (_, flag, count, reads) => {
    const { own, id } = await start(`fc-pages=60+ms=0+${flag}`)
    const before = standIn.requests.length
    const { entries } = await collect(own, id)
    expect(entries).toHaveLength(count)
    expect(standIn.requests.length - before).toBe(reads)
  })

  it.each(['foreign-next', 'foreign-redirect'])('never leaves for another host: %s', async (flag) => {
    const { own, id } = await start(`fc-pages=60+ms=0+${flag}`)
    const { entries, failure } = await collect(own, id)
    if (flag === 'foreign-next') expect(entries).toHaveLength(60)
    else expect(failure).toMatchObject({ status: 307, kind: 'unexpected' })
    expect(standIn.foreignRequests).toEqual([])
  })

  it('takes the pages of a job at once, though fewer were asked for', async () => {
    const { own, id } = await start('fc-pages=60+ms=0+too-many')
    expect((await collect(own, id)).entries).toHaveLength(60)
  })

  it.each(['', '+too-many', '+no-window'])(
    'refuses pages that no job asks for%s, and says so',
    async (flag) => {
      const { own, id } = await start(`fc-pages=130+ms=0${flag}`)
      const { entries, notices, shortage } = await collect(own, id)
      expect(new Set(entries.map(({ url }) => url)).size).toBe(100)
      expect(notices).toEqual(['Only the first 100 pages are shown; this job has 130.'])
      expect(shortage).toBeNull()
    },
  )

  it('reads all pages of a server that ignores skip and limit (issue 19, 1)', async () => {
    const { own, id } = await start('fc-pages=60+kb=150+ms=0+no-window')
    const { entries, shortage } = await collect(own, id)
    expect(new Set(entries.map(({ url }) => url)).size).toBe(60)
    expect(shortage).toBeNull()
  })

  it('says how many pages such a server keeps out of reach (issue 19, 1)', async () => {
    const { own, id } = await start('fc-pages=60+kb=300+ms=0+no-window')
    const { entries, shortage, resumeAt } = await collect(own, id)
    expect(entries.length).toBeLessThan(60)
    expect(resumeAt).toBeNull()
    expect(shortage).toEqual({ read: entries.length, completed: 60 })
  })

  it('reads 36 pages of 1 MB that come in one answer, and does not read on for those it has (issue 34, C)', async () => {
    const { own, id } = await start('fc-pages=36+kb=1000+ms=0+no-cut')
    const before = standIn.requests.length
    const { entries, shortage, failure } = await collect(own, id)
    expect({ shortage, failure }).toEqual({ shortage: null, failure: null })
    expect(new Set(entries.map(({ url }) => url)).size).toBe(36)
    expect(standIn.requests.length - before).toBe(3)
  })

  it('leaves out a page of 13 MB, names it, and reads those after it (issue 19, 1)', async () => {
    const { own, id } = await start('fc-pages=12+giant=7+ms=0')
    const { entries, notices, shortage, failure } = await collect(own, id)
    expect(entries.map(({ title }) => title)).not.toContain('University 7')
    expect(entries).toHaveLength(11)
    expect({ shortage, failure }).toEqual({ shortage: null, failure: null })
    expect(notices).toEqual(['Page 7 of 12 is too large to read (above 12 MB), so it was left out.'])
  })

  it('keeps page 1 when page 2 fails, and goes on from there', async () => {
    const { own, id } = await start('fc-pages=60+ms=0+answer=500+on=page2+times=1')
    const first = await collect(own, id)
    expect(first.entries).toHaveLength(25)
    expect(first).toMatchObject({ resumeAt: 25, failure: { status: 500, kind: 'known' } })
    const rest = await collect(own, id, 25)
    expect(rest.entries).toHaveLength(35)
  })
})

it('asks with types alone, because models in strict mode refuse limits and formats', () => {
  const text = JSON.stringify(extractionSchema())
  for (const keyword of ['minimum', 'maximum', 'maxLength', 'format', 'pattern', 'default', '$schema']) {
    expect(text).not.toContain(`"${keyword}"`)
  }
  const record = Object(extractionSchema().properties).universities.items
  expect(Object.keys(record.properties)).toEqual(
    expect.arrayContaining(['name', 'country', 'tuitionFees', 'admissionRequirements', 'campusLife']),
  )
  expect(record.required).toEqual(['name'])
})
