import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { startPublisher, type LocalPublisher } from './local-publisher'
import { RECIPES } from './recipes'
import { exchangeRates } from './recipes/exchange-rates'
import { refresh } from './refresh'

const PATH = '/cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@latest/v1/currencies/usd.json'
const CODES = ['EUR', 'GBP', 'INR', 'JPY', 'NGN', 'BRL', 'AUD', 'CAD', 'CHF', 'SEK', 'NOK', 'DKK']
const ratesOf = (factor: number) => CODES.map((code, at) => [code.toLowerCase(), (at + 1) * 1.5 * factor])

it('knows each recipe once, and so does the page for operators', () => {
  const names = RECIPES.map(({ name }) => name)
  const page = fs.readFileSync('docs/refresh.md', 'utf8')
  expect([...page.matchAll(/^- `([a-z-]+)`: /gm)].map(([, name]) => name).toSorted()).toEqual(
    names.toSorted(),
  )
})

let publisher: LocalPublisher

beforeEach(async () => {
  const rates = Object.fromEntries(ratesOf(1).map(([code, rate]) => [String(code).toUpperCase(), rate]))
  const source = { title: 'Old', url: 'https://x.org' }
  publisher = await startPublisher({
    'exchange-rates.json': { date: '2026-09-29', base: 'USD', source, rates },
  })
})

afterEach(() => publisher.close())

const written = () => publisher.read('exchange-rates.json')
const file = (date: string, factor = 1.01) =>
  JSON.stringify({ date, usd: Object.fromEntries(ratesOf(factor)) }).replace('{', `{${' '.repeat(1200)}`)
const run = (isAccepted = false) => refresh(exchangeRates, publisher.place, { day: '2026-11-26', isAccepted })

it('writes what changed and says it in words, then asks for changes alone', async () => {
  publisher.answers[PATH] = { body: file('2026-11-25'), etag: '"a"' }
  const first = await run()
  expect(first.lines).toContain('  EUR: rate 1.5 → 1.515')
  expect(first.lines[0]).toMatch(/rows 12 changed \(0 of them by much\) and 0 are gone/)
  expect(first.is).toBe('written')
  expect(written()).toMatchObject({
    date: '2026-11-25',
    source: { title: 'Exchange API daily rates, release 2026.11.25' },
    rates: { EUR: 1.515 },
  })
  expect(await run()).toMatchObject({ is: 'same' })
  expect(publisher.asked.at(-1)?.headers['if-none-match']).toBe('"a"')
  expect(publisher.asked.at(-1)?.headers['user-agent']).toContain('meridian')
})

it('takes a download up where it broke off', async () => {
  publisher.answers[PATH] = { body: file('2026-11-25'), etag: '"a"', cutAt: 100 }
  expect(await run()).toMatchObject({ is: 'written' })
  expect(publisher.asked.at(-1)?.headers.range).toMatch(/^bytes=\d+-$/)
})

/** A run in which the publisher breaks off after some bytes, and fails when it is asked again. */
async function runThatEnds(whole: LocalPublisher['answers'][string], after: number) {
  const answers = [
    { ...whole, cutAt: after },
    { body: '', status: 503 },
  ]
  Object.defineProperty(publisher.answers, PATH, { get: () => answers.shift(), configurable: true })
  expect(await run()).toMatchObject({ is: 'refused' })
  Object.defineProperty(publisher.answers, PATH, { value: whole, writable: true })
}

it.each([
  ['takes the download up where it ended', '"a"', '2026-11-24'],
  ['begins anew where the publisher has another file', '"b"', '2026-11-25'],
])('the run after one that ended %s', async (_what, etag, date) => {
  await runThatEnds({ body: file('2026-11-24'), etag: '"a"' }, 1400)
  publisher.answers[PATH] = { body: file(date), etag }
  expect(await run()).toMatchObject({ is: 'written' })
  expect(publisher.asked.at(-1)?.headers).toMatchObject({ range: 'bytes=1400-', 'if-range': '"a"' })
  expect(written()).toMatchObject({ date })
})

it('reads a file anew of which the run before had every byte', async () => {
  const body = file('2026-11-25')
  await runThatEnds({ body, etag: '"a"' }, 1400)
  fs.writeFileSync(path.join(publisher.place.cache, 'exchange-rates', 'usd.json.part'), body)
  expect(await run()).toMatchObject({ is: 'written' })
})

const BROKEN: [string, LocalPublisher['answers'][string], RegExp][] = [
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
  publisher.answers[PATH] = answer
  const before = written()
  const { is, lines } = await run()
  expect(is).toBe('refused')
  expect(lines.at(-2)).toMatch(reason)
  expect(written()).toEqual(before)
  expect(fs.existsSync(path.join(publisher.place.data, 'workshop', 'refreshed'))).toBe(false)
})

it('lets a person accept many changes, but no other units', async () => {
  publisher.answers[PATH] = { body: file('2026-11-25', 1.2) }
  expect(await run(true)).toMatchObject({ is: 'written' })
  publisher.answers[PATH] = { body: file('2026-11-26', 100) }
  expect(await run(true)).toMatchObject({ is: 'refused' })
})

it('does not read what robots.txt keeps from programs, and reads a file that a person saved', async () => {
  publisher.answers[PATH] = { body: file('2026-11-25') }
  publisher.answers['/cdn.jsdelivr.net/robots.txt'] = { body: 'User-agent: *\nDisallow: /' }
  expect((await run()).lines[0]).toMatch(/asks programs not to read it/)
  publisher.answers['/cdn.jsdelivr.net/robots.txt'] = { body: '', status: 503 }
  expect((await run()).lines[0]).toMatch(/robots.txt can’t be read/)
  const saved = fs.mkdtempSync(path.join(os.tmpdir(), 'saved-'))
  fs.writeFileSync(path.join(saved, 'usd.json'), file('2026-11-25'))
  publisher.place.from = saved
  expect(await run()).toMatchObject({ is: 'written' })
})
