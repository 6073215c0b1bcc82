import type { Metadata } from 'next'
import { AllFilters } from '@/components/universities/all-filters'
import { getCountry } from '@/lib/places/queries'
import { pageMetadata } from '@/lib/web/seo/metadata'
import { countEveryOption } from '@/lib/universities/queries'
import { parseUniversitySearch } from '@/lib/universities/search-params'

export const metadata: Metadata = {
  ...pageMetadata({
    title: 'All filters',
    description: 'Every filter of the university search on one page, for browsers without script.',
    path: '/universities/filters',
  }),
  robots: { index: false },
}

/** Where "More filters" leads without script: the list page itself stays light. */
export default async function FiltersPage({ searchParams }: PageProps<'/universities/filters'>) {
  const search = parseUniversitySearch(await searchParams)
  return (
    <div className="page max-w-prose py-8">
      <h1 className="mb-6 text-2xl">All filters</h1>
      <AllFilters
        search={search}
        {...countEveryOption(search)}
        countries={search.country.map((code) => getCountry(code).name)}
      />
    </div>
  )
}
