import { useListBrowse, type ServerAnswer as AnyAnswer } from '@/components/catalogue/use-list-browse'
import type { BrowseResult } from '@/lib/universities/browse'
import type { UniversitySearch } from '@/lib/universities/search-params'
import { WORLD_LIST } from './world-list'

export type ServerAnswer = AnyAnswer<UniversitySearch, BrowseResult> & {
  /** Names of the chosen countries, for the chips. */
  countryNames: Record<string, string>
}

/**
 * The search in the address and its answer. `countries`: those with results, and those chosen; null until the
 * catalogue is there.
 */
export function useLocalBrowse(answer: ServerAnswer) {
  const browse = useListBrowse(WORLD_LIST, answer)
  const { search, computed, catalogue } = browse
  const known = catalogue?.countries ?? []
  const countryName = (code: string) =>
    known.find((country) => country.code === code)?.name ?? answer.countryNames[code] ?? code.toUpperCase()
  const countries = computed
    ? known
        .map((country) => ({ ...country, count: computed.facets.country[country.code] ?? 0 }))
        .filter(({ code, count }) => count > 0 || search.country.includes(code))
    : null

  return { ...browse, countryName, countries }
}
