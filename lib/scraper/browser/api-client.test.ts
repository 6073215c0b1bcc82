import { scraperApi } from './api-client'
import { ServiceError } from '../shared/service-error'
import { ConnectionError } from './connection'

const answer = (status: number, body: unknown) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(body, { status }))

test('the key goes into the header, and the body is JSON', async () => {
  const fetched = answer(200, { id: 'x' })
  await expect(scraperApi('fc-1').start('research', { query: 'Norway' })).resolves.toEqual({ id: 'x' })
  expect(fetched).toHaveBeenCalledWith('/api/scraper/deep-research', {
    method: 'POST',
    headers: { Authorization: 'Bearer fc-1', 'Content-Type': 'application/json' },
    body: '{"query":"Norway"}',
    cache: 'no-store',
    signal: undefined,
  })
})

test('each call has its own address', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}))
  const api = scraperApi('fc-1')
  await api.checkKey()
  await api.cancel('crawl', 'i')
  await api.readProgress('batch', 'i')
  await api.readResults('crawl', 'i', { skip: 25 })
  await api.readErrors('crawl', 'i')
  await api.readAnswer('extract', 'i')
  await api.readAnswer('research', 'i')
  await api.readAnswer('llmstxt', 'i')
  await api.scrape({})
  await api.findPages('map', {})
  await api.findPages('search', {})
  expect(fetched.mock.calls.map(([path, init]) => `${init?.method} ${String(path)}`)).toEqual([
    'POST /api/scraper/key',
    'DELETE /api/scraper/crawl/i',
    'GET /api/scraper/batch/i',
    'GET /api/scraper/crawl/i/results?skip=25',
    'GET /api/scraper/crawl/i/errors',
    'GET /api/scraper/extract/i',
    'GET /api/scraper/deep-research/i',
    'GET /api/scraper/llmstxt/i',
    'POST /api/scraper/scrape',
    'POST /api/scraper/map',
    'POST /api/scraper/search',
  ])
})

test('without a key nothing is asked', async () => {
  const fetched = answer(200, {})
  await expect(scraperApi('').checkKey()).rejects.toThrow('API key not found')
  expect(fetched).not.toHaveBeenCalled()
})

test('a failure comes with everything the server said', async () => {
  const error = { status: 429, kind: 'unexpected', message: 'Slow down', detail: 'why', retryAfterSeconds: 9 }
  answer(429, { error })
  const failure: unknown = await scraperApi('fc-1')
    .findPages('map', {})
    .catch((thrown: unknown) => thrown)
  expect(failure).toBeInstanceOf(ServiceError)
  expect(failure).toMatchObject(error)
})

test('no answer, a page of HTML, and a foreign failure are a lost connection', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch')
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await expect(scraperApi('fc-1').findPages('map', {})).rejects.toThrow(ConnectionError)
  fetched.mockResolvedValueOnce(new Response('<html>', { status: 200 }))
  await expect(scraperApi('fc-1').findPages('map', {})).rejects.toThrow(ConnectionError)
  fetched.mockResolvedValueOnce(new Response('<html>', { status: 502 }))
  await expect(scraperApi('fc-1').findPages('map', {})).rejects.toThrow(ConnectionError)
})
