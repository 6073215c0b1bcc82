import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { CompareButton } from '@/components/compare/compare-button'
import { ClearSearchForm } from '@/components/universities/uk/clear-search-form'
import { NoUkUniversities } from '@/components/universities/uk/no-uk-universities'
import { UkBrowser } from '@/components/universities/uk/uk-browser'
import { UkHero } from '@/components/universities/uk/uk-hero'
import { UkTabs } from '@/components/universities/uk/uk-tabs'
import { UniversityCards } from '@/components/universities/university-cards'
import { onlyChanged } from '@/lib/list/only-changed'
import { ukMetadata } from '@/lib/web/seo/metadata'
import { getCityName, getTopUk, getUkMap, getUkTotals, searchUk } from '@/lib/universities/uk/queries'
import { NO_UK_SEARCH, parseUkSearch, ukHref } from '@/lib/universities/uk/search-params'
import { getIndexFiles } from '@/lib/universities/queries'
import { toTopList } from '@/lib/universities/top-list'
import { AddTab } from '../add-universities/add-tab'

export async function generateMetadata({ searchParams }: PageProps<'/uk-universities'>): Promise<Metadata> {
  const search = parseUkSearch(await searchParams)
  return ukMetadata(search, search.city && getCityName(search.city), getUkTotals().universities)
}

export default async function UkUniversitiesPage({ searchParams }: PageProps<'/uk-universities'>) {
  const search = parseUkSearch(await searchParams)
  const { cards, suggestions, ...result } = searchUk(search)
  if (result.page !== search.page) redirect(ukHref({ ...search, page: result.page }))
  const { version } = getIndexFiles()

  return (
    <>
      <UkHero {...getUkTotals()} />
      <UkTabs search={search} />
      {search.tab === 'add' ? (
        <AddTab version={version} />
      ) : (
        <UkBrowser
          answer={{ href: ukHref(search), asked: onlyChanged(NO_UK_SEARCH, search), result, version }}
          map={getUkMap()}
          top={toTopList('Top 5 UK universities', getTopUk(5), 'location')}
          cardAction={CompareButton}
        >
          {suggestions ? (
            <NoUkUniversities
              search={search}
              suggestions={suggestions}
              clear={<ClearSearchForm sort={search.sort} />}
            />
          ) : (
            <UniversityCards cards={cards} action={CompareButton} />
          )}
        </UkBrowser>
      )}
    </>
  )
}
