import { setTimeout as wait } from 'node:timers/promises'
import { parseUrl } from '@/lib/text/parse-url'
import { SITE } from '@/lib/site'
import { AGENT, isAllowedBy } from './refresh/robots'

const USER_AGENT = `${AGENT}/1.0 (+${SITE.url}/about)`
const MOST_HOPS = 5

type Options = {
  /** For tests: the address of a server that stands in for all hosts, whose names begin its paths. */
  from?: string | null
  /** The pause between two requests of one host. */
  pauseMs?: number
  timeoutMs?: number
  mostBytes?: number
}

/** The end of a request. `hops`: the status of each redirect on the way to `url`. */
export type Fetched =
  | { status: number; url: string; hops: number[]; type: string; body: Buffer }
  | { failed: string; url: string; hops: number[] }

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

/**
 * Reads pages of other sites as a guest: one request at a time of a host with a pause after it, nothing that robots.txt
 * keeps from us, no answer above the bounds. Redirects are followed, and each is a request of its own.
 */
export function politeFetcher({
  from = null,
  pauseMs = 1_000,
  timeoutMs = 20_000,
  mostBytes = 3_000_000,
}: Options = {}) {
  const queues = new Map<string, Promise<unknown>>()
  const robots = new Map<string, Promise<(path: string) => boolean>>()

  /** After all that the host was asked before. */
  function inTurn<Value>(host: string, ask: () => Promise<Value>): Promise<Value> {
    const turn = (queues.get(host) ?? Promise.resolve()).then(ask)
    queues.set(
      host,
      turn.then(
        () => wait(pauseMs),
        () => wait(pauseMs),
      ),
    )
    return turn
  }

  const ask = (url: URL) =>
    inTurn(url.host, async () => {
      const response = await fetch(from ? `${from}/${url.host}${url.pathname}${url.search}` : url, {
        headers: { 'User-Agent': USER_AGENT, Accept: '*/*', 'Accept-Language': 'en' },
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
      return { response, body: await readBody(response, mostBytes) }
    })

  function robotsAt(url: URL) {
    const known = robots.get(url.origin)
    if (known) return known
    const read = ask(new URL('/robots.txt', url)).then(
      ({ response, body }) => {
        // A server that fails may be asked nothing; one that has no such file may be asked all.
        if (response.status >= 500) return () => false
        const text = response.ok ? (body?.toString('utf8') ?? '') : ''
        return (path: string) => isAllowedBy(text, path)
      },
      () => () => false,
    )
    robots.set(url.origin, read)
    return read
  }

  return async function read(address: string): Promise<Fetched> {
    let url = new URL(address)
    const hops: number[] = []
    const fail = (failed: string): Fetched => ({ failed, url: url.href, hops })
    for (;;) {
      const isAllowed = await robotsAt(url)
      if (!isAllowed(url.pathname + url.search))
        return fail('robots.txt asks us not to read it, or did not answer')
      try {
        const { response, body } = await ask(url)
        const target = response.headers.get('location')
        if (response.status >= 300 && response.status < 400 && target) {
          const next = parseUrl(new URL(target, url).href)
          hops.push(response.status)
          if (!next || !/^https?:$/.test(next.protocol) || hops.length > MOST_HOPS)
            return fail('too many redirects')
          url = next
          continue
        }
        if (!body) return fail('the answer is too large')
        const type = response.headers.get('content-type') ?? ''
        return { status: response.status, url: url.href, hops, type, body }
      } catch (error) {
        return fail(
          error instanceof Error && error.name === 'TimeoutError' ? 'no answer in time' : 'no answer',
        )
      }
    }
  }
}
