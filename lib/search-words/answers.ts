import type { Part } from './meaning'
import type { Vocabulary } from './vocabulary'

/** A page that answers a question; without an address, what is said of it. */
export type Answer = { href: string | null; label: string }

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
    if (kind === 'page') return [{ href: value, label }]
    if (kind === 'said') return label.includes('no such score') ? [{ href: '/tests/english', label }] : []
    const page = kind === 'ask' ? asks.get(value) : undefined
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
