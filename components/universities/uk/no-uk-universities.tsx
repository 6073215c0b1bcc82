import type { ReactNode } from 'react'
import { NoResults } from '@/components/list/no-results'
import { activeFilters } from '@/lib/universities/uk/active-filters'
import type { UkSuggestions } from '@/lib/universities/uk/browse'
import { withoutFilter, type FilterKey } from '@/lib/universities/uk/filter'
import { ukHref, type UkSearch } from '@/lib/universities/uk/search-params'

const FILTER_NAMES: Record<FilterKey, string> = {
  search: 'the search text',
  city: 'the city',
  nation: 'the nation',
}

type NoUkUniversitiesProps = {
  search: UkSearch
  suggestions: UkSuggestions
  /** The button that clears the search. */
  clear: ReactNode
}

export function NoUkUniversities({ search, suggestions, clear }: NoUkUniversitiesProps) {
  return (
    <NoResults
      title="No universities found"
      text="Try another name, city or program, or start again."
      suggestions={suggestions}
      base="/universities"
      chips={activeFilters(search, String)}
      filterNames={FILTER_NAMES}
      hrefWithout={(key) => ukHref(withoutFilter(search, key))}
    >
      <div className="mt-5">{clear}</div>
    </NoResults>
  )
}
