import { MARK } from './hostile-words'
import type { HostileRequest } from './requests'
import type { Answer } from './send'

/** The files that go without the headers of pages (next.config.ts). */
const FILES = /^\/(_next\/static|flags|icons)\//

/** The longest that a cache may keep an answer that something is missing, in seconds. */
const LONGEST_MISSING = 300
/** Node's own server refuses what is no HTTP before the site sees it. */
const REFUSED_BY_NODE = [400, 408, 413, 417, 431]

/** The fault of an answer to a hostile request; null when there is none. */
export function complain(request: HostileRequest, answer: Answer, origin: string): string | null {
  const { status, headers, body } = answer
  if (status >= 500 && status !== 501) return `${status}`
  const isBare = headers['content-security-policy'] === undefined
  // Next itself redirects away a stroke at the end, with the address as its whole text; a picture by itself does nothing.
  const mayBeBare =
    status === 308 ||
    (status === 200 && FILES.test(request.path)) ||
    (REFUSED_BY_NODE.includes(status) && body === '')
  if (isBare && !mayBeBare) return `${status} without security headers`
  if (headers['set-cookie']) return 'sets a cookie'
  if (headers['x-injected']) return 'a header was injected'
  const type = headers['content-type'] ?? ''
  if (/html|xml/.test(type) && body.includes(MARK)) return 'repeats markup as it is'
  if (body.includes(process.cwd())) return 'names a folder of the server'
  if (status === 404 && keptFor(headers['cache-control']) > LONGEST_MISSING)
    return 'a 404 that is kept for long'
  // Who asks `/api/v1` does not matter to its answer.
  const isOfOne = /^\/api\/(?!v1\/)/.test(request.path)
  if (isOfOne && status === 200 && !headers['cache-control']?.includes('no-store'))
    return 'an answer of the API that a cache may keep'
  const { location } = headers
  if (location !== undefined && targetOf(location, request, origin)?.origin !== origin)
    return `leads to ${location.slice(0, 100)}`
  return null
}

/** For how many seconds shared caches may keep an answer. */
function keptFor(cacheControl = ''): number {
  const seconds = /s-maxage=(\d+)/.exec(cacheControl) ?? /max-age=(\d+)/.exec(cacheControl)
  return Number(seconds?.[1] ?? 0)
}

/** The target of a redirect; null where it names no address. */
export function targetOf(location: string, { path }: HostileRequest, origin: string): URL | null {
  // A path that begins with two strokes, of either kind, would be taken for a host.
  const asked = new URL(path.replace(/^[/\\]+/, '/'), origin)
  return URL.canParse(location, asked) ? new URL(location, asked) : null
}
