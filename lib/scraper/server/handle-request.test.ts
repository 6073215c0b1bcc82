import { z } from 'zod'
import { handleRequest, COST, readBody, readParameter } from './handle-request'
import { ServiceError } from '../shared/service-error'

let visitors = 0
const request = (headers: Record<string, string> = {}, init: RequestInit = {}, query = '') =>
  new Request(`http://meridian.example/api/scraper/x${query}`, {
    ...init,
    headers: {
      'sec-fetch-site': 'same-origin',
      // Each request has another address, so that only the test of the rate limit reaches the limit.
      'x-forwarded-for': `192.0.2.${(visitors += 1)}`,
      ...headers,
    },
  })
const echoService = async (service: unknown) => service

it('gives data that no cache keeps', async () => {
  const response = await handleRequest(request(), COST.read, async () => ({ a: 1 }))
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toEqual({ a: 1 })
})

it('takes the key from the Authorization header alone', async () => {
  const keyOf = async (sent: Request) =>
    (await (await handleRequest(sent, COST.read, echoService)).json()).apiKey
  expect(await keyOf(request({ authorization: 'Bearer fc-key' }))).toBe('fc-key')
  expect(await keyOf(request({ 'x-api-key': 'fc-key' }))).toBe('')
  expect(await keyOf(request({ cookie: 'key=fc-key' }))).toBe('')
  expect(await keyOf(request({}, {}, '?key=fc-key'))).toBe('')
  expect(await keyOf(request({ authorization: 'Basic fc-key' }))).toBe('')
  expect(await keyOf(request({ authorization: `Bearer ${'x'.repeat(201)}` }))).toBe('')
})

it('refuses other sites before anything else', async () => {
  const call = jest.fn()
  const response = await handleRequest(request({ 'sec-fetch-site': 'cross-site' }), COST.read, call)
  expect(response.status).toBe(403)
  expect(response.headers.get('access-control-allow-origin')).toBeNull()
  expect(call).not.toHaveBeenCalled()
})

it('makes a visitor wait who asks too much, and nobody else', async () => {
  // Tokens come back with time, and a slow machine needs some for this many requests.
  jest.spyOn(Date, 'now').mockReturnValue(1_000_000)
  const busy = { 'x-forwarded-for': '198.51.100.1' }
  const ask = (headers: Record<string, string>) =>
    handleRequest(request(headers), COST.spend, async () => null)
  for (let count = 0; count < 48; count += 1) expect((await ask(busy)).status).toBe(200)
  const refused = await ask(busy)
  expect(refused.status).toBe(429)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(await refused.json()).toMatchObject({ error: { kind: 'request', retryAfterSeconds: 2 } })
  expect((await ask({ 'x-forwarded-for': '198.51.100.2' })).status).toBe(200)
})

it('words a failure of the service for the browser', async () => {
  const response = await handleRequest(request(), COST.read, async () => {
    throw new ServiceError(402, 'Insufficient credits')
  })
  expect(response.status).toBe(402)
  expect(await response.json()).toMatchObject({
    error: { status: 402, kind: 'known', message: 'Insufficient credits' },
  })
})

it('logs the kind of a mistake of ours, never its text', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => {})
  const response = await handleRequest(
    request({ authorization: 'Bearer fc-secret' }),
    COST.read,
    async () => {
      throw new TypeError('cannot read fc-secret')
    },
  )
  expect(response.status).toBe(500)
  expect(await response.text()).not.toContain('fc-secret')
  expect(log.mock.calls).toEqual([['A scraper request failed unexpectedly:', 'TypeError']])
  log.mockClear()
})

describe('a body', () => {
  const schema = z.strictObject({ a: z.number() })
  const post = (body: string, headers = { 'content-type': 'application/json' }) =>
    handleRequest(request(headers, { method: 'POST', body }), COST.read, () =>
      readBody(request(headers, { method: 'POST', body }), schema),
    )

  it('is checked', async () => {
    expect(await (await post('{"a":1}')).json()).toEqual({ a: 1 })
  })

  it.each([
    ['{"a":"x"}', 400, /^a: /],
    ['{"a":1,"b":2}', 400, /b/],
    ['{', 400, /JSON/],
    [`{"a":1${' '.repeat(16 * 1024)}}`, 413, /16 KB/],
  ])('is refused when it is %.12s', async (body, status, message) => {
    const response = await post(body)
    expect(response.status).toBe(status)
    expect((await response.json()).error).toMatchObject({
      kind: 'request',
      message: expect.stringMatching(message),
    })
  })

  it('has to be JSON', async () => {
    expect((await post('a=1', { 'content-type': 'text/plain' })).status).toBe(415)
  })
})

it('checks a parameter of the address', async () => {
  const skip = z.coerce.number().int().default(0)
  const read = (query: string) =>
    handleRequest(request({}, {}, query), COST.read, async () =>
      readParameter(request({}, {}, query), 'skip', skip),
    )
  expect(await (await read('?skip=25')).json()).toBe(25)
  expect(await (await read('')).json()).toBe(0)
  expect((await read('?skip=x')).status).toBe(400)
})
