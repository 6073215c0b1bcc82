import type { BrowseResult } from '@/lib/universities/browse'
import { universitiesHref, type UniversitySearch } from '@/lib/universities/search-params'
import { useAdded } from './use-added'
import { useCatalogue } from './use-catalogue'
import { useUniversitySearch } from './use-university-search'

/** What the server sent with the page: the search it answered, and the answer but for the rows. */
export type ServerAnswer = {
  search: UniversitySearch
  result: Omit<BrowseResult, 'rows' | 'suggestions'>
  /** Names of the chosen countries, for the chips. */
  countryNames: Record<string, string>
  version: string
}

/**
 * The search in the address and its answer: the server's for the address the page was made for, the browser's own for
 * any other. `local` is null while the page still shows what the server sent; if the catalogue can't be had, the
 * server is asked for the address instead. A visitor who has added universities always gets the browser's answer,
 * because the server does not know of them.
 */
export function useLocalBrowse({ search: asked, result, countryNames, version }: ServerAnswer) {
  const { search, go } = useUniversitySearch()
  const hasAdded = useAdded(version)
  const href = universitiesHref('/universities', search)
  const isServerView = href === universitiesHref('/universities', asked)
  const needed = isServerView && !hasAdded ? 'nothing' : search.search ? 'text' : 'index'
  const catalogue = useCatalogue(version, needed, () => {
    if (!isServerView) window.location.assign(href)
  })
  const computed = catalogue?.browse(search) ?? null
  const local = isServerView && !catalogue?.hasAdded ? null : computed
  const countryName = (code: string) =>
    catalogue?.countryNames.get(code) ?? countryNames[code] ?? code.toUpperCase()
  const countries =
    catalogue && computed
      ? [...catalogue.countryNames]
          .map(([code, name]) => ({ code, name, count: computed.facets.country[code] ?? 0 }))
          .filter(({ count }) => count > 0)
      : null

  return {
    search,
    go,
    /** Merges a change into the search and goes back to page 1; `typing` for what changes with each key. */
    change: (next: Partial<UniversitySearch>, typing?: boolean) => go({ ...next, page: 1 }, typing),
    hrefOf: (next: UniversitySearch) => universitiesHref('/universities', next),
    view: local ?? result,
    local,
    isPending: !isServerView && !local,
    countryName,
    countries,
  }
}
