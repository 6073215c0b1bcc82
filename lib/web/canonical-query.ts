import type { List } from '../list/define-list'
import { SCHOLARSHIPS } from '../scholarships/list'
import { ALL_FILTERS, WORLD } from '../universities/list'
import { UK } from '../universities/uk/list'

/** Countries may be written as names ("Germany") by a form without script; this finds their codes. */
export type FindCountryCode = (text: string) => string | null

/** Repeated keys, as a plain form sends them, become one comma-separated value. */
function joinRepeated(params: URLSearchParams): URLSearchParams {
  const joined = new URLSearchParams()
  for (const key of new Set(params.keys())) joined.set(key, params.getAll(key).filter(Boolean).join(','))
  return joined
}

type AnyList = Pick<List<never>, 'filters'> & {
  parse: (params: URLSearchParams) => unknown
  query: (search: never) => string
}

/** The list behind each address. */
const LISTS: Readonly<Record<string, AnyList>> = {
  [WORLD.path]: WORLD,
  [ALL_FILTERS]: WORLD,
  [UK.path]: UK,
  [SCHOLARSHIPS.path]: SCHOLARSHIPS,
}

/** Turns the names of countries into their codes, in the parameters that hold countries. */
function withCountryCodes(
  params: URLSearchParams,
  { filters }: AnyList,
  findCountryCode: FindCountryCode,
): URLSearchParams {
  for (const { key, control } of filters) {
    const countries = params.get(key)
    if (control.kind !== 'countries' || !countries) continue
    const isKept = (name: string) => control.extra.some(({ value }) => value === name)
    const findCode = (name: string) => (isKept(name) ? name : (findCountryCode(name) ?? []))
    params.set(key, [countries, ...countries.split(',')].flatMap(findCode).join(','))
  }
  return params
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
  const list = LISTS[url.pathname]
  if (!list) return null
  const params = withCountryCodes(joinRepeated(url.searchParams), list, findCountryCode)
  return new URL(url.pathname + list.query(list.parse(params) as never), url).search
}
