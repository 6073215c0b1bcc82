'use client'

import { loadCatalogue } from '@/components/catalogue/catalogue-store'
import { SearchInAddress } from '@/components/list/search-in-address'
import { usePublishResults } from '@/components/list/use-publish-results'
import { focusResults } from '@/components/list/focus-results'
import { ListToolbar } from '@/components/list/list-toolbar'
import { count, formatCount } from '@/lib/text/format'
import { activeFilters } from '@/lib/universities/active-filters'
import { withoutFilters } from '@/lib/universities/filter'
import { SORTS } from '@/lib/universities/search-params'
import type { TopList } from '@/lib/universities/top-list'
import { TopUniversities } from './top-universities'
import { useLocalBrowse, type ServerAnswer } from './use-local-browse'
import { WORLD_LIST } from './world-list'

type BrowserToolbarProps = {
  answer: ServerAnswer
  /** Shown above the results while nothing is filtered. */
  top: TopList
}

function Toolbar({ answer, top }: BrowserToolbarProps) {
  const { search, go, change, shown, view, local, isPending, countryName } = useLocalBrowse(answer)
  const { version } = answer
  usePublishResults(WORLD_LIST.results.publish, isPending, local, { search: shown, version })

  const chips = activeFilters(shown, countryName)
  return (
    <ListToolbar
      formId={WORLD_LIST.formId}
      headingId={WORLD_LIST.headingId}
      search={search.search}
      placeholder="Search universities, locations, or programs..."
      onSearch={(text) => change({ search: text }, true)}
      onFocus={() => void loadCatalogue(version, 'text').catch(() => {})}
      sorts={SORTS}
      sort={search.sort}
      onSort={(value) => change({ sort: SORTS.find((sort) => sort.value === value)?.value ?? 'ranking' })}
      chips={chips}
      cleared={withoutFilters(search)}
      hrefOf={WORLD_LIST.hrefOf}
      onGo={(next) => {
        focusResults(WORLD_LIST.headingId)
        void go(next)
      }}
      top={chips.length === 0 && search.page === 1 && <TopUniversities {...top} />}
      heading={`Results: ${formatCount(view.from)}-${formatCount(view.to)} of ${formatCount(view.total)}`}
      announcement={`${count(view.total, 'university', 'universities')} found`}
      note={search.sort === 'ranking' && 'Full records first, then by world ranking.'}
    />
  )
}

/** Search, sort, chips and the count. It also tells the results what to show. */
export function BrowserToolbar(props: BrowserToolbarProps) {
  return (
    <SearchInAddress list={WORLD_LIST}>
      <Toolbar {...props} />
    </SearchInAddress>
  )
}
