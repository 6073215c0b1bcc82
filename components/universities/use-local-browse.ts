import { universitiesHref, type UniversitySearch } from '@/lib/universities/search-params'
import { useAdded } from './use-added'
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
 * A visitor who has added universities always gets the browser's answer: the server does not know of them.
 */
export function useLocalBrowse({ search, asked, version }: LocalBrowse) {
  const hasAdded = useAdded(version)
  const href = universitiesHref('/universities', search)
  const isServerView = href === universitiesHref('/universities', asked)
  const isServerEnough = isServerView && !hasAdded
  const needed = isServerEnough ? 'nothing' : search.search ? 'text' : 'index'
  const catalogue = useCatalogue(version, needed, () => {
    if (!isServerView) window.location.assign(href)
  })
  const computed = catalogue?.browse(search) ?? null
  const isServerShown = isServerView && !catalogue?.hasAdded
  return { computed, local: isServerShown ? null : computed, isServerView, rows: catalogue?.rows ?? [] }
}
