import { createResultsStore } from '@/components/catalogue/create-results-store'
import type { Found } from '@/components/catalogue/list-definition'
import type { UkResult } from '@/lib/uk/browse'
import type { UkSearch } from '@/lib/uk/search-params'

export const ukResults = createResultsStore<Found<UkSearch, UkResult>>()
