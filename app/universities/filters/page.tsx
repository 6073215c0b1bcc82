import { WorldAllFilters } from '@/components/universities/world-all-filters'
import { getCountryNames } from '@/lib/places/queries'
import { testTaught } from '@/lib/programmes/taught/queries'
import { pageMetadata } from '@/lib/web/seo/metadata'
import { countEveryOption } from '@/lib/universities/search/queries'
import { WORLD } from '@/lib/universities/list'

export const metadata = pageMetadata({
  title: 'All filters',
  description: 'Every filter of the university search on one page, for browsers without script.',
  path: '/universities/filters',
  isIndexed: false,
})

/** The page behind "More filters" for browsers without script, so that the list page itself stays light. */
export default async function FiltersPage({ searchParams }: PageProps<'/universities/filters'>) {
  const search = WORLD.parse(await searchParams)
  return (
    <div className="page py-8 *:max-w-prose">
      <h1 className="mb-6 text-2xl">All filters</h1>
      <WorldAllFilters
        search={search}
        counts={countEveryOption(search, testTaught)}
        names={getCountryNames(search.country)}
      />
    </div>
  )
}
