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
 */
export function useLocalBrowse({ search, asked, version }: LocalBrowse) {
  const href = universitiesHref('/universities', search)
  const isServerView = href === universitiesHref('/universities', asked)
  const needed = isServerView ? 'nothing' : search.search ? 'text' : 'index'
  const catalogue = useCatalogue(version, needed, () => window.location.assign(href))
  const computed = catalogue?.browse(search) ?? null
  return { computed, local: isServerView ? null : computed, isServerView, rows: catalogue?.rows ?? [] }
}
