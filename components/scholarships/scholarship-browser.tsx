'use client'

import { Activity } from 'react'
import { deferred } from '@/components/ui/deferred'
import { ListLayout } from '@/components/list/list-layout'
import type { DrawnPage } from '@/lib/scholarships/drawn-page'
import type { FeaturedAward } from './featured-scholarships'
import type { ServerAnswer } from './use-local-browse'

// All of it is in the server's HTML, and its script waits until the page is idle or touched: cards are links.
const FilterPanel = deferred(() => import('./filter-panel').then((module) => module.FilterPanel))
const BrowserToolbar = deferred(() => import('./browser-toolbar').then((module) => module.BrowserToolbar))
const BrowserResults = deferred(() => import('./browser-results').then((module) => module.BrowserResults))
const BrowserPager = deferred(() => import('./browser-pager').then((module) => module.BrowserPager))

type ScholarshipBrowserProps = {
  answer: ServerAnswer
  /** Shown above the results while nothing is filtered. */
  featured: readonly FeaturedAward[]
  page: DrawnPage
}

export function ScholarshipBrowser({ answer, featured, page }: ScholarshipBrowserProps) {
  return (
    <ListLayout
      filters={<FilterPanel answer={answer} />}
      toolbar={<BrowserToolbar answer={answer} featured={featured} />}
      results={
        <Activity>
          <BrowserResults served={page} />
        </Activity>
      }
      pager={<BrowserPager answer={answer} />}
    />
  )
}
