import type { Metadata } from 'next'
import { redirect } from 'next/navigation'
import { MatcherTab } from '@/components/matcher/matcher-tab'
import { HubHead } from '@/components/scholarships/hub-head'
import { ScholarshipBrowser } from '@/components/scholarships/scholarship-browser'
import { getCountryNames } from '@/lib/places/queries'
import { drawPage } from '@/lib/scholarships/drawn-page'
import { hubMetadata } from '@/lib/web/seo/scholarship-metadata'
import {
  getFeaturedScholarships,
  getScholarships,
  getScholarshipVersion,
  getToday,
  searchScholarships,
} from '@/lib/scholarships/queries'
import { parseScholarshipSearch, scholarshipsHref } from '@/lib/scholarships/search-params'

export async function generateMetadata({ searchParams }: PageProps<'/scholarships'>): Promise<Metadata> {
  return hubMetadata(parseScholarshipSearch(await searchParams))
}

export default async function ScholarshipsPage({ searchParams }: PageProps<'/scholarships'>) {
  const search = parseScholarshipSearch(await searchParams)
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
  const { rows, suggestions, facets, ...pagination } = searchScholarships(search, today)
  if (pagination.page !== search.page) redirect(scholarshipsHref({ ...search, page: pagination.page }))
  const answer = {
    href: scholarshipsHref(search),
    today,
    // The counts of all host countries are worked out in the browser when their list is opened.
    result: { ...pagination, facets: { ...facets, host: {} } },
    countryNames: getCountryNames([...search.host, ...search.nationality]),
    version: getScholarshipVersion(),
  }

  return (
    <>
      <HubHead tab={search.tab} total={total} />
      <ScholarshipBrowser
        answer={answer}
        featured={getFeaturedScholarships(6)}
        page={drawPage({ rows, suggestions }, search, today)}
      />
    </>
  )
}
