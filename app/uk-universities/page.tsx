import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { CompareButton } from '@/components/list/compare-button'
import { HeldResults } from '@/components/list/held-results'
import { UkHead, UkNote } from '@/components/universities/uk/uk-head'
import { UkList } from '@/components/universities/uk/uk-list'
import { asLocation } from '@/lib/server/one-address'
import { ukMetadata } from '@/lib/web/seo/university'
import { getCityName, getTopUk, getUkMap, getUkTotals, searchUk } from '@/lib/universities/uk/queries'
import { UK } from '@/lib/universities/uk/list'
import { withFound } from '@/lib/programmes/start/other-list-counts'
import { testTaught } from '@/lib/programmes/taught/queries'
import { toTopList } from '@/lib/universities/top-list'
import { AddTab } from '../add-universities/add-tab'

export async function generateMetadata({ searchParams }: PageProps<'/uk-universities'>): Promise<Metadata> {
  const search = UK.parse(await searchParams)
  return ukMetadata(search, search.city && getCityName(search.city), getUkTotals().universities)
}

export default async function UkUniversitiesPage({ searchParams }: PageProps<'/uk-universities'>) {
  const search = UK.parse(await searchParams)
  const { cards, notKnownCards, suggestions, understood: meaning, ...answer } = searchUk(search, testTaught)
  const href = UK.href(UK.settle(search, answer))
  if (href !== UK.href(search)) redirect(asLocation(href))
  const understood = withFound(meaning)

  return (
    <>
      <UkHead search={search} {...getUkTotals()} />
      {search.tab === 'browse' && <HeldResults />}
      {search.tab === 'add' ? (
        <AddTab />
      ) : (
        <UkList
          served={{
            href,
            asked: UK.asked(search),
            answer,
            ...(suggestions && { suggestions }),
            ...(understood && { understood }),
            ...(search.city && { names: { [search.city]: getCityName(search.city) } }),
          }}
          cards={cards}
          {...(notKnownCards.length > 0 && { notKnownCards })}
          map={getUkMap()}
          top={toTopList('Top 5 UK universities', getTopUk(5), 'location')}
          cardAction={CompareButton}
        />
      )}
      <UkNote />
    </>
  )
}
