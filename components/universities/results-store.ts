import { createResultsStore } from '@/components/catalogue/create-results-store'
import type { Suggestions } from '@/lib/universities/browse'
import type { UniversityRow } from '@/lib/universities/row'
import type { UniversitySearch } from '@/lib/universities/search-params'

export type LocalUniversities = {
  rows: readonly UniversityRow[]
  suggestions: Suggestions | null
  search: UniversitySearch
  version: string
}

export const universityResults = createResultsStore<LocalUniversities>()

export const publishResults = universityResults.publish
