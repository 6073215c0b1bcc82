import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { ComparisonView } from '@/components/compare/comparison-view'
import { ViewTabs } from '@/components/universities/view-tabs'
import {
  findSubjectSlug,
  getCompared,
  getComparedWithCost,
  getServedSubject,
  toCurrentIds,
} from '@/lib/compare/queries'
import { isSameOrder } from '@/lib/compare/selection'
import { partsOfId } from '@/lib/facts/programme-id'
import { asLocation } from '@/lib/server/one-address'
import { getToday } from '@/lib/scholarships/queries'
import { SITE } from '@/lib/site'
import { isAddedId } from '@/lib/universities/added-id'
import { comparisonMetadata } from '@/lib/web/seo/university'
import { levelOf } from '@/lib/universities/level'
import { WORLD } from '@/lib/universities/list'
import { MAX_COMPARED } from '@/lib/universities/max-compared'

type Props = PageProps<'/universities/compare'>

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { compare } = WORLD.parse(await searchParams)
  const names = compare.flatMap((id) => getCompared(id)?.name ?? [])
  return comparisonMetadata(names.slice(0, MAX_COMPARED))
}

/** The Compare tab of /universities. It is a page of its own so that the list doesn't load what only it needs. */
export default async function ComparePage({ searchParams }: Props) {
  const search = WORLD.parse(await searchParams)
  const current = toCurrentIds(search.compare)
  const subject = search.subject && findSubjectSlug(search.subject)
  if (!isSameOrder(current, search.compare) || subject !== search.subject)
    redirect(asLocation(WORLD.href({ ...search, tab: 'compare', compare: current, subject })))
  const shown = search.compare.filter((id) => isAddedId(id) || getCompared(id)).slice(0, MAX_COMPARED)
  const universities = shown.map((id) => partsOfId(id).universityId)
  return (
    <>
      <ViewTabs search={{ ...search, tab: 'compare', compare: shown }} />
      <ComparisonView
        served={{
          ids: search.compare,
          columns: search.compare.flatMap((id) => getComparedWithCost(id) ?? []),
          level: levelOf(search),
          subject: subject ? getServedSubject(subject, universities) : null,
          today: getToday(),
          site: SITE.url,
        }}
      />
    </>
  )
}
