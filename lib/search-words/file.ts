import { slugify } from '../text/slugify'
import type { SearchWords } from './vocabulary'

/** A country of the catalogue with its names, as the lists have them. `aliases` are separated by commas. */
type NamedInList = { code: string; name: string; aliases: string }

/** The file of search words: a line of rates, one of modifiers, then one for each subject. A slug that follows from the name is left out. */
export function encodeSearchWords({ rates, modifiers, subjects }: Omit<SearchWords, 'countries'>): string {
  const first = Object.entries(rates)
    .map(([code, rate]) => `${code} ${rate}`)
    .join()
  const lines = subjects.map(([slug, name, words]) =>
    [slug === slugify(name) ? '' : slug, name, words].join('|'),
  )
  return [first, modifiers.join(' '), ...lines].join('\n')
}

const listOf = (names: string) => names.split(',').filter(Boolean)

/**
 * The words of a search, from the file that `encodeSearchWords` made and the countries of the catalogue.
 * @param more further names of countries and words for their people by code, separated by commas
 */
export function decodeSearchWords(
  file: string,
  countries: readonly NamedInList[],
  more: Readonly<Record<string, string>>,
): SearchWords {
  const [rates = '', modifiers = '', ...lines] = file.split('\n')
  return {
    modifiers: modifiers.split(' '),
    rates: Object.fromEntries(
      listOf(rates).map((entry) => {
        const [code = '', rate] = entry.split(' ')
        return [code, Number(rate)]
      }),
    ),
    subjects: lines.map((line) => {
      const [slug = '', name = '', words = ''] = line.split('|')
      return [slug || slugify(name), name, words] as const
    }),
    countries: countries.map(
      ({ code, name, aliases }) => [code, name, ...listOf(aliases), ...listOf(more[code] ?? '')] as const,
    ),
  }
}
