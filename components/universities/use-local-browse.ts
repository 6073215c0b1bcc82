import type { BrowseResult } from '@/lib/universities/browse'
import { universitiesHref, type UniversitySearch } from '@/lib/universities/search-params'
import { useAdded } from '@/components/catalogue/use-added'
import { useCatalogue } from '@/components/catalogue/use-catalogue'
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
 * because the server does not know of them. `countries`: those with results, and those chosen; null until the catalogue
 * is there.
 */
export function useLocalBrowse({ search: asked, result, countryNames, version }: ServerAnswer) {
  const { search, typed, go, change } = useUniversitySearch()
  const href = universitiesHref('/universities', search)
  const isServerView = href === universitiesHref('/universities', asked)
  const hasAdded = useAdded(version)
  const needed = isServerView && !hasAdded ? 'nothing' : search.search ? 'text' : 'index'
  const catalogue = useCatalogue(version, needed, () => {
    if (!isServerView) window.location.assign(href)
  })
  const computed = catalogue?.browse(search) ?? null
  const local = isServerView && !catalogue?.hasAdded ? null : computed
  const known = catalogue?.countries ?? []
  const countryName = (code: string) =>
    known.find((country) => country.code === code)?.name ?? countryNames[code] ?? code.toUpperCase()
  const countries = computed
    ? known
        .map((country) => ({ ...country, count: computed.facets.country[country.code] ?? 0 }))
        .filter(({ code, count }) => count > 0 || search.country.includes(code))
    : null

  return {
    search,
    typed,
    go,
    change,
    hrefOf: (next: UniversitySearch) => universitiesHref('/universities', next),
    view: local ?? result,
    local,
    isPending: !isServerView && !local,
    countryName,
    countries,
  }
}
