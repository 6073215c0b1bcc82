import { NoResults } from '@/components/list/no-results'
import type { Suggestions } from '@/lib/universities/browse'
import { activeFilters } from '@/lib/universities/active-filters'
import { withoutFilter, type FilterKey } from '@/lib/universities/filter'
import { universitiesHref, type UniversitySearch } from '@/lib/universities/search-params'

const FILTER_NAMES: Record<FilterKey, string> = {
  search: 'the search text',
  country: 'the country',
  region: 'the region',
  programmes: 'the programmes',
  facilities: 'the facilities',
  tuition: 'the tuition range',
  acceptance: 'the acceptance rate',
  rank: 'the world ranking',
  gpa: 'your GPA',
  research: 'the research rating',
  employment: 'the employment rate',
  size: 'the campus size',
  deadline: 'the deadline',
}

type NoUniversitiesProps = { search: UniversitySearch; suggestions: Suggestions }

export function NoUniversities({ search, suggestions }: NoUniversitiesProps) {
  return (
    <NoResults
      title="No universities found"
      text="Try adjusting your search criteria or filters"
      suggestions={suggestions}
      base="/universities"
      chips={activeFilters(search, String)}
      filterNames={FILTER_NAMES}
      hrefWithout={(key) => universitiesHref('/universities', withoutFilter(search, key))}
    />
  )
}
