import { NoResults } from '@/components/list/no-results'
import { activeFilters } from '@/lib/scholarships/active-filters'
import type { Suggestions } from '@/lib/scholarships/browse'
import { withoutFilter, type FilterKey } from '@/lib/scholarships/filter'
import { scholarshipsHref, type ScholarshipSearch } from '@/lib/scholarships/search-params'

const FILTER_NAMES: Record<FilterKey, string> = {
  search: 'the search text',
  type: 'the type',
  funding: 'the funding',
  degree: 'the degree',
  field: 'the field of study',
  host: 'the host country',
  nationality: 'your nationality',
  open: '“open now”',
}

type NoScholarshipsProps = { search: ScholarshipSearch; suggestions: Suggestions }

export function NoScholarships({ search, suggestions }: NoScholarshipsProps) {
  return (
    <NoResults
      title="No scholarships found"
      text="Try adjusting your search criteria or filters"
      suggestions={suggestions}
      base="/scholarships"
      chips={activeFilters(search, String)}
      filterNames={FILTER_NAMES}
      hrefWithout={(key) => scholarshipsHref(withoutFilter(search, key))}
    />
  )
}
