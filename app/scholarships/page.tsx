import type { Metadata } from 'next'
import { MatcherTab } from '@/components/matcher/matcher-tab'
import { BrowseTab } from '@/components/scholarships/browse-tab'
import { HubHead } from '@/components/scholarships/hub-head'
import { SCHOLARSHIPS } from '@/lib/scholarships/list'
import { getScholarships } from '@/lib/scholarships/queries'
import { hubMetadata } from '@/lib/web/seo/scholarship'

export async function generateMetadata({ searchParams }: PageProps<'/scholarships'>): Promise<Metadata> {
  return hubMetadata(SCHOLARSHIPS.parse(await searchParams))
}

export default async function ScholarshipsPage({ searchParams }: PageProps<'/scholarships'>) {
  const search = SCHOLARSHIPS.parse(await searchParams)
  const tab = search.tab ?? 'browse'
  return (
    <>
      <HubHead tab={tab} total={getScholarships().length} />
      {tab === 'matcher' ? <MatcherTab /> : <BrowseTab search={search} />}
    </>
  )
}
