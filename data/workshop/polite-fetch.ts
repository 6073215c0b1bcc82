import { setTimeout as wait } from 'node:timers/promises'
import { parseUrl } from '@/lib/text/parse-url'
import { SITE } from '@/lib/site'
import { AGENT, isAllowedBy } from './refresh/robots'

/** Who asks, for the publishers' logs: the operator's site, and nothing where its address is not set. */
const USER_AGENT = `${AGENT}/1.0${/\/\/(?:localhost|127\.)/.test(SITE.url) ? '' : ` (+${SITE.url})`}`
const MOST_HOPS = 5
/** RFC 9309 asks for half a megabyte at least; a longer robots.txt is one that we can't read. */
const MOST_ROBOTS_BYTES = 600_000
const REDIRECTS = [301, 302, 303, 307, 308]

type Options = {
  /** The address of a server that stands in for all hosts, whose names begin its paths. */
  from?: string | null
  /** The pause between two requests of one host. */
  pauseMs?: number
  timeoutMs?: number
}

/**
 * What is sent along; `secrets`: headers, such as a key, for the host that is asked and none that it sends us to;
 * `question`: the body of an interface's question.
 */
type Request = {
  headers?: Record<string, string>
  secrets?: Readonly<Record<string, string>>
  question?: string
}

/** The end of a visit. `hops`: the status of each redirect on the way to `url`. */
type Visit<Value> = { url: string; hops: number[] } & ({ value: Value } | { failed: string })

type Answer<Value> = { value: Value } | { failed: string } | { hop: { status: number; target: string } }

/** What a page answered. */
export type Fetched =
  | { status: number; url: string; hops: number[]; type: string; body: Buffer }
  | { failed: string; url: string; hops: number[] }

/**
 * Visits other sites as a guest: one request at a time of a host with a pause after it, and nothing that robots.txt keeps
 * from us. A host whose robots.txt fails is asked nothing. Redirects are followed, and each is a request of its own.
 */
export function politeVisitor({ from = null, pauseMs = 1_000, timeoutMs = 20_000 }: Options = {}) {
  const queues = new Map<string, Promise<unknown>>()
  const robots = new Map<string, Promise<(path: string) => string | null>>()

  /** One request, after all that the host was asked before; its turn ends when `use` has read the answer. */
  function ask<Value>(
    url: URL,
    { headers, secrets, question }: Request,
    use: (response: Response) => Promise<Value>,
  ): Promise<Answer<Value>> {
    const turn = (queues.get(url.host) ?? Promise.resolve()).then(async (): Promise<Answer<Value>> => {
      const response = await fetch(from ? `${from}/${url.host}${url.pathname}${url.search}` : url, {
        headers: { 'User-Agent': USER_AGENT, Accept: '*/*', 'Accept-Language': 'en', ...headers, ...secrets },
        ...(question && { method: 'POST', body: question }),
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((error: unknown) => (error instanceof Error && error.name === 'TimeoutError' ? 'late' : null))
      if (response === null) return { failed: 'no answer' }
      if (response === 'late') return { failed: 'no answer in time' }
      const target = REDIRECTS.includes(response.status) ? response.headers.get('location') : null
      if (!target) return { value: await use(response) }
      await response.body?.cancel()
      return { hop: { status: response.status, target } }
    })
    const pause = () => wait(pauseMs)
    queues.set(url.host, turn.then(pause, pause))
    return turn
  }

  async function follow<Value>(
    address: URL,
    request: Request,
    use: (response: Response) => Promise<Value>,
    isFree: (url: URL) => Promise<string | null>,
  ): Promise<Visit<Value>> {
    const hops: number[] = []
    let url = address
    for (;;) {
      const forbidden = await isFree(url)
      if (forbidden) return { failed: forbidden, url: url.href, hops }
      const secrets = url.origin === address.origin ? request.secrets : undefined
      const answer = await ask(url, { ...request, secrets }, use)
      if (!('hop' in answer)) return { ...answer, url: url.href, hops }
      const next = parseUrl(answer.hop.target, url.href)
      hops.push(answer.hop.status)
      if (!next || !/^https?:$/.test(next.protocol) || hops.length > MOST_HOPS)
        return { failed: 'too many redirects', url: url.href, hops }
      url = next
    }
  }

  /** Why an address may not be read; null where it may. */
  async function forbiddenBy(url: URL): Promise<string | null> {
    const known = robots.get(url.origin) ?? rulesOf(url)
    robots.set(url.origin, known)
    return (await known)(url.pathname + url.search)
  }

  async function rulesOf(url: URL): Promise<(path: string) => string | null> {
    const read = async (response: Response) => {
      const text = await readBody(response, MOST_ROBOTS_BYTES).catch(() => null)
      // A server without such a file may be asked everything; one that fails, nothing.
      return response.ok ? (text?.toString('utf8') ?? null) : response.status < 500 ? '' : null
    }
    const visit = await follow(new URL('/robots.txt', url), {}, read, () => Promise.resolve(null))
    const text = 'value' in visit ? visit.value : null
    if (text === null) return () => 'its robots.txt can’t be read'
    return (path) => (isAllowedBy(text, path) ? null : 'its robots.txt asks programs not to read it')
  }

  /** @param use reads the answer; the host is asked nothing else until it has */
  return <Value>(address: string, use: (response: Response) => Promise<Value>, request: Request = {}) =>
    follow(new URL(address), request, use, forbiddenBy)
}

/** Reads pages of other sites, none above a number of bytes. */
export function politeFetcher({ mostBytes = 3_000_000, ...options }: Options & { mostBytes?: number } = {}) {
  const visit = politeVisitor(options)
  return async function read(address: string): Promise<Fetched> {
    const { url, hops, ...end } = await visit(address, async (response) => ({
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      body: await readBody(response, mostBytes).catch(() => 'no whole answer'),
    }))
    if ('failed' in end) return { failed: end.failed, url, hops }
    const { body, ...facts } = end.value
    if (!Buffer.isBuffer(body)) return { failed: body ?? 'the answer is too large', url, hops }
    return { ...facts, body, url, hops }
  }
}

/** Null where there is more than `most` bytes. */
async function readBody(response: Response, most: number): Promise<Buffer | null> {
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.byteLength
    if (bytes > most) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}
