import { createResultsStore } from '@/components/list/create-results-store'
import type { Suggestions } from '@/lib/scholarships/browse'
import type { ScholarshipRow } from '@/lib/scholarships/row'
import type { ScholarshipSearch } from '@/lib/scholarships/search-params'

export type LocalScholarships = {
  rows: readonly ScholarshipRow[]
  suggestions: Suggestions | null
  search: ScholarshipSearch
  today: string
}

export const scholarshipResults = createResultsStore<LocalScholarships>()
