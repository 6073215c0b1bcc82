import type { IncomingHttpHeaders } from 'node:http'

/** The parts of Node's request that the site corrects before Next reads them. */
export type IncomingRequest = {
  method?: string | undefined
  url?: string | undefined
  headers: IncomingHttpHeaders
  socket: { remoteAddress?: string | undefined }
}

/** No page has this path, so Next answers with its page for addresses that do not exist. */
const NO_SUCH_PATH = '/malformed-address'

const ROUTER_TREE = 'next-router-state-tree'

/** The headers in which a proxy describes the request that it passes on. A visitor can send the same headers. */
const FORWARDED = ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port'] as const

/**
 * The address of the visitor. Each proxy appends the address that it sees to `X-Forwarded-For`, so with `proxies` proxies
 * in front of the site the visitor's address is that many places before the socket's. Addresses further left are whatever
 * the visitor wrote there.
 */
function visitorAddress({ headers, socket }: IncomingRequest, proxies: number): string {
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',')
  const addresses = [
    ...forwarded.map((address) => address.trim()).filter(Boolean),
    socket.remoteAddress ?? '',
  ]
  return addresses.at(-1 - proxies) ?? addresses[0] ?? ''
}

/** Whether the escapes in a path can be read: not in `/a%`, `/%ZZ` or `/%C0%AF`. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

/**
 * The same path with letters and digits as themselves (RFC 3986, 6.2.2.2). Next finds a file by `/flags/%67b.svg`, and then
 * fails to read it.
 */
const withoutNeedlessEscapes = (path: string) =>
  path.replace(/%(3\d|[46][1-9a-f]|[57][\da])/gi, (_, code: string) =>
    String.fromCharCode(parseInt(code, 16)),
  )

/**
 * Addresses of Next's own, which it answers with 500: its page of last resort, a route by its pattern (`/[id]`), and the
 * payload of a route that has none (`/api/scraper/search.rsc`).
 */
const isInternal = (path: string) =>
  path.startsWith('/_global-error') ||
  path.endsWith('.rsc') ||
  (!path.startsWith('/_next/') && /\[|%5b/i.test(path))

/**
 * Whether something answers a method there. Pages and files are only read. Next answers other methods on files with 500,
 * keeps the answer to OPTIONS as that of the picture at the address, and takes no TRACE anywhere, because the `Request` of
 * the Fetch standard takes none. `/__next` is for the tools of the development server.
 */
function isAnswered(method: string, path: string): boolean {
  if (method === 'GET' || method === 'HEAD') return true
  return method !== 'TRACE' && /^\/(api\/|__next)/.test(path)
}

/** Whether the path is that of a file, of the API or of a document without script. Only pages have a payload for the router. */
const isNoPage = (path: string) => /^\/(api|brief|csv|embed)(\/|$)|\.[a-z]+$/i.test(path)

/** Whether Next can read the tree of segments that its router sends. It answers any other text with 500. */
function isRouterTree(text: string): boolean {
  const isTree = (value: unknown): boolean =>
    Array.isArray(value) &&
    (typeof value[0] === 'string' || Array.isArray(value[0])) &&
    typeof value[1] === 'object' &&
    value[1] !== null &&
    Object.values(value[1]).every(isTree)
  try {
    return isTree(JSON.parse(decodeURIComponent(text)))
  } catch {
    return false
  }
}

/**
 * Changes a request so that Next and the site can trust it:
 *
 * - `X-Forwarded-For` holds one address, the visitor's. The rate limit counts by it.
 * - Without proxies, the other headers of proxies are removed.
 * - A request that Next would answer with 500 becomes one for a page that does not exist: a path whose escapes cannot be
 *   read, an address of Next's own, and a method that nothing there answers. This can go when Next answers such requests
 *   with 400 or 404 (https://github.com/vercel/next.js/issues/94278).
 * - Letters and digits of a path are not escaped.
 * - Cookies are removed. The site has none, and Next would set one itself to delete its `__prerender_bypass`.
 * - A range is removed: Next answers one that a file does not have with 500
 *   (https://github.com/vercel/next.js/issues/40066), and no file here is large. This can go when Next answers 416.
 * - A tree of segments that Next's router did not write is removed.
 * - Nobody asks for the router's payload of a file: Next redirects such a request to `?_rsc`, and the file's route redirects
 *   it back to its one address.
 */
export function putRight(request: IncomingRequest, proxies: number): void {
  const address = visitorAddress(request, proxies)
  if (proxies === 0) for (const name of FORWARDED) delete request.headers[name]
  request.headers['x-forwarded-for'] = address
  delete request.headers.cookie
  delete request.headers.range
  const tree = request.headers[ROUTER_TREE]
  if (tree !== undefined && !isRouterTree(String(tree))) delete request.headers[ROUTER_TREE]
  const asked = request.url?.split('?', 1)[0] ?? ''
  const path = withoutNeedlessEscapes(asked)
  if (isNoPage(path)) delete request.headers.rsc
  if (path !== asked) request.url = `${path}${request.url?.slice(asked.length)}`
  if (isReadable(path) && !isInternal(path) && isAnswered(request.method ?? 'GET', path)) return
  request.method = 'GET'
  request.url = NO_SUCH_PATH
}
