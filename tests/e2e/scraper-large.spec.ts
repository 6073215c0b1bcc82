import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './fixtures'
import { aKey } from './scraper'

// The server of these tests may hold no more than `npm start` allows (playwright.config.ts).
test.describe.configure({ mode: 'serial' })

const url = 'https://university.example.com/'
const headersFor = (key: string) => ({ Authorization: `Bearer ${key}`, 'Sec-Fetch-Site': 'same-origin' })
const post = (request: APIRequestContext, call: string, key: string, data: unknown) =>
  request.post(`/api/scraper/${call}`, { headers: headersFor(key), data })

const CALLS: Record<string, unknown> = {
  crawl: { url },
  scrape: { url },
  map: { url },
  search: { query: 'oslo' },
  batch: { urls: [url] },
  extract: { urls: [url] },
  'deep-research': { query: 'oslo' },
  llmstxt: { url },
}

for (const answer of ['huge', 'crumbs']) {
  test(`the server refuses ${answer} answers on every call, and goes on (issue 15, 5)`, async ({
    request,
  }) => {
    for (let round = 0; round < 2; round += 1) {
      const responses = await Promise.all(
        Object.entries(CALLS).map(([call, data]) => post(request, call, aKey(`answer=${answer}`), data)),
      )
      for (const response of responses) {
        const { error } = await response.json()
        // Two ways to say no: the answer is too large, or four others are being read.
        expect(`${error.detail ?? error.message}`).toMatch(/too large to read|too many large results/)
      }
    }
    expect((await request.get('/healthz')).status()).toBe(200)
  })
}

test('twelve reads of the largest pages at once are all read in the end (issue 15, 5)', async ({
  request,
}) => {
  const key = aKey('pages=8', 'kb=1200', 'ms=0', 'wide')
  const { id } = await (await post(request, 'crawl', key, { url })).json()
  const read = async () => {
    for (let attempt = 0; attempt < 10; attempt += 1) {
      const response = await request.get(`/api/scraper/crawl/${id}/results`, { headers: headersFor(key) })
      if (response.status() !== 503) return response
      const wait = Number(response.headers()['retry-after'])
      expect(wait).toBeGreaterThan(0)
      await new Promise((resolve) => setTimeout(resolve, wait * 1_000))
    }
    throw new Error('The server never had room.')
  }
  const responses = await Promise.all(Array.from({ length: 12 }, read))
  for (const response of responses) {
    expect(response.status()).toBe(200)
    expect((await response.json()).entries.length).toBeGreaterThan(3)
  }
  expect((await request.get('/healthz')).status()).toBe(200)
})

test('a forged X-Forwarded-Host makes no sender one of ours (issue 15, 10)', async ({ request }) => {
  const response = await request.post('/api/scraper/map', {
    headers: {
      Authorization: 'Bearer fc-1',
      Origin: 'https://evil.example',
      'X-Forwarded-Host': 'evil.example',
    },
    data: { url },
  })
  expect(response.status()).toBe(403)
})
