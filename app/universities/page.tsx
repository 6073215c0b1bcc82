import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { CompareButton } from '@/components/list/compare-button'
import { HeldResults } from '@/components/list/held-results'
import { CatalogueHero, CatalogueNote } from '@/components/universities/catalogue-hero'
import { ViewTabs } from '@/components/universities/view-tabs'
import { WorldList } from '@/components/universities/world-list'
import { asLocation } from '@/lib/server/one-address'
import { getCountryNames } from '@/lib/places/queries'
import { listMetadata } from '@/lib/web/seo/university'
import { getTotals } from '@/lib/universities/queries'
import { getTopUniversities, searchUniversities } from '@/lib/universities/search/queries'
import { withFound } from '@/lib/programmes/start/other-list-counts'
import { testTaught } from '@/lib/programmes/taught/queries'
import { toTopList } from '@/lib/universities/top-list'
import { WORLD } from '@/lib/universities/list'
import { AddTab } from '../add-universities/add-tab'

export async function generateMetadata({ searchParams }: PageProps<'/universities'>): Promise<Metadata> {
  return listMetadata(WORLD.parse(await searchParams), getTotals().countries)
}

export default async function UniversitiesPage({ searchParams }: PageProps<'/universities'>) {
  const search = WORLD.parse(await searchParams)
  const isFiltered = WORLD.chips(search, String).length > 0
  const found = searchUniversities(search, testTaught)
  const { cards, notKnownCards, suggestions, today, understood, ...answer } = found
  const href = WORLD.href(WORLD.settle(search, answer))
  if (href !== WORLD.href(search)) redirect(asLocation(href))
  const meaning = withFound(understood)

  return (
    <>
      <CatalogueHero totals={getTotals()} {...(isFiltered && { isFiltered })} />
      <ViewTabs search={search} />
      {search.tab === 'browse' && <HeldResults />}
      {search.tab === 'add' ? (
        <AddTab />
      ) : (
        <WorldList
          served={{
            href,
            asked: WORLD.asked(search),
            answer,
            ...(suggestions && { suggestions }),
            ...(meaning && { understood: meaning }),
            ...(today && { today }),
            ...(search.country.length > 0 && { names: getCountryNames(search.country) }),
          }}
          cards={cards}
          {...(notKnownCards.length > 0 && { notKnownCards })}
          top={toTopList('Top 5 by world ranking', getTopUniversities(5), 'country')}
          cardAction={CompareButton}
        />
      )}
      <CatalogueNote reporting={getTotals().reportingAcceptance} />
    </>
  )
}
