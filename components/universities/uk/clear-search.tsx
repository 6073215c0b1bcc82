'use client'

import { SearchInAddress } from '@/components/list/search-in-address'
import { useListSearch } from '@/components/list/use-list-search'
import { focusResults } from '@/components/list/focus-results'
import { withoutFilters } from '@/lib/universities/uk/filter'
import { UK_LIST } from './uk-list'

function Clear() {
  const { search, go } = useListSearch(UK_LIST)
  return (
    <button
      type="button"
      className="btn btn-accent"
      onClick={() => {
        focusResults(UK_LIST.headingId)
        void go(withoutFilters(search))
      }}
    >
      Clear Search
    </button>
  )
}

/** Takes the search and every filter back at once, without asking the server. */
export function ClearSearch() {
  return (
    <SearchInAddress list={UK_LIST}>
      <Clear />
    </SearchInAddress>
  )
}
