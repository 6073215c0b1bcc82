import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { CompareButton } from '@/components/compare/compare-button'
import { CatalogueHero } from '@/components/universities/catalogue-hero'
import { NoUniversities } from '@/components/universities/no-universities'
import { UniversityBrowser } from '@/components/universities/university-browser'
import { UniversityCards } from '@/components/universities/university-cards'
import { ViewTabs } from '@/components/universities/view-tabs'
import { getCountryNames } from '@/lib/places/queries'
import { onlyChanged } from '@/lib/list/only-changed'
import { listMetadata } from '@/lib/web/seo/metadata'
import { getIndexFiles, getTopUniversities, getTotals, searchUniversities } from '@/lib/universities/queries'
import { toTopList } from '@/lib/universities/top-list'
import { NO_SEARCH, parseUniversitySearch, universitiesHref } from '@/lib/universities/search-params'
import { AddTab } from '../add-universities/add-tab'

export async function generateMetadata({ searchParams }: PageProps<'/universities'>): Promise<Metadata> {
  return listMetadata(parseUniversitySearch(await searchParams), getTotals().countries)
}

export default async function UniversitiesPage({ searchParams }: PageProps<'/universities'>) {
  const search = parseUniversitySearch(await searchParams)
  const { cards, suggestions, facets, ...pagination } = searchUniversities(search)
  if (pagination.page !== search.page)
    redirect(universitiesHref('/universities', { ...search, page: pagination.page }))
  const answer = {
    href: universitiesHref('/universities', search),
    asked: onlyChanged(NO_SEARCH, search),
    result: { ...pagination, facets: { ...facets, opened: null } },
    ...(search.country.length > 0 && { countryNames: getCountryNames(search.country) }),
    version: getIndexFiles().version,
  }

  return (
    <>
      <CatalogueHero totals={getTotals()} />
      <ViewTabs search={search} />
      {search.tab === 'add' ? (
        <AddTab version={answer.version} />
      ) : (
        <UniversityBrowser
          answer={answer}
          top={toTopList('Top 5 by world ranking', getTopUniversities(5), 'country')}
          cardAction={CompareButton}
        >
          {suggestions ? (
            <NoUniversities search={search} suggestions={suggestions} />
          ) : (
            <UniversityCards cards={cards} action={CompareButton} />
          )}
        </UniversityBrowser>
      )}
    </>
  )
}
