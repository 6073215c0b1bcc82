import { createResultsStore } from '@/components/list/create-results-store'
import type { Found } from '@/components/list/list-definition'
import type { BrowseResult } from '@/lib/universities/browse'
import type { UniversitySearch } from '@/lib/universities/search-params'

export const worldResults = createResultsStore<Found<UniversitySearch, BrowseResult>>()
