import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { CompareButton } from '@/components/compare/compare-button'
import { UkHero } from '@/components/universities/uk/uk-hero'
import { UkList } from '@/components/universities/uk/uk-list'
import { UkTabs } from '@/components/universities/uk/uk-tabs'
import { ukMetadata } from '@/lib/web/seo/metadata'
import { getCityName, getTopUk, getUkMap, getUkTotals, searchUk } from '@/lib/universities/uk/queries'
import { UK } from '@/lib/universities/uk/list'
import { getCatalogueFiles } from '@/lib/universities/queries'
import { toTopList } from '@/lib/universities/top-list'
import { AddTab } from '../add-universities/add-tab'

export async function generateMetadata({ searchParams }: PageProps<'/uk-universities'>): Promise<Metadata> {
  const search = UK.parse(await searchParams)
  return ukMetadata(search, search.city && getCityName(search.city), getUkTotals().universities)
}

export default async function UkUniversitiesPage({ searchParams }: PageProps<'/uk-universities'>) {
  const search = UK.parse(await searchParams)
  const { cards, suggestions, ...answer } = searchUk(search)
  if (answer.page !== search.page) redirect(UK.href({ ...search, page: answer.page }))
  const { version } = getCatalogueFiles()

  return (
    <>
      <UkHero {...getUkTotals()} />
      <UkTabs search={search} />
      {search.tab === 'add' ? (
        <AddTab version={version} />
      ) : (
        <UkList
          served={{
            href: UK.href(search),
            asked: UK.asked(search),
            answer,
            suggestions,
            version,
            ...(search.city && { names: { [search.city]: getCityName(search.city) } }),
          }}
          cards={cards}
          map={getUkMap()}
          top={toTopList('Top 5 UK universities', getTopUk(5), 'location')}
          cardAction={CompareButton}
        />
      )}
    </>
  )
}
