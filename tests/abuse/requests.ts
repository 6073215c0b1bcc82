import fc from 'fast-check'
import { BESIDE, BODIES, HEADERS, METHODS, PARAMETERS, SEGMENTS, VALUES } from './hostile-words'

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
  '/courses/[slug]': ['undergraduate', 'phd'],
  '/guides/[slug]': ['living', 'career'],
  '/tests/[slug]': ['english', 'documents'],
  '/blog/[slug]': ['how-to-read-a-ranking'],
  '/resources/countries/[code]': ['gb', 'jp'],
  '/data/v1/[version]/[file]': ['0123456789ab', 'latest'],
  '/api/v1/[tool]': ['search', 'facts', 'compare', 'cost', 'awards-for', 'tasks', 'openapi.json'],
}

/** Pages whose answer depends on their query are tried more often than those that are always the same. */
const LISTS = ['/universities', '/universities/filters', '/uk-universities', '/programmes', '/scholarships']

const oneOf = (words: readonly string[]) => fc.constantFrom(...words)
/** What can stand in the first line of a request: the 256 first letters but spaces and controls, escaped or not. */
const anyWord = fc
  .string({ unit: 'binary', maxLength: 40 })
  .map((text) => encodeURIComponent(text.toWellFormed?.() ?? text.replace(/[\ud800-\udfff]/g, '')))
const segment = fc.oneof({ weight: 4, arbitrary: oneOf(SEGMENTS) }, anyWord)
const value = fc.oneof({ weight: 4, arbitrary: oneOf(VALUES) }, anyWord)

/** The path in one of the ways in which programs and people get it wrong. */
const spoilt = (path: string) =>
  fc.oneof(
    { weight: 8, arbitrary: fc.constant(path) },
    segment.map((more) => `${path}/${more}`),
    oneOf([
      `${path}/`,
      `/${path}`,
      `${path}%`,
      // Only these letters: the capital of ÿ is none of the 256 that may stand there.
      path.replace(/[a-z]+/g, (letters) => letters.toUpperCase()),
      `${path}.json`,
      `${path}.rsc`,
      `${path};x=1`,
      path.replaceAll('/', '/./'),
      `/${path.slice(1).replaceAll('/', '%2f')}`,
    ]),
  )

const query = fc
  .record({
    pairs: fc.array(
      fc
        .tuple(oneOf(PARAMETERS), fc.option(value))
        .map(([name, of]) => (of === null ? name : `${name}=${of}`)),
      { maxLength: 5 },
    ),
    begin: oneOf(['?', '?', '?', '?&', '??']),
    between: oneOf(['&', '&', '&&', ';']),
  })
  .map(({ pairs, begin, between }) => (pairs.length > 0 ? begin + pairs.join(between) : ''))

/** Requests that nobody sends by accident, over every route. */
function hostileRequest(routes: readonly string[]): fc.Arbitrary<HostileRequest> {
  const ofRoute = fc
    .oneof({ weight: 3, arbitrary: oneOf(LISTS) }, { weight: 7, arbitrary: oneOf(routes) })
    .chain((route) =>
      fc
        .oneof(oneOf(KNOWN[route] ?? SEGMENTS), segment)
        .map((given) => route.replace(/\[[^\]]+\]/g, () => given))
        .chain(spoilt),
    )
  return fc
    .record({
      path: fc.oneof({ weight: 15, arbitrary: ofRoute }, oneOf(BESIDE)),
      query,
      method: fc.oneof({ weight: 4, arbitrary: fc.constant('GET') }, oneOf(METHODS)),
      headers: fc.array(fc.constantFrom(...HEADERS), { maxLength: 3 }),
      body: fc.option(oneOf(BODIES)),
      isOurs: fc.boolean(),
    })
    .map(({ path, query: asked, method, headers, body, isOurs }) => ({
      method,
      path: path.includes('?') ? path : path + asked,
      headers: { ...(isOurs && { 'sec-fetch-site': 'same-origin' }), ...Object.fromEntries(headers) },
      body: method === 'HEAD' ? null : body,
    }))
}

/** The same for the same seed. */
export const hostileRequests = (routes: readonly string[], count: number, seed = 1): HostileRequest[] =>
  fc.sample(hostileRequest(routes), { numRuns: count, seed })
