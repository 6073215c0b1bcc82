import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { CompareButton } from '@/components/compare/compare-button'
import { CatalogueHero } from '@/components/universities/catalogue-hero'
import { ViewTabs } from '@/components/universities/view-tabs'
import { WorldList } from '@/components/universities/world-list'
import { getCountryNames } from '@/lib/places/queries'
import { listMetadata } from '@/lib/web/seo/metadata'
import {
  getCatalogueFiles,
  getTopUniversities,
  getTotals,
  searchUniversities,
} from '@/lib/universities/queries'
import { toTopList } from '@/lib/universities/top-list'
import { WORLD } from '@/lib/universities/list'
import { AddTab } from '../add-universities/add-tab'

export async function generateMetadata({ searchParams }: PageProps<'/universities'>): Promise<Metadata> {
  return listMetadata(WORLD.parse(await searchParams), getTotals().countries)
}

export default async function UniversitiesPage({ searchParams }: PageProps<'/universities'>) {
  const search = WORLD.parse(await searchParams)
  const { version } = getCatalogueFiles()
  const { cards, suggestions, ...answer } = searchUniversities(search)
  if (answer.page !== search.page) redirect(WORLD.href({ ...search, page: answer.page }))

  return (
    <>
      <CatalogueHero totals={getTotals()} />
      <ViewTabs search={search} />
      {search.tab === 'add' ? (
        <AddTab version={version} />
      ) : (
        <WorldList
          served={{
            href: WORLD.href(search),
            asked: WORLD.asked(search),
            answer,
            suggestions,
            version,
            ...(search.country.length > 0 && { names: getCountryNames(search.country) }),
          }}
          cards={cards}
          top={toTopList('Top 5 by world ranking', getTopUniversities(5), 'country')}
          cardAction={CompareButton}
        />
      )}
    </>
  )
}
