/** Where the service worker is served, and the page it shows when it has nothing better. */
export const WORKER_PATH = '/sw.js'
export const OFFLINE_PATH = '/offline'

const CATALOGUE_PREFIX = 'meridian-catalogue-'

/** The worker's caches. Everything of the site's in a browser carries this prefix, so that it can be erased. */
export const CACHES = {
  pages: 'meridian-pages',
  static: 'meridian-static',
  pictures: 'meridian-pictures',
  file: 'meridian-palette',
  /** The offline page with all it needs: never crowded out by what is visited. */
  offline: 'meridian-offline',
} as const

/**
 * How a request is answered. `page`: the network, and what is saved when that fails. `payload`: what Next asks for
 * instead of a page; `static` and `catalogue`: never change under their address; `picture`; `file`: what is saved, and
 * refreshed; `network`: as if there were no worker.
 */
export type Rule = 'page' | 'payload' | 'static' | 'catalogue' | 'picture' | 'file' | 'network'

type Asked = {
  url: URL
  /** The site's own. */
  origin: string
  method: string
  isNavigation: boolean
  header: (name: string) => string | null
}

export function ruleFor({ url, origin, method, isNavigation, header }: Asked): Rule {
  const { pathname } = url
  if (method !== 'GET' || url.origin !== origin || header('range') !== null) return 'network'
  if (pathname.startsWith('/api/') || pathname === WORKER_PATH) return 'network'
  if (pathname.startsWith('/_next/static/')) return 'static'
  if (pathname === '/catalogue/palette.json') return 'file'
  if (pathname.startsWith('/catalogue/')) return 'catalogue'
  if (/^\/(flags|icons)\//.test(pathname)) return 'picture'
  if (header('rsc') !== null || url.searchParams.has('_rsc')) return 'payload'
  return isNavigation ? 'page' : 'network'
}

/** The page that a request for its payload is about. */
export function pageOf(url: URL): string {
  const page = new URL(url)
  page.searchParams.delete('_rsc')
  page.hash = ''
  return page.href
}

type Answer = { status: number; type: string; redirected: boolean; headers: Pick<Headers, 'get'> }

/** Whether an answer may be kept: whole, our own, meant to be kept, and for a page really a page. */
export function isKeepable({ status, type, redirected, headers }: Answer, isPage: boolean): boolean {
  return (
    status === 200 &&
    (type === 'basic' || type === 'default') &&
    !redirected &&
    !headers.get('cache-control')?.includes('no-store') &&
    (!isPage || (headers.get('content-type') ?? '').startsWith('text/html'))
  )
}

/** Where the files of one state of a catalogue are kept; `url` is the address of one of them. */
export function catalogueCache(url: URL): string {
  const [, , first = '', second = ''] = url.pathname.split('/')
  return `${CATALOGUE_PREFIX}${first === 'scholarships' ? second : first}`
}

/**
 * Caches of catalogues that are served no more. Two earlier ones stay, for saved pages that were made from them.
 * @param names of all caches, the oldest first
 * @param versions those served now
 */
export function outdatedCaches(names: readonly string[], versions: readonly string[]): string[] {
  const current = versions.map((version) => `${CATALOGUE_PREFIX}${version}`)
  return names.filter((name) => name.startsWith(CATALOGUE_PREFIX) && !current.includes(name)).slice(0, -2)
}

/**
 * The page that answers for another of its kind that is not saved, because in the browser it reads the address by
 * itself; null when there is none.
 */
export function standInFor(url: URL): string | null {
  if (url.pathname !== '/universities' || url.search === '') return null
  const tab = url.searchParams.get('tab')
  if (tab === 'compare') return '/universities?tab=compare'
  return tab === null || tab === 'browse' ? '/universities' : null
}

/** The scripts, styles and fonts that a page's HTML names. */
export function assetsOf(html: string): string[] {
  return [...new Set(html.match(/\/_next\/static\/[\w./~%-]+\.(?:js|css|woff2)(?![\w.])/g))]
}

/** The scripts and styles that a script may load later: Turbopack writes their addresses from `static/` on. */
export function chunksOf(script: string): string[] {
  const chunks = script.match(/(?<=["'])static\/chunks\/[\w./~%-]+\.(?:js|css)(?=["'])/g) ?? []
  return [...new Set(chunks)].map((chunk) => `/_next/${chunk}`)
}
