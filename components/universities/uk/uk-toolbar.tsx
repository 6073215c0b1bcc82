'use client'

import { loadCatalogue } from '@/components/catalogue/catalogue-store'
import { SearchInAddress } from '@/components/list/search-in-address'
import { usePublishResults } from '@/components/list/use-publish-results'
import { focusResults } from '@/components/list/focus-results'
import { ListToolbar } from '@/components/list/list-toolbar'
import { activeFilters } from '@/lib/universities/uk/active-filters'
import { withoutFilters } from '@/lib/universities/uk/filter'
import { SORTS } from '@/lib/universities/uk/search-params'
import type { TopList } from '@/lib/universities/top-list'
import { TopUniversities } from '../top-universities'
import { UK_LIST } from './uk-list'
import { useUkBrowse, type UkAnswer } from './use-uk-browse'

type UkToolbarProps = {
  answer: UkAnswer
  /** Shown above the results while nothing is filtered. */
  top: TopList
}

function Toolbar({ answer, top }: UkToolbarProps) {
  const { search, go, change, shown, view, local, isPending, cityName } = useUkBrowse(answer)
  const { version } = answer
  usePublishResults(UK_LIST.results.publish, isPending, local, { search: shown, version })

  const chips = activeFilters(shown, cityName)
  return (
    <ListToolbar
      formId={UK_LIST.formId}
      headingId={UK_LIST.headingId}
      search={search.search}
      placeholder="Search universities, cities, or programs..."
      onSearch={(text) => change({ search: text }, true)}
      onFocus={() => void loadCatalogue(version, 'text').catch(() => {})}
      sorts={SORTS}
      sort={search.sort}
      onSort={(value) => change({ sort: SORTS.find((sort) => sort.value === value)?.value ?? 'best' })}
      chips={chips}
      cleared={withoutFilters(search)}
      hrefOf={UK_LIST.hrefOf}
      onGo={(next) => {
        focusResults(UK_LIST.headingId)
        void go(next)
      }}
      top={chips.length === 0 && search.page === 1 && <TopUniversities {...top} />}
      heading={`UK Universities (${view.total} found)`}
      announcement={`${view.total} ${view.total === 1 ? 'university' : 'universities'} found`}
      note={`Page ${view.page} of ${view.pages}`}
    />
  )
}

/** Search, sort, chips and the count. It also tells the results what to show. */
export function UkToolbar(props: UkToolbarProps) {
  return (
    <SearchInAddress list={UK_LIST}>
      <Toolbar {...props} />
    </SearchInAddress>
  )
}
