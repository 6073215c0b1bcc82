import { countInWords } from '@/lib/list/count-in-words'
import { shorten } from '@/lib/text/shorten'
import type { Counts } from '@/lib/list/count-facet'

/**
 * `aliases`: other names people type, separated by commas. `notKnown`: what may be results besides. `isOnlyBeyond`: the
 * country has results, but none for the text or the filters of the search.
 */
export type CountryOption = {
  code: string
  name: string
  aliases: string
  count: number
  notKnown?: number
  isOnlyBeyond?: boolean
}

type KnownCountry = Pick<CountryOption, 'code' | 'name' | 'aliases'>

/**
 * The options of the list of countries: those with results or chosen, then those that have results only without the text
 * or the other filters.
 * @param beyond the counts without the text, or without any filter
 */
export function countryOptions(
  known: readonly KnownCountry[],
  chosen: readonly string[],
  counts: Counts,
  beyond: Counts['values'] | undefined,
): CountryOption[] {
  const counted = known.map(({ code, ...country }): CountryOption => {
    const [own, notKnown] = [counts.values[code] ?? 0, counts.notKnown?.[code] ?? 0]
    const isNone = own + notKnown === 0 && !chosen.includes(code)
    return { code, ...country, count: own, notKnown, isOnlyBeyond: isNone && (beyond?.[code] ?? 0) > 0 }
  })
  return [
    ...counted.filter(({ code, count, notKnown = 0 }) => count + notKnown > 0 || chosen.includes(code)),
    ...counted.filter(({ isOnlyBeyond }) => isOnlyBeyond),
  ]
}

/** The results of a country, and a note where it has universities but no result. */
export function countWords({ count, notKnown = 0, isOnlyBeyond }: CountryOption, text: string): string {
  if (isOnlyBeyond) return text ? `0 for ‘${shorten(text, 24)}’; search without it` : '0 with these filters'
  return countInWords(count, notKnown)
}
