import { COST_PATH, parseQuestion, questionQuery } from '../cost/question'
import type { List } from '../list/define-list'
import { PROGRAMMES } from '../programmes/list'
import { SCHOLARSHIPS } from '../scholarships/list'
import { ALL_FILTERS, WORLD } from '../universities/list'
import { UK } from '../universities/uk/list'
import { isWholeInSlug } from '../list/search-params'
import { writeUnread } from '../list/unread-words'
import { readNumberEntry } from '../money/number-entry'

/** Countries may be written as names ("Germany") by a form without script; this finds their codes. */
type FindCountryCode = (text: string) => string | null

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
  [PROGRAMMES.path]: PROGRAMMES,
}

/**
 * Turns the names of countries into their codes, and numbers as people type them into those of addresses. A name that no
 * country has is kept apart, for its field to say so; two letters are a code, and an unknown one means nothing.
 */
function withPlainValues(
  params: URLSearchParams,
  { filters }: AnyList,
  findCountryCode: FindCountryCode,
): URLSearchParams {
  const unread: [string, string][] = []
  for (const { key, control } of filters) {
    const countries = params.get(key)
    if (control.kind === 'range')
      for (const name of [`${key}Min`, `${key}Max`]) {
        const { value } = readNumberEntry(params.get(name) ?? '', control.bounds, control.unit)
        if (value !== null) params.set(name, String(value))
      }
    if (control.kind !== 'countries' || !countries) continue
    const findExtra = (name: string) =>
      control.extra.find(({ value, label }) =>
        [value, label.toLowerCase()].includes(name.trim().toLowerCase()),
      )
    const findCode = (name: string) => findExtra(name)?.value ?? findCountryCode(name) ?? []
    const isWhole = countries.includes(',') && findCode(countries).length > 0
    const names = isWhole ? [] : countries.split(',').map((name) => name.trim())
    unread.push([
      key,
      names
        .filter((name) => /\p{L}{2}/u.test(name) && !/^[a-z]{2}$/i.test(name) && findCode(name).length === 0)
        .join(', '),
    ])
    params.set(key, [countries, ...countries.split(',')].flatMap(findCode).join(','))
  }
  if (writeUnread(unread) !== '') params.set('unread', writeUnread(unread))
  return params
}

/** A subject that was typed in words which its slug would lose is searched as text, which says what it means by them. */
function withWholeSubject(params: URLSearchParams): URLSearchParams {
  const subject = params.get('subject') ?? ''
  if (isWholeInSlug(subject) || params.get('search')) return params
  params.delete('subject')
  params.set('search', subject)
  return params
}

/**
 * The canonical query string of a list page: known parameters in a fixed order, bounded, without defaults. Null for
 * pages that read no query.
 */
export function canonicalQuery(
  url: URL,
  findCountryCode: FindCountryCode,
  findPassport: FindCountryCode = findCountryCode,
): string | null {
  if (url.pathname === COST_PATH) {
    const params = Object.fromEntries(joinRepeated(url.searchParams))
    return questionQuery(parseQuestion(params, { findCountry: findCountryCode, findPassport }))
  }
  const list = LISTS[url.pathname]
  if (!list) return null
  const joined = joinRepeated(url.searchParams)
  const asked = list === PROGRAMMES ? withWholeSubject(joined) : joined
  const params = withPlainValues(asked, list, findCountryCode)
  return new URL(url.pathname + list.query(list.parse(params) as never), url).search
}
