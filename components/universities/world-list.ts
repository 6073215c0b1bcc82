import { defineList } from '@/components/list/list-definition'
import type { BrowseResult } from '@/lib/universities/browse'
import {
  NO_SEARCH,
  normaliseSearch,
  universitiesHref,
  universityParams,
  type UniversitySearch,
} from '@/lib/universities/search-params'
import { worldResults } from './world-results'

/** The universities of the world. */
export const WORLD_LIST = defineList<UniversitySearch, BrowseResult>({
  id: 'university',
  params: universityParams,
  noSearch: NO_SEARCH,
  normalise: normaliseSearch,
  hrefOf: (search) => universitiesHref('/universities', search),
  loadBrowse: () => import('@/lib/universities/browse').then((module) => module.browseUniversities),
  results: worldResults,
})
