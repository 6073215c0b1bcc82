import { parseUniversitySearch, universitiesHref } from '../universities/search-params'

/** Countries may be written as names ("Germany") by a form without script; this finds their codes. */
export type FindCountryCode = (text: string) => string | null

/** Repeated keys, as a plain form sends them, become one comma-separated value. */
function joinRepeated(params: URLSearchParams): URLSearchParams {
  const joined = new URLSearchParams()
  for (const key of new Set(params.keys())) joined.set(key, params.getAll(key).filter(Boolean).join(','))
  return joined
}

function withCountryCodes(params: URLSearchParams, findCountryCode: FindCountryCode): URLSearchParams {
  const country = params.get('country')
  if (!country) return params
  const codes = [country, ...country.split(',')].flatMap((name) => findCountryCode(name) ?? [])
  params.set('country', codes.join(','))
  return params
}

const CANONICAL: Record<string, (params: URLSearchParams) => string> = {
  '/universities': (params) => universitiesHref(parseUniversitySearch(params)),
}

/**
 * Whether two query strings hold the same text in the same order. How it is escaped is left aside: the server
 * shows a query escaped in its own way, so a plain comparison would redirect "a,b" to itself for ever.
 */
export function isSameQuery(one: string, other: string): boolean {
  return new URLSearchParams(one).toString() === new URLSearchParams(other).toString()
}

/**
 * The one query string that stands for what was asked of a list page: known parameters in a fixed order, bounded,
 * without defaults. Null for pages that read no query.
 */
export function canonicalQuery(url: URL, findCountryCode: FindCountryCode): string | null {
  const serialise = CANONICAL[url.pathname]
  if (!serialise) return null
  const params = withCountryCodes(joinRepeated(url.searchParams), findCountryCode)
  return new URL(url.pathname + serialise(params), url).search
}
