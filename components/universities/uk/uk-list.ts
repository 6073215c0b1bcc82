import { defineList } from '@/components/catalogue/list-definition'
import type { UkResult } from '@/lib/uk/browse'
import { NO_UK_SEARCH, ukHref, ukParams, type UkSearch } from '@/lib/uk/search-params'
import { ukResults } from './uk-results'

/** The universities of the United Kingdom. */
export const UK_LIST = defineList<UkSearch, UkResult>({
  id: 'uk',
  params: ukParams,
  noSearch: NO_UK_SEARCH,
  normalise: (search) => search,
  hrefOf: ukHref,
  loadBrowse: () => import('@/lib/uk/browse').then((module) => module.browseUk),
  results: ukResults,
})
