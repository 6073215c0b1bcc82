import { defineList } from '@/components/list/list-definition'
import type { UkResult } from '@/lib/universities/uk/browse'
import { NO_UK_SEARCH, ukHref, ukParams, type UkSearch } from '@/lib/universities/uk/search-params'
import { ukResults } from './uk-results'

/** The universities of the United Kingdom. */
export const UK_LIST = defineList<UkSearch, UkResult>({
  id: 'uk',
  params: ukParams,
  noSearch: NO_UK_SEARCH,
  normalise: (search) => search,
  hrefOf: ukHref,
  loadBrowse: () => import('@/lib/universities/uk/browse').then((module) => module.browseUk),
  results: ukResults,
})
