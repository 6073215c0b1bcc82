import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { exchangeRates } from './recipes/exchange-rates'
import { refresh } from './refresh'

type Answer = { body: string | Buffer; etag?: string; cutAt?: number; status?: number }

const PATH = '/cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@latest/v1/currencies/usd.json'
const CODES = ['EUR', 'GBP', 'INR', 'JPY', 'NGN', 'BRL', 'AUD', 'CAD', 'CHF', 'SEK', 'NOK', 'DKK']
const ratesOf = (factor: number) => CODES.map((code, at) => [code.toLowerCase(), (at + 1) * 1.5 * factor])

let answers: Record<string, Answer>
let asked: http.IncomingMessage[]
let server: http.Server
let place: Parameters<typeof refresh>[1]

beforeEach(async () => {
  answers = {}
  asked = []
  server = http.createServer((request, response) => {
    asked.push(request)
    const answer = answers[request.url ?? '']
    if (!answer) return void response.writeHead(404).end()
    if (answer.etag && request.headers['if-none-match'] === answer.etag)
      return void response.writeHead(304).end()
    const body = Buffer.from(answer.body)
    const from = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0)
    const etag = answer.etag ? { etag: answer.etag } : {}
    response.writeHead(from > 0 ? 206 : (answer.status ?? 200), {
      'content-length': body.length - from,
      ...etag,
    })
    if (answer.cutAt === undefined || from > 0) return void response.end(body.subarray(from))
    response.write(body.subarray(0, answer.cutAt), () => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'refresh-'))
  const data = path.join(folder, 'data')
  fs.mkdirSync(path.join(data, 'universities'), { recursive: true })
  fs.mkdirSync(path.join(data, 'workshop'))
  const rates = Object.fromEntries(ratesOf(1).map(([code, rate]) => [String(code).toUpperCase(), rate]))
  const standing = { date: '2026-09-29', base: 'USD', source: { title: 'Old', url: 'https://x.org' }, rates }
  fs.writeFileSync(path.join(data, 'exchange-rates.json'), JSON.stringify(standing))
  const { port } = server.address() as AddressInfo
  place = { data, cache: path.join(folder, 'cache'), from: `http://127.0.0.1:${port}`, pause: 0 }
})

afterEach(() => new Promise((resolve) => server.close(resolve)))

const written = () => fs.readFileSync(path.join(place.data, 'exchange-rates.json'), 'utf8')
const file = (date: string, factor = 1.01) =>
  JSON.stringify({ date, usd: Object.fromEntries(ratesOf(factor)) }).replace('{', `{${' '.repeat(1200)}`)
const run = (isAccepted = false) => refresh(exchangeRates, place, { day: '2026-11-26', isAccepted })

it('writes what changed and says it in words, then asks for changes alone', async () => {
  answers[PATH] = { body: file('2026-11-25'), etag: '"a"' }
  const first = await run()
  expect(first.lines).toContain('  EUR: rate 1.5 → 1.515')
  expect(first.is).toBe('written')
  expect(JSON.parse(written())).toMatchObject({
    date: '2026-11-25',
    source: { title: 'Exchange API daily rates, release 2026.11.25' },
    rates: { EUR: 1.515 },
  })
  expect(await run()).toMatchObject({ is: 'same' })
  expect(asked.at(-1)?.headers['if-none-match']).toBe('"a"')
  expect(asked.at(-1)?.headers['user-agent']).toContain('meridian')
})

it('takes a download up where it broke off', async () => {
  answers[PATH] = { body: file('2026-11-25'), etag: '"a"', cutAt: 100 }
  expect(await run()).toMatchObject({ is: 'written' })
  expect(asked.at(-1)?.headers.range).toMatch(/^bytes=\d+-$/)
})

const BROKEN: [string, Answer, RegExp][] = [
  ['a file cut short on the way', { body: file('2026-11-25'), cutAt: 100 }, /cut short/],
  ['a file cut short at the publisher', { body: file('2026-11-25').slice(0, 1300) }, /no whole JSON/],
  ['a file that is too small', { body: '{}' }, /cut short/],
  ['another shape', { body: file('2026-11-25').replace('"usd"', '"eur"') }, /another shape/],
  ['more than a tenth of the rows changed', { body: file('2026-11-25', 1.2) }, /12 rows changed/],
  ['an older edition', { body: file('2026-08-01') }, /older than what stands/],
  ['a day to come', { body: file('2027-01-01') }, /still to come/],
  ['other units', { body: file('2026-11-25', 100) }, /Units moved/],
  ['an answer that is an error', { body: 'no', status: 503 }, /answered 503/],
]
it.each(BROKEN)('refuses %s, says why, and writes nothing', async (_what, answer, reason) => {
  answers[PATH] = answer
  const before = written()
  const { is, lines } = await run()
  expect(is).toBe('refused')
  expect(lines.at(-2)).toMatch(reason)
  expect(written()).toBe(before)
  expect(fs.existsSync(path.join(place.data, 'workshop', 'refreshed.json'))).toBe(false)
})

it('lets a person accept many changes, but no other units', async () => {
  answers[PATH] = { body: file('2026-11-25', 1.2) }
  expect(await run(true)).toMatchObject({ is: 'written' })
  answers[PATH] = { body: file('2026-11-26', 100) }
  expect(await run(true)).toMatchObject({ is: 'refused' })
})

it('does not read what robots.txt keeps from programs, and reads a file that a person saved', async () => {
  answers[PATH] = { body: file('2026-11-25') }
  answers['/cdn.jsdelivr.net/robots.txt'] = { body: 'User-agent: *\nDisallow: /' }
  expect((await run()).lines[0]).toMatch(/asks programs not to read/)
  const saved = fs.mkdtempSync(path.join(os.tmpdir(), 'saved-'))
  fs.writeFileSync(path.join(saved, 'usd.json'), file('2026-11-25'))
  place.from = saved
  expect(await run()).toMatchObject({ is: 'written' })
})
