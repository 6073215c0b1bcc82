'use client'

import { NuqsAdapter } from 'nuqs/adapters/next/app'
import { usePublishResults } from '@/components/list/use-publish-results'
import { ListToolbar } from '@/components/list/list-toolbar'
import { count, formatCount } from '@/lib/text/format'
import { activeFilters } from '@/lib/scholarships/active-filters'
import { withoutFilters } from '@/lib/scholarships/filter'
import { scholarshipsHref, SORTS, toSort } from '@/lib/scholarships/search-params'
import { scholarshipCatalogue } from './catalogue-store'
import { FILTER_FORM, RESULTS_HEADING } from './element-ids'
import { FeaturedScholarships, type FeaturedAward } from './featured-scholarships'
import { scholarshipResults } from './results-store'
import { useLocalBrowse, type ServerAnswer } from './use-local-browse'

type BrowserToolbarProps = { answer: ServerAnswer; featured: readonly FeaturedAward[] }

function Toolbar({ answer, featured }: BrowserToolbarProps) {
  const { search, today, go, change, shown, view, local, isPending, countryName } = useLocalBrowse(answer)
  usePublishResults(scholarshipResults.publish, isPending, local, { search: shown, today })

  const chips = activeFilters(shown, countryName)
  const total = formatCount(view.total)
  const order = SORTS.find(({ value }) => value === shown.sort)?.note
  return (
    <ListToolbar
      formId={FILTER_FORM}
      headingId={RESULTS_HEADING}
      search={search.search}
      placeholder="Search scholarships, providers, or countries..."
      onSearch={(text) => change({ search: text }, true)}
      onFocus={() => void scholarshipCatalogue.load(answer.version).catch(() => {})}
      sorts={SORTS}
      sort={search.sort}
      onSort={(value) => change({ sort: toSort(value) })}
      chips={chips}
      cleared={withoutFilters(search)}
      hrefOf={scholarshipsHref}
      onGo={go}
      top={chips.length === 0 && search.page === 1 && <FeaturedScholarships awards={featured} />}
      heading={`All Scholarships (${total})`}
      announcement={`${count(view.total, 'scholarship')} found`}
      note={view.total > 0 ? `${view.from}–${view.to}. ${order}` : order}
    />
  )
}

/** Search, sort, chips and the count. It also tells the results what to show. */
export function BrowserToolbar(props: BrowserToolbarProps) {
  return (
    <NuqsAdapter>
      <Toolbar {...props} />
    </NuqsAdapter>
  )
}
