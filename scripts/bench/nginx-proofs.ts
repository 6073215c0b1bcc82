import { randomListPaths, randomProgrammePaths, randomScholarshipPaths } from './random-urls'

type Answer = { status: number; type: string; cache: string | null; body: string }

/** Addresses for each proof; none is asked for by two. */
const EACH = 60
const UNIVERSITIES = randomListPaths(3 * EACH)
const KEPT = [
  ...UNIVERSITIES.slice(0, EACH),
  ...randomScholarshipPaths(EACH),
  ...randomProgrammePaths(EACH),
  '/uk-universities',
]
const MIXED = UNIVERSITIES.slice(EACH, 2 * EACH)
const ASKED_WITH_KEY = UNIVERSITIES.slice(2 * EACH)
const NEVER_KEPT = [
  '/',
  '/healthz',
  '/sw.js',
  '/catalogue/palette.json',
  '/scraper',
  '/universities/filters',
  '/universities/university-of-oxford',
  '/universities/no-such-university',
  '/api/scraper/key',
]
const PAYLOAD = { RSC: '1' }
const KEYED = { Authorization: 'Bearer fc-not-a-key' }

/**
 * Asks nginx for what it must keep, must keep apart and must never keep. Returns what was wrong, in words; nothing when
 * all is well.
 */
export async function proveCache(origin: string): Promise<string[]> {
  const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    askFor(origin + path, headers, method)
  return [
    ...(await findNotKept(ask)),
    ...(await findMixed(ask)),
    ...(await findKeptWrongly(ask)),
    ...(await findKeptForKeys(ask)),
  ]
}

type Ask = (path: string, headers?: Record<string, string>, method?: string) => Promise<Answer>

/** Every search of a list is kept: asked for twice, the second answer is the first. */
async function findNotKept(ask: Ask): Promise<string[]> {
  const wrong: string[] = []
  for (const path of KEPT) {
    const first = await ask(path)
    const second = await ask(path)
    if (!isPage(first) || first.cache !== 'MISS') wrong.push(`${path} is no fresh page: ${tell(first)}`)
    if (second.cache !== 'HIT' || second.body !== first.body)
      wrong.push(`${path} was not kept: ${tell(second)}`)
  }
  return wrong
}

/** A page and its payload share an address; whichever is asked for first, each request gets its own. */
async function findMixed(ask: Ask): Promise<string[]> {
  const wrong: string[] = []
  for (const [index, path] of MIXED.entries()) {
    // Next redirects a request for a payload to the address with `_rsc`.
    const marked = `${path}${path.includes('?') ? '&' : '?'}_rsc`
    const steps = [
      { to: path, headers: {}, isRight: isPage },
      { to: path, headers: PAYLOAD, isRight: ({ status }: Answer) => status === 307 },
      { to: marked, headers: {}, isRight: ({ status }: Answer) => status === 307 },
      { to: marked, headers: PAYLOAD, isRight: isPayload },
    ]
    const order = index % 2 === 0 ? steps : steps.toReversed()
    for (const { to, headers, isRight } of [...order, ...order]) {
      const answer = await ask(to, headers)
      const isKept = answer.cache !== 'BYPASS' && headers === PAYLOAD
      if (!isRight(answer) || isKept) wrong.push(`${to} with ${JSON.stringify(headers)}: ${tell(answer)}`)
    }
  }
  return wrong
}

/** What says that it is not to be kept, or only by a cache that each deployment empties. */
async function findKeptWrongly(ask: Ask): Promise<string[]> {
  const wrong: string[] = []
  for (const path of NEVER_KEPT) {
    for (const method of ['GET', 'POST']) {
      await ask(path, {}, method)
      const again = await ask(path, {}, method)
      if (again.cache !== null) wrong.push(`${method} ${path} went through the cache: ${tell(again)}`)
    }
  }
  return wrong
}

/** The site itself answers a request with a key, and nobody else gets that answer. */
async function findKeptForKeys(ask: Ask): Promise<string[]> {
  const wrong: string[] = []
  for (const path of ASKED_WITH_KEY) {
    const steps = [
      { headers: KEYED, cache: 'BYPASS' },
      { headers: {}, cache: 'MISS' },
      { headers: KEYED, cache: 'BYPASS' },
    ]
    for (const { headers, cache } of steps) {
      const answer = await ask(path, headers)
      if (!isPage(answer) || answer.cache !== cache) wrong.push(`${path} is no ${cache}: ${tell(answer)}`)
    }
  }
  return wrong
}

const isPage = ({ status, type }: Answer) => status === 200 && type.startsWith('text/html')
const isPayload = ({ status, type }: Answer) => status === 200 && type.startsWith('text/x-component')
const tell = ({ status, type, cache }: Answer) =>
  `${status} ${type || 'of no type'}, ${cache ?? 'not through the cache'}`

async function askFor(url: string, headers: Record<string, string>, method: string): Promise<Answer> {
  const response = await fetch(url, {
    method,
    headers,
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
  })
  return {
    status: response.status,
    type: response.headers.get('content-type') ?? '',
    cache: response.headers.get('x-cache-status'),
    body: await response.text(),
  }
}
