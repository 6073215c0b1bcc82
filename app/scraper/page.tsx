import type { Metadata, Route } from 'next'
import { ScraperLoader } from '@/components/scraper/scraper-loader'
import { LAST_CRAWL_HASH } from '@/lib/scraper/shared/last-crawl'
import { pageMetadata } from '@/lib/web/seo/metadata'
import { WORLD } from '@/lib/universities/list'

export const metadata: Metadata = pageMetadata({
  title: 'University Data Scraper',
  description:
    'Collect university data from any public website with your own Firecrawl key: crawl a site, read pages, find pages, and check university records.',
  path: '/scraper',
})

export default function ScraperPage() {
  return (
    // What the script draws has its place, so that the footer does not move.
    <div className="page min-h-screen py-8 md:py-10">
      <h1 className="text-2xl">University Data Scraper</h1>
      <p className="mt-2.5 max-w-prose text-ink-2">
        Collect university data from a website you choose. The pages are read by Firecrawl, a web-crawling
        service, with your own key; what comes back stays in this browser.
      </p>
      <ScraperLoader addHref={`${WORLD.href({ tab: 'add' })}${LAST_CRAWL_HASH}` as Route} />
    </div>
  )
}
