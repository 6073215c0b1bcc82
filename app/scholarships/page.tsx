import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { MatcherTab } from '@/components/matcher/matcher-tab'
import { HubHead } from '@/components/scholarships/hub-head'
import { ScholarshipList } from '@/components/scholarships/scholarship-list'
import { getCountryNames } from '@/lib/places/queries'
import { answerOf } from '@/lib/list/define-list'
import { drawCard } from '@/lib/scholarships/drawn-card'
import { hubMetadata } from '@/lib/web/seo/scholarship-metadata'
import {
  getFeaturedScholarships,
  getScholarships,
  getScholarshipVersion,
  getToday,
  searchScholarships,
} from '@/lib/scholarships/queries'
import { SCHOLARSHIPS } from '@/lib/scholarships/list'

export async function generateMetadata({ searchParams }: PageProps<'/scholarships'>): Promise<Metadata> {
  return hubMetadata(SCHOLARSHIPS.parse(await searchParams))
}

export default async function ScholarshipsPage({ searchParams }: PageProps<'/scholarships'>) {
  const search = SCHOLARSHIPS.parse(await searchParams)
  const total = getScholarships().length
  if (search.tab === 'matcher') {
    return (
      <>
        <HubHead tab={search.tab} total={total} />
        <MatcherTab />
      </>
    )
  }
  const today = getToday()
  const result = searchScholarships(search, today)
  if (result.page !== search.page) redirect(SCHOLARSHIPS.href({ ...search, page: result.page }))

  return (
    <>
      <HubHead tab="browse" total={total} />
      <ScholarshipList
        served={{
          href: SCHOLARSHIPS.href(search),
          asked: SCHOLARSHIPS.asked(search),
          answer: answerOf(result),
          suggestions: result.suggestions,
          today,
          names: getCountryNames([...search.host, ...search.nationality]),
          version: getScholarshipVersion(),
        }}
        cards={result.rows.map((row) => drawCard(row, today))}
        featured={getFeaturedScholarships(6)}
      />
    </>
  )
}
