import type { Part } from './meaning'
import type { Vocabulary } from './vocabulary'

/** A page that answers a question; without an address, what is said of it. */
export type Answer = { href: string | null; label: string }

/** A page to go on to. */
type Way = { href: string; label: string }

/** More countries than these are asked about in a list. */
const MOST_COUNTRIES = 3

/**
 * The pages that answer what the parts of a text ask beside a list: the section of a country's page where a country is
 * named, else the page for all; and pages that are named.
 */
export function answersOf(
  parts: readonly Part[],
  { asks, labels }: Pick<Vocabulary, 'asks' | 'labels'>,
): Answer[] {
  const countries = parts.flatMap(({ kind, value }) => (kind === 'country' ? value.split(',') : []))
  const answers = parts.flatMap(({ kind, value, words, label }): Answer[] => {
    // The way to the other list leads to several awards of one name.
    if (kind === 'page') return value.includes('?') ? [] : [{ href: value, label }]
    if (kind === 'said' && label.includes('no such score')) return [{ href: '/tests/english', label }]
    if (kind === 'said' && label.startsWith('Your grade'))
      return [{ href: '/tests/transcripts#grade-scales-by-country', label: `${label}, in other scales` }]
    const page = asks.get(kind === 'said' ? (askedBy(label) ?? '') : kind === 'ask' ? value : '')
    if (!page) return []
    if (page.section && countries[0] && countries.length <= MOST_COUNTRIES)
      return countries.map((code) => ({
        href: `/resources/countries/${code}#${page.section}`,
        label: `${labels.get(`country ${code}`) ?? code}: ${page.label}`,
      }))
    return page.href
      ? [{ href: page.href, label: page.label }]
      : [{ href: null, label: `“${words}”: ${page.label}` }]
  })
  return answers.filter(({ label }, at) => answers.findIndex((other) => other.label === label) === at)
}

/** What a fact of the visitor asks about: when to apply for a start, what it costs for a sum of a month or a term. */
function askedBy(said: string): string | null {
  if (said.startsWith('Start:')) return 'intake'
  return /\d/.test(said) && !/[:%]|^Without /.test(said) ? 'costs' : null
}

const DOORS: readonly Way[] = [
  { href: '/programmes', label: 'Programmes by subject' },
  { href: '/scholarships?tab=browse', label: 'All scholarships' },
  { href: '/resources/countries', label: 'Countries compared' },
]

/**
 * Where a text leads that finds nothing: the pages of its countries, and the awards for people of the country that somebody
 * comes from; the ways to all where it names neither.
 */
export function waysOf(parts: readonly Part[]): readonly Way[] {
  const ways = parts.flatMap(({ kind, value, label }): Way[] => {
    const name = label.replace(/^[^:]*: /, '')
    if (kind === 'country' && !value.includes(','))
      return [{ href: `/resources/countries/${value}`, label: `${name}: costs, dates, visa and work` }]
    return kind === 'origin' && value.length === 2
      ? [
          {
            href: `/scholarships?tab=browse&nationality=${value}`,
            label: `Scholarships open to you: ${name}`,
          },
        ]
      : []
  })
  return ways.length > 0 ? ways : DOORS
}
