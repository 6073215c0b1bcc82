import { ADMISSION } from '../admission/files'
import { OWN_FEES } from '../cost/files'
import { AWARD_WORTHS, RATES } from '../study/files'
import { SUBJECTS } from '../eligibility/subjects-file'
import { MATCHER } from '../matcher/files'
import { COUNTRY_WORDS } from '../places/files'
import { SHARD } from '../programmes/files'
import { AWARD_INDEX, AWARD_WORDS } from '../scholarships/files'
import { FURTHER_PHRASES } from '../search-words/files'
import { TASKS } from '../tasks/files'
import { CARDS, INDEX, SEARCH_WORDS, TEXT } from '../universities/files'

/** The address of the service worker, and the page that it shows if it has saved no other. */
export const WORKER_PATH = '/sw.js'
export const OFFLINE_PATH = '/offline'
/** With a search it is the list of scholarships. */
const MATCHER_PATH = '/scholarships'
const PLAN_PATH = '/plan'
/** Each subject is a list of its own. */
const PROGRAMMES_PATH = '/programmes'

const CATALOGUE_PREFIX = 'meridian-catalogue-'

/** The worker's caches. Everything that the site stores has this prefix, so that it can be erased. */
export const CACHES = {
  pages: 'meridian-pages',
  static: 'meridian-static',
  pictures: 'meridian-pictures',
  /** The offline page and its files. Visited pages never push them out of their cache. */
  offline: 'meridian-offline',
  /** The addresses of pages that were kept whole, each with the names of its scripts and styles. */
  kept: 'meridian-kept',
} as const

/**
 * The worker's answer to a request. `page`: from the network, or the saved page if that fails. `static` and
 * `catalogue`: saved for good, because the content of an address never changes. `picture`: saved. `network`: without the
 * worker.
 */
export type Rule = 'page' | 'static' | 'catalogue' | 'picture' | 'network'

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

/** The cache of one version of the catalogue; `url` is the address of one of its files. */
export const catalogueCache = ({ pathname }: URL): string => `${CATALOGUE_PREFIX}${pathname.split('/')[2]}`

/**
 * Caches of outdated catalogues. The latest two of them stay for saved pages that belong to them.
 * @param names the names of all caches, the oldest first
 * @param version the current one
 */
export function outdatedCaches(names: readonly string[], version: string): string[] {
  const current = `${CATALOGUE_PREFIX}${version}`
  return names.filter((name) => name.startsWith(CATALOGUE_PREFIX) && name !== current).slice(0, -2)
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

const WORDS = [SEARCH_WORDS, COUNTRY_WORDS, SUBJECTS, FURTHER_PHRASES]
/** What a list answers for the visitor’s profile, which may also be filled in without a connection. */
const FOR_PERSON = [ADMISSION, OWN_FEES]
const UNIVERSITIES = [INDEX, CARDS, TEXT, ...WORDS, ...FOR_PERSON]

function filesFor({ pathname, searchParams }: URL): readonly { address: string }[] {
  const subject = searchParams.get('subject')
  switch (pathname) {
    case '/universities':
    case '/uk-universities':
      return UNIVERSITIES
    case PROGRAMMES_PATH:
      return subject === null
        ? []
        : [...UNIVERSITIES, SHARD(`${subject}.${searchParams.get('level') ?? 'bachelor'}`), RATES]
    case PLAN_PATH:
      return [RATES, ADMISSION, TASKS, AWARD_WORTHS, MATCHER]
    case MATCHER_PATH:
      return [AWARD_INDEX, AWARD_WORDS, MATCHER]
    default:
      return []
  }
}

/**
 * The files of data that a page may ask for later, beside those that it has loaded, such as those of single choices.
 */
export const dataOf = (page: URL): string[] => filesFor(page).map(({ address }) => address)

const SHARD_ADDRESS = /^(\/catalogue\/[^/]+\/programmes\/)([a-z-]+\.[a-z.\d]+)$/

/** Whether the address is that of a shard of programmes, which may name others. */
export const isShard = ({ pathname }: URL): boolean => SHARD_ADDRESS.test(pathname)

type NamedShards = { parts: string[]; branches: string[] }

/** The addresses of the shards that a shard names. */
export function shardsNamedBy({ pathname }: URL, content: string): NamedShards {
  const [, folder = '', own = ''] = SHARD_ADDRESS.exec(pathname) ?? []
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
