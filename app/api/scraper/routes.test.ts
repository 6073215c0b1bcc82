import type * as Routes from './[...call]/route'
import { startFirecrawlStandIn, type FirecrawlStandIn } from '@/tests/fixtures/firecrawl-server'

/** The handlers of an address, as if each had a route of its own; `[id]` in it stands for the job that they are asked for. */
function routeOf(address: string) {
  const by =
    (method: 'GET' | 'POST' | 'DELETE') =>
    (request: Request, id = '') => {
      const call = address.split('/').map((part) => (part === '[id]' ? id : part))
      return handlers[method](new Request(request, { method }), { params: Promise.resolve({ call }) })
    }
  return { GET: by('GET'), POST: by('POST'), DELETE: by('DELETE') }
}

const routes = {
  key: routeOf('key'),
  crawl: routeOf('crawl'),
  crawlJob: routeOf('crawl/[id]'),
  results: routeOf('crawl/[id]/results'),
  errors: routeOf('crawl/[id]/errors'),
  scrape: routeOf('scrape'),
  map: routeOf('map'),
  search: routeOf('search'),
  batch: routeOf('batch'),
  batchJob: routeOf('batch/[id]'),
  batchResults: routeOf('batch/[id]/results'),
  extract: routeOf('extract'),
  extractJob: routeOf('extract/[id]'),
  research: routeOf('deep-research'),
  researchJob: routeOf('deep-research/[id]'),
  llmstxt: routeOf('llmstxt'),
  llmstxtJob: routeOf('llmstxt/[id]'),
}

const SITE = 'https://university.example.com/'
const PLAIN = 'fc-0123456789abcdef0123456789abcdef+ms=0'
let standIn: FirecrawlStandIn
let handlers: Pick<typeof Routes, 'GET' | 'POST' | 'DELETE'>
let visitors = 0

beforeAll(async () => {
  standIn = await startFirecrawlStandIn()
  process.env.FIRECRAWL_API_URL = standIn.url
  process.env.FIRECRAWL_API_KEY = 'fc-from-the-environment'
  // They read the service's address when they are loaded.
  handlers = await import('./[...call]/route')
})
afterAll(() => standIn.stop())

const headersFor = (key: string | null) => ({
  'sec-fetch-site': 'same-origin',
  'x-forwarded-for': `192.0.2.${(visitors += 1) % 250}`,
  ...(key !== null && { authorization: `Bearer ${key}` }),
})
const get = (key: string | null, query = '') =>
  new Request(`http://meridian.example/api/scraper${query}`, { headers: headersFor(key) })
const post = (key: string | null, body: unknown) =>
  new Request('http://meridian.example/api/scraper', {
    method: 'POST',
    headers: { ...headersFor(key), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

const start = async (key = PLAIN, body: Record<string, unknown> = {}): Promise<string> =>
  (await (await routes.crawl.POST(post(key, { url: SITE, ...body }))).json()).id

it('checks a key', async () => {
  expect(await (await routes.key.POST(post(PLAIN, {}))).json()).toEqual({ isValid: true })
  const refused = await routes.key.POST(post('fc-answer=401+check', {}))
  expect(await refused.json()).toEqual({
    isValid: false,
    status: 401,
    message: 'Unauthorized: Invalid token',
  })
})

it('crawls: start, progress, results, errors, cancel', async () => {
  const id = await start(PLAIN, { limit: 3 })
  expect(await (await routes.crawlJob.GET(get(PLAIN), id)).json()).toMatchObject({
    outcome: 'completed',
    completed: 3,
  })
  const page = await (await routes.results.GET(get(PLAIN), id)).json()
  expect(page.entries).toHaveLength(3)
  expect(page).toMatchObject({ completed: 3, creditsUsed: 3 })
  expect(await (await routes.errors.GET(get(PLAIN), id)).json()).toEqual({
    errors: [],
    robotsBlocked: [],
  })
  expect(await (await routes.crawlJob.DELETE(get(PLAIN), id)).json()).toEqual({ status: 'cancelled' })
})

it('says of an address that takes another method, and of one that is none', async () => {
  expect((await routes.crawl.GET(get(PLAIN))).status).toBe(405)
  expect((await routeOf('crawl/[id]/all').GET(get(PLAIN), 'some')).status).toBe(404)
  expect((await routeOf('constructor').GET(get(PLAIN))).status).toBe(404)
})

it('gives results page by page', async () => {
  const key = `${PLAIN}+pages=60`
  const id = await start(key)
  const read = async (skip: number) => (await routes.results.GET(get(key, `?skip=${skip}`), id)).json()
  for (const [skip, pages] of [
    [0, 25],
    [25, 25],
    [50, 10],
    [60, 0],
  ] as const) {
    expect(await read(skip)).toMatchObject({ completed: 60, entries: { length: pages } })
  }
})

it.each(['active', '../active', '%', '1'])('does not ask for a crawl that cannot be: %s', async (id) => {
  const before = standIn.requests.length
  const response = await routes.crawlJob.GET(get(PLAIN), id)
  expect(response.status).toBe(400)
  expect((await response.json()).error).toMatchObject({ status: 400, message: 'That is not a crawl ID' })
  expect(standIn.requests).toHaveLength(before)
})

it('answers every other call of the page', async () => {
  const json = async (response: Promise<Response>) => (await response).json()
  expect(await json(routes.scrape.POST(post(PLAIN, { url: SITE })))).toMatchObject({ title: 'University 1' })
  expect((await json(routes.map.POST(post(PLAIN, { url: SITE, limit: 4 })))).links).toHaveLength(4)
  expect((await json(routes.search.POST(post(PLAIN, { query: 'oslo' })))).links).toHaveLength(5)

  const batch = await json(routes.batch.POST(post(PLAIN, { urls: [SITE, `${SITE}fees`] })))
  expect(await json(routes.batchJob.GET(get(PLAIN), batch.id))).toMatchObject({ completed: 2 })
  expect((await json(routes.batchResults.GET(get(PLAIN), batch.id))).entries).toHaveLength(2)
  expect(await json(routes.batchJob.DELETE(get(PLAIN), batch.id))).toEqual({ status: 'cancelled' })

  const extract = await json(routes.extract.POST(post(PLAIN, { urls: [SITE] })))
  const { records } = await json(routes.extractJob.GET(get(PLAIN), extract.id))
  expect(records.accepted).toHaveLength(2)

  const research = await json(routes.research.POST(post(PLAIN, { query: 'fees in Norway' })))
  expect(await json(routes.researchJob.GET(get(PLAIN), research.id))).toMatchObject({
    outcome: 'completed',
    analysis: 'Fees differ by programme.',
  })
  const llmstxt = await json(routes.llmstxt.POST(post(PLAIN, { url: SITE })))
  expect(await json(routes.llmstxtJob.GET(get(PLAIN), llmstxt.id))).toMatchObject({
    text: '# A university\n\n- [Fees](https://university.example/fees)\n',
  })
})

it.each([400, 401, 402, 403, 404, 408, 409, 429, 500])('passes on a %i of the service', async (status) => {
  const response = await routes.crawl.POST(post(`fc-answer=${status}+on=start`, { url: SITE }))
  expect(response.status).toBe(status === 500 ? 502 : status)
  expect((await response.json()).error).toMatchObject({ status, message: expect.any(String) })
})

it('tells of no answer, and of an answer that is HTML', async () => {
  const none = await routes.crawl.POST(post('fc-answer=close+on=start', { url: SITE }))
  expect(none.status).toBe(504)
  expect((await none.json()).error).toMatchObject({ status: 0, kind: 'no-response' })
  const html = await routes.errors.GET(get('fc-answer=html'), await start())
  expect(html.status).toBe(502)
})

it.each([
  'http://localhost:3000',
  'http://169.254.169.254/',
  'http://2130706433',
  'file:///etc/passwd',
  'http://localhost.localdomain/',
  'http://127.0.0.1.nip.io/',
])('never sends the service to %s', async (url) => {
  const before = standIn.requests.length
  for (const response of [
    await routes.crawl.POST(post(PLAIN, { url })),
    await routes.scrape.POST(post(PLAIN, { url })),
    await routes.map.POST(post(PLAIN, { url })),
    await routes.batch.POST(post(PLAIN, { urls: [url] })),
    await routes.extract.POST(post(PLAIN, { urls: [url] })),
    await routes.llmstxt.POST(post(PLAIN, { url })),
  ]) {
    expect(response.status).toBe(400)
  }
  expect(standIn.requests).toHaveLength(before)
})

it('never uses a key of the server’s', async () => {
  const response = await routes.crawl.POST(post(null, { url: SITE }))
  expect(response.status).toBe(401)
  expect(standIn.requests.at(-1)?.authorization).toBeNull()
  expect(JSON.stringify(standIn.requests)).not.toContain('fc-from-the-environment')
})

it('lets the key out of nowhere but its header', async () => {
  const logged: unknown[] = []
  for (const stream of [process.stdout, process.stderr]) {
    jest.spyOn(stream, 'write').mockImplementation((text) => Boolean(logged.push(text)))
  }
  for (const name of ['log', 'info', 'warn', 'debug', 'error'] as const) {
    jest.spyOn(console, name).mockImplementation((...words) => void logged.push(words))
  }
  const from = standIn.requests.length
  const said: string[] = []
  for (const answer of [
    '400+says-key',
    '401',
    '429',
    '500',
    'html',
    'close',
    'no-id',
    '400+says-key+check+on=start',
  ]) {
    const key = `fc-answer=${answer}+pages=60+foreign-next+tag=topsecret`
    const id = await start('fc-ms=0+tag=topsecret')
    for (const response of [
      await routes.key.POST(post(key, {})),
      await routes.crawl.POST(post(key, { url: SITE })),
      await routes.crawl.POST(post(key, { url: 'http://localhost' })),
      await routes.crawlJob.GET(get(key), id),
      await routes.crawlJob.DELETE(get(key), id),
      await routes.results.GET(get(key), id),
      await routes.errors.GET(get(key), id),
      await routes.scrape.POST(post(key, { url: SITE })),
      await routes.search.POST(post(key, { query: 'oslo' })),
      await routes.research.POST(post(key, { query: 'oslo' })),
    ]) {
      said.push(await response.text(), JSON.stringify([...response.headers]))
    }
  }
  jest.restoreAllMocks()

  const requests = standIn.requests.slice(from)
  expect(requests.some(({ authorization }) => authorization?.includes('topsecret'))).toBe(true)
  expect(JSON.stringify(requests.map(({ path, body }) => [path, body]))).not.toContain('topsecret')
  expect(standIn.foreignRequests).toEqual([])
  expect(said.join()).not.toContain('topsecret')
  expect(JSON.stringify(logged)).not.toContain('topsecret')
})
