import { createResultsStore } from '@/components/list/create-results-store'
import type { Found } from '@/components/list/list-definition'
import type { UkResult } from '@/lib/universities/uk/browse'
import type { UkSearch } from '@/lib/universities/uk/search-params'

export const ukResults = createResultsStore<Found<UkSearch, UkResult>>()
