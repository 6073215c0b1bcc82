import { useListBrowse, type ServerAnswer as AnyAnswer } from '@/components/list/use-list-browse'
import type { BrowseResult } from '@/lib/universities/browse'
import type { UniversitySearch } from '@/lib/universities/search-params'
import { WORLD_LIST } from './world-list'

export type ServerAnswer = AnyAnswer<UniversitySearch, BrowseResult> & {
  /** Names of the chosen countries, for the chips; left out where none is. */
  countryNames?: Record<string, string>
}

/**
 * The search in the address and its answer. `opened`: what counts the groups that are shut at first; null until the
 * catalogue is there, with all that the search has words for.
 */
export function useLocalBrowse(answer: ServerAnswer) {
  const browse = useListBrowse(WORLD_LIST, answer)
  const { shown, local, computed, catalogue } = browse
  const known = catalogue?.countries ?? []
  const countryName = (code: string) =>
    known.find((country) => country.code === code)?.name ?? answer.countryNames?.[code] ?? code.toUpperCase()
  const isWhole = !shown.search || catalogue?.hasText === true
  const opened = (local ?? (isWhole ? computed : null))?.facets.opened ?? null

  return { ...browse, countryName, opened }
}
