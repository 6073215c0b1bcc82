import { send } from './send'
import { newTally, note, type Tally } from './tally'

/**
 * No other script of this folder uses this name. A page that Next remakes keeps the query of whoever asked for it, in its
 * own data, so the hosts in hostile queries turn up there.
 */
const EVIL = 'forged-host.example'
const CALL = { method: 'POST', path: '/api/scraper/scrape', body: '{}' }
/** What is limited, with the tokens that one request costs. */
const LIMITED = [
  { call: CALL, cost: 5 },
  { call: { method: 'GET', path: '/api/v1/openapi.json' }, cost: 1 },
]
const FORGED_ADDRESSES = 300

/** Headers in which some proxies name the visitor. */
const ADDRESS_HEADERS = ['x-forwarded-for', 'x-real-ip', 'cf-connecting-ip', 'true-client-ip', 'forwarded']

/**
 * A visitor who forges an address with each request is counted as one visitor. `capacity` is what the server lets a
 * visitor spend at once; it gives that back within a minute.
 */
export async function tryForgedAddresses(port: number, capacity: number): Promise<Tally> {
  const tally = newTally(LIMITED.length * FORGED_ADDRESSES)
  for (const { call, cost } of LIMITED) await tryForged(port, { call, most: capacity / cost, tally })
  return tally
}

type Forged = { call: { method: string; path: string; body?: string }; most: number; tally: Tally }

async function tryForged(port: number, { call, most, tally }: Forged): Promise<void> {
  const began = performance.now()
  let passed = 0
  for (let number = 0; number < FORGED_ADDRESSES; number += 1) {
    const address = `203.0.${number >> 8}.${number & 255}`
    const names = number % 2 === 0 ? ['x-forwarded-for'] : ADDRESS_HEADERS
    const forged = names.map((name) => [name, name === 'forwarded' ? `for=${address}` : address])
    const headers = { 'sec-fetch-site': 'same-origin', ...Object.fromEntries(forged) }
    const { status } = await send(port, { ...call, headers })
    if (status !== 429) passed += 1
    const allowed = most * (1 + (performance.now() - began) / 60_000)
    note(
      tally,
      `${call.path}: request ${number} from ${address}`,
      passed > allowed ? `passed the rate limit, ${passed} so far` : null,
    )
  }
}

/** The sender of a request, and whether the API may answer. */
const SENDERS = (host: string): readonly (readonly [headers: Record<string, string>, isOurs: boolean])[] => [
  [{ 'sec-fetch-site': 'same-origin' }, true],
  [{ origin: `http://${host}` }, true],
  [{ referer: `http://${host}/scraper` }, true],
  [{}, false],
  [{ 'sec-fetch-site': 'cross-site' }, false],
  [{ 'sec-fetch-site': 'same-site' }, false],
  [{ 'sec-fetch-site': 'none' }, false],
  [{ 'sec-fetch-site': 'same-origin, cross-site' }, false],
  [{ 'sec-fetch-site': 'SAME-ORIGIN' }, false],
  [{ 'sec-fetch-site': 'cross-site', origin: `http://${host}` }, false],
  [{ origin: `http://${EVIL}` }, false],
  [{ origin: `http://${EVIL}`, 'x-forwarded-host': EVIL }, false],
  [{ origin: `http://${EVIL}`, forwarded: `host=${EVIL}` }, false],
  [{ origin: `http://${EVIL}`, 'x-original-host': EVIL }, false],
  [{ referer: `http://${EVIL}/`, 'x-forwarded-host': EVIL, 'x-forwarded-proto': 'https' }, false],
  [{ origin: 'null' }, false],
  [{ origin: '' }, false],
  [{ origin: `http://${host}.${EVIL}` }, false],
  [{ origin: `http://${host}@${EVIL}` }, false],
  [{ origin: `http://${EVIL}`, referer: `http://${host}/` }, false],
]

const PAGES = [
  '/', '/universities', '/universities?search=Oxford', '/universities/', '/scholarships?b=1&tab=browse', '/sitemap.xml',
  '/robots.txt', '/blog/rss.xml', '/scholarships/chevening/calendar.ics', '/universities/university-of-oxford', '/nothing', '/healthz', '/api/v1/openapi.json',
] // prettier-ignore

const HOSTS: readonly Record<string, string>[] = [
  { host: EVIL },
  { 'x-forwarded-host': EVIL },
  { 'x-forwarded-host': EVIL, 'x-forwarded-proto': 'https', 'x-forwarded-port': '444' },
  { forwarded: `host=${EVIL};proto=https` },
  { 'x-original-url': `//${EVIL}/`, 'x-rewrite-url': `//${EVIL}/` },
  { host: EVIL, origin: `http://${EVIL}`, referer: `http://${EVIL}/` },
  { 'next-url': `//${EVIL}/`, 'x-host': EVIL },
]

/** The API answers to pages of this site only, and no forged host turns up in an answer that a cache may keep. */
export async function tryForgedHosts(port: number): Promise<Tally> {
  const senders = SENDERS(`127.0.0.1:${port}`)
  const tally = newTally(senders.length + PAGES.length * HOSTS.length)
  for (const [headers, isOurs] of senders) {
    const { status } = await send(port, { ...CALL, headers })
    const complaint = isOurs ? status === 403 && 'refused' : status !== 403 && `answered with ${status}`
    note(tally, `a call with ${JSON.stringify(headers)}`, complaint || null)
  }
  for (const path of PAGES) {
    for (const headers of HOSTS) {
      const { body, headers: answered } = await send(port, { path, headers })
      const isNamed = body.includes(EVIL) || JSON.stringify(answered).includes(EVIL)
      note(tally, `${path} with ${JSON.stringify(headers)}`, isNamed ? 'names the forged host' : null)
    }
  }
  return tally
}
