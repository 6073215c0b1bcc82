import { seededRandom } from '../seeded-random'
import { BODIES, HEADERS, METHODS, PARAMETERS, SEGMENTS, VALUES } from './hostile-words'

/** A request as it goes over the wire: nothing in it is escaped or put in order on the way. */
export type HostileRequest = {
  method: string
  path: string
  headers: Readonly<Record<string, string>>
  body: string | null
}

/** Values of parameters in brackets that lead somewhere. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {
  '/universities/[id]': ['university-of-oxford', 'eth-zurich', 'compare', 'filters', 'added-1'],
  '/scholarships/[id]': ['chevening', 'gates-cambridge'],
  '/scholarships/[id]/calendar.ics': ['chevening'],
  '/courses/[level]': ['undergraduate', 'phd'],
  '/guides/[topic]': ['living', 'career'],
  '/tests/[topic]': ['english', 'documents'],
  '/blog/[slug]': ['how-to-read-a-ranking'],
  '/resources/countries/[code]': ['gb', 'jp'],
}

/** Pages whose answer depends on their query are tried more often than those that are always the same. */
const LISTS = ['/universities', '/universities/filters', '/uk-universities', '/programmes', '/scholarships']
const LIST_SHARE = 0.3
/** Addresses that belong to the framework or to files, with what has broken others before. */
const BESIDE = [
  '/_next/image?url=%2Ficons%2Ficon-192.png&w=99999&q=-1',
  '/_next/image?url=http://127.0.0.1:1/&w=64&q=75',
  '/_next/static/../../package.json',
  '/_next/static/chunks/%2e%2e/%2e%2e/server/app.js',
  '/_next/data/x/universities.json',
  '/flags/../../package.json',
  '/flags/gb.svg/',
  '/flags/%67b.svg',
  '/sitemap.xml/',
  '/robots.txt?x=%',
  '/manifest.webmanifest',
  '/favicon.ico',
  '/.env',
  '/.git/config',
  '/package.json',
  '/data/countries.json',
  '/og/home.png',
  '/og/universities/no-such.png',
  '//evil.example/%2f..',
  '/\\evil.example',
  '/%5Cevil.example',
  '/index',
  '/404',
  '/500',
  '/_error',
  '/_not-found',
  '/_global-error',
] as const

/** Requests that nobody sends by accident, over every route: the same for the same seed. */
export function hostileRequests(routes: readonly string[], count: number, seed = 1): HostileRequest[] {
  const random = seededRandom(seed)
  const isLucky = (share: number) => random() < share
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(random() * items.length)]
    if (item === undefined) throw new RangeError('There is nothing to pick from.')
    return item
  }

  const segment = (route: string) => pick(isLucky(0.4) ? (KNOWN[route] ?? SEGMENTS) : SEGMENTS)
  const pathOf = () => {
    if (isLucky(0.06)) return pick(BESIDE)
    const route = isLucky(LIST_SHARE) ? pick(LISTS) : pick(routes)
    const path = route.replace(/\[[^\]]+\]/g, () => segment(route))
    if (isLucky(0.85)) return path
    return pick([
      `${path}/`,
      `/${path}`,
      `${path}/${pick(SEGMENTS)}`,
      `${path}%`,
      // Only these letters: the capital of ÿ is none of the 256 that may stand there.
      path.replace(/[a-z]+/g, (letters) => letters.toUpperCase()),
      `${path}.json`,
      `${path}.rsc`,
      `${path};x=1`,
      path.replaceAll('/', '/./'),
      `/${path.slice(1).replaceAll('/', '%2f')}`,
    ])
  }
  const queryOf = () => {
    const pairs = Array.from({ length: Math.floor(random() * 6) }, () => {
      const value = isLucky(0.1) ? '' : `=${pick(VALUES)}`
      return `${pick(PARAMETERS)}${value}`
    })
    return pairs.length > 0
      ? `${pick(['?', '?', '?', '?&', '??'])}${pairs.join(pick(['&', '&', '&&', ';']))}`
      : ''
  }

  return Array.from({ length: count }, () => {
    const path = pathOf()
    const method = isLucky(0.8) ? 'GET' : pick(METHODS)
    const headers = Object.fromEntries(
      Array.from({ length: isLucky(0.4) ? Math.ceil(random() * 3) : 0 }, () => pick(HEADERS)),
    )
    const isApi = path.startsWith('/api/')
    const hasBody = method !== 'GET' && method !== 'HEAD' && isLucky(0.7)
    return {
      method: isApi && method === 'GET' && isLucky(0.5) ? 'POST' : method,
      path: `${path}${path.includes('?') ? '' : queryOf()}`,
      headers: isApi && isLucky(0.8) ? { 'sec-fetch-site': 'same-origin', ...headers } : headers,
      body: hasBody || (isApi && isLucky(0.5)) ? pick(BODIES) : null,
    }
  })
}
