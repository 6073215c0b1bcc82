import type { CatalogueVersions } from './build-worker'

/** The address of the service worker, and the page that it shows if it has saved no other. */
export const WORKER_PATH = '/sw.js'
export const OFFLINE_PATH = '/offline'
/** With a search it is the list of scholarships. */
const MATCHER_PATH = '/scholarships'
const PLAN_PATH = '/plan'
/** Each subject is a list of its own. */
const PROGRAMMES_PATH = '/programmes'

/** Files whose address stays the same when their content changes. */
const UNVERSIONED: readonly string[] = [
  '/catalogue/palette.json',
  '/catalogue/choice.json',
  '/catalogue/admission.json',
  '/catalogue/country-words.json',
  '/catalogue/further-country-words.json',
  '/catalogue/subjects.json',
  '/catalogue/tasks.json',
]

const CATALOGUE_PREFIX = 'meridian-catalogue-'

/** The worker's caches. Everything that the site stores has this prefix, so that it can be erased. */
export const CACHES = {
  pages: 'meridian-pages',
  static: 'meridian-static',
  pictures: 'meridian-pictures',
  file: 'meridian-palette',
  /** The offline page and its files. Visited pages never push them out of their cache. */
  offline: 'meridian-offline',
  /** The addresses of pages that were kept whole, each with the names of its scripts and styles. */
  kept: 'meridian-kept',
} as const

/**
 * The worker's answer to a request. `page`: from the network, or the saved page if that fails. `static` and
 * `catalogue`: saved for good, because the content of an address never changes. `picture`: saved. `file`: the saved file
 * first, then a fresh copy for the next time. `network`: without the worker.
 */
export type Rule = 'page' | 'static' | 'catalogue' | 'picture' | 'file' | 'network'

type Asked = {
  url: URL
  /** The origin of the site. */
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
  if (UNVERSIONED.includes(pathname)) return 'file'
  if (pathname.startsWith('/catalogue/')) return 'catalogue'
  if (/^\/(flags|icons)\//.test(pathname)) return 'picture'
  return isNavigation ? 'page' : 'network'
}

type Answer = { status: number; type: string; redirected: boolean; headers: Pick<Headers, 'get'> }

/** Whether an answer may be saved: complete, from this site, not marked `no-store`, and HTML if it is a page. */
export function isKeepable({ status, type, redirected, headers }: Answer, isPage: boolean): boolean {
  return (
    status === 200 &&
    (type === 'basic' || type === 'default') &&
    !redirected &&
    !headers.get('cache-control')?.includes('no-store') &&
    (!isPage || (headers.get('content-type') ?? '').startsWith('text/html'))
  )
}

/** The cache of one version of a catalogue; `url` is the address of one of its files. */
export function catalogueCache(url: URL): string {
  const [, , first = '', second = ''] = url.pathname.split('/')
  return `${CATALOGUE_PREFIX}${['scholarships', 'programmes', 'choice'].includes(first) ? second : first}`
}

/**
 * Caches of outdated catalogues. The latest two of them stay for saved pages that belong to them.
 * @param names the names of all caches, the oldest first
 * @param versions the current versions
 */
export function outdatedCaches(names: readonly string[], versions: readonly string[]): string[] {
  const current = versions.map((version) => `${CATALOGUE_PREFIX}${version}`)
  return names.filter((name) => name.startsWith(CATALOGUE_PREFIX) && !current.includes(name)).slice(0, -2)
}

/** A profile opens at the level and the subject of its address. */
const PROFILE = /^\/universities\/[a-z\d-]+(\/programmes)?$/

/**
 * The saved page that can answer for an unsaved address of the same list, because its script reads the address in the
 * browser; null if there is none.
 */
export function standInFor({ pathname, search, searchParams }: URL): string | null {
  const tab = searchParams.get('tab')
  if (search === '' || tab === 'add') return null
  if (pathname === '/universities') return tab === 'compare' ? '/universities?tab=compare' : pathname
  if (pathname === '/uk-universities' || PROFILE.test(pathname)) return pathname
  if (pathname === PROGRAMMES_PATH) {
    const subject = searchParams.get('subject')
    return subject ? `${pathname}?subject=${subject}` : null
  }
  if (pathname === MATCHER_PATH) return tab === 'matcher' ? pathname : `${pathname}?tab=browse`
  return null
}

/**
 * The files of data that a page may ask for later, beside those that it has loaded, such as those of single choices.
 */
export function dataOf({ pathname, searchParams }: URL, versions: CatalogueVersions): string[] {
  const universities = ['index.json', 'cards.json', 'text.txt'].map(
    (file) => `/catalogue/${versions.universities}/${file}`,
  )
  const words = [
    `/catalogue/${versions.universities}/search-words.txt`,
    '/catalogue/country-words.json',
    '/catalogue/subjects.json',
  ]
  if (pathname === '/universities' || pathname === '/uk-universities') return [...universities, ...words]
  const subject = searchParams.get('subject')
  if (pathname === PROGRAMMES_PATH && subject) {
    const shard = `${subject}.${searchParams.get('level') ?? 'bachelor'}`
    const programmes = [shard, 'rates'].map((file) => `/catalogue/programmes/${versions.programmes}/${file}`)
    return [...universities, ...words, ...programmes]
  }
  const folder = '/catalogue/scholarships'
  if (pathname === PLAN_PATH) {
    const common = ['choice.json', 'admission.json', 'tasks.json', `choice/${versions.choice}/awards`]
    return [...common.map((file) => `/catalogue/${file}`), `${folder}/${versions.matcher}/matcher.json`]
  }
  if (pathname !== MATCHER_PATH) return []
  const list = ['index.json', 'search-words.json'].map((file) => `${folder}/${versions.scholarships}/${file}`)
  return [...list, `${folder}/${versions.matcher}/matcher.json`]
}

const SHARD = /^(\/catalogue\/programmes\/[^/]+\/)([a-z-]+\.[a-z.\d]+)$/

/** Whether the address is that of a shard of programmes, which may name others. */
export const isShard = ({ pathname }: URL): boolean => SHARD.test(pathname)

type NamedShards = { parts: string[]; branches: string[] }

/** The addresses of the shards that a shard names. */
export function shardsNamedBy({ pathname }: URL, content: string): NamedShards {
  const [, folder = '', own = ''] = SHARD.exec(pathname) ?? []
  const { parts, branches } = JSON.parse(content) as NamedShards
  const addressesOf = (names: string[]) => names.filter((name) => name !== own).map((name) => folder + name)
  return { parts: addressesOf(parts), branches: addressesOf(branches) }
}

/** The addresses of scripts, styles and fonts in a page's HTML. */
export function assetsOf(html: string): string[] {
  return [...new Set(html.match(/\/_next\/static\/[\w./~%-]+\.(?:js|css|woff2)(?![\w.])/g))]
}

/**
 * The scripts and styles that a script may load later. In Next 16.4, Turbopack writes their addresses from `static/`
 * on. This can go when Next tells a service worker which files a page may load
 * (https://github.com/vercel/next.js/pull/94730 was a beginning).
 */
export function chunksOf(script: string): string[] {
  const quoted = script.matchAll(/["'](static\/chunks\/[\w./~%-]+\.(?:js|css))(?=["'])/g)
  return [...new Set([...quoted].map(([, chunk]) => `/_next/${chunk}`))]
}
