import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { MatcherTab } from '@/components/matcher/matcher-tab'
import { HubHead } from '@/components/scholarships/hub-head'
import { ScholarshipList } from '@/components/scholarships/scholarship-list'
import { getCountryNames } from '@/lib/places/queries'
import { answerOf } from '@/lib/list/define-list'
import { drawRow } from '@/lib/scholarships/drawn-card'
import { hubMetadata } from '@/lib/web/seo/scholarship'
import {
  getFeaturedScholarships,
  getScholarships,
  getScholarshipVersion,
  getHour,
  searchScholarships,
} from '@/lib/scholarships/queries'
import { withFound } from '@/lib/programmes/start/other-list-counts'
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
  const today = getHour()
  const result = searchScholarships(search, today)
  const { meant } = result
  const names = getCountryNames([...search.host, ...meant.nationality])
  const [code] = meant.nationality
  const nationality = code ? { code, country: names[code] ?? code.toUpperCase() } : null
  const href = SCHOLARSHIPS.href(SCHOLARSHIPS.settle(search, result))
  if (href !== SCHOLARSHIPS.href(search)) redirect(href)
  const understood = withFound(result.understood)

  return (
    <>
      <HubHead tab="browse" total={total} />
      <ScholarshipList
        served={{
          href,
          asked: SCHOLARSHIPS.asked(search),
          answer: answerOf(result),
          ...(result.suggestions && { suggestions: result.suggestions }),
          ...(understood && { understood }),
          today,
          names,
          version: getScholarshipVersion(),
        }}
        cards={result.rows.map((row) => drawRow(row, today, nationality))}
        {...(result.notKnownRows.length > 0 && {
          notKnownCards: result.notKnownRows.map((row) => drawRow(row, today, nationality)),
        })}
        featured={getFeaturedScholarships(6)}
      />
    </>
  )
}
