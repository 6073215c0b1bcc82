import { parseScholarshipSearch, scholarshipsQuery, SEVERAL_COUNTRIES } from '../scholarships/search-params'
import { parseUkSearch, ukQuery } from '../universities/uk/search-params'
import { parseUniversitySearch, universitiesHref } from '../universities/search-params'

/** Countries may be written as names ("Germany") by a form without script; this finds their codes. */
export type FindCountryCode = (text: string) => string | null

/** Repeated keys, as a plain form sends them, become one comma-separated value. */
function joinRepeated(params: URLSearchParams): URLSearchParams {
  const joined = new URLSearchParams()
  for (const key of new Set(params.keys())) joined.set(key, params.getAll(key).filter(Boolean).join(','))
  return joined
}

/** The parameters that hold countries. */
const COUNTRY_KEYS = ['country', 'host', 'nationality']

function withCountryCodes(params: URLSearchParams, findCountryCode: FindCountryCode): URLSearchParams {
  const findCode = (name: string) => (name === SEVERAL_COUNTRIES.value ? name : (findCountryCode(name) ?? []))
  for (const key of COUNTRY_KEYS) {
    const countries = params.get(key)
    if (countries) params.set(key, [countries, ...countries.split(',')].flatMap(findCode).join(','))
  }
  return params
}

const universities = (params: URLSearchParams) => universitiesHref(parseUniversitySearch(params))

const CANONICAL: Record<string, (params: URLSearchParams) => string> = {
  '/universities': universities,
  '/universities/filters': universities,
  '/uk-universities': (params) => ukQuery(parseUkSearch(params)),
  '/scholarships': (params) => scholarshipsQuery(parseScholarshipSearch(params)),
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
