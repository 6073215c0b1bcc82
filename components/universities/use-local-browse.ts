import { useState } from 'react'
import type { BrowseResult } from '@/lib/universities/browse'
import { universitiesHref, type UniversitySearch } from '@/lib/universities/search-params'
import { useAdded } from '@/components/catalogue/use-added'
import { useCatalogue } from '@/components/catalogue/use-catalogue'
import { useHydrated } from '@/components/filters/use-hydrated'
import { useUniversitySearch } from './use-university-search'

/** What the server sent with the page: the search it answered, and the answer but for the rows. */
export type ServerAnswer = {
  search: UniversitySearch
  result: Omit<BrowseResult, 'rows' | 'suggestions'>
  /** Names of the chosen countries, for the chips. */
  countryNames: Record<string, string>
  version: string
}

const isSameSearch = (a: UniversitySearch, b: UniversitySearch) =>
  universitiesHref('/universities', a) === universitiesHref('/universities', b)

/**
 * The search in the address and its answer: the server's for the address the page was made for, the browser's own for
 * any other. `local` is null while the page still shows what the server sent; if the catalogue can't be had, the
 * server is asked for the address instead. A visitor who has added universities always gets the browser's answer,
 * because the server does not know of them. `countries`: those with results, and those chosen; null until the catalogue
 * is there.
 */
export function useLocalBrowse({ search: asked, result, countryNames, version }: ServerAnswer) {
  const inAddress = useUniversitySearch()
  // Without a connection this page may stand in for another address than the one it was made for.
  const { search, typed } = useHydrated() ? inAddress : { search: asked, typed: asked }
  const { go, change } = inAddress
  const [isStandIn] = useState(!isSameSearch(inAddress.search, asked))
  const href = universitiesHref('/universities', search)
  const isServerView = isSameSearch(search, asked)
  const hasAdded = useAdded(version)
  const needed = isServerView && !hasAdded ? 'nothing' : search.search ? 'text' : 'index'
  const askServer = () => {
    if (!isServerView) window.location.assign(href)
  }
  // From an address that it stands in for, asking would only come back here, again and again.
  const catalogue = useCatalogue(version, needed, isStandIn ? null : askServer)
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
