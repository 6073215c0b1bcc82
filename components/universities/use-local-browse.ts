import { universitiesHref, type UniversitySearch } from '@/lib/universities/search-params'
import { useCatalogue } from './use-catalogue'

type LocalBrowse = {
  search: UniversitySearch
  /** The search the server has already answered on this page. */
  asked: UniversitySearch
  version: string
}

/**
 * The answer to the search, worked out in the browser as soon as the catalogue is there. `local` is null while the
 * page still shows what the server sent; if the catalogue can't be had, the server is asked for the address instead.
 * `countries`: those with results, and those chosen; null until the catalogue is there.
 */
export function useLocalBrowse({ search, asked, version }: LocalBrowse) {
  const href = universitiesHref('/universities', search)
  const isServerView = href === universitiesHref('/universities', asked)
  const needed = isServerView ? 'nothing' : search.search ? 'text' : 'index'
  const catalogue = useCatalogue(version, needed, () => window.location.assign(href))
  const computed = catalogue?.browse(search) ?? null
  const countries = catalogue?.countries ?? []
  return {
    local: isServerView ? null : computed,
    isServerView,
    countryName: (code: string) => countries.find((country) => country.code === code)?.name ?? null,
    countries: computed
      ? countries
          .map((country) => ({ ...country, count: computed.facets.country[country.code] ?? 0 }))
          .filter(({ code, count }) => count > 0 || search.country.includes(code))
      : null,
  }
}
