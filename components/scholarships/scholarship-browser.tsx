'use client'

import { lazy, useEffect, type ReactNode } from 'react'
import { ResultsSlot } from '@/components/catalogue/results-slot'
import { whenIdle } from '@/components/catalogue/when-idle'
import { deferred } from '@/components/deferred'
import { ListLayout } from '@/components/filters/list-layout'
import { scholarshipResults } from './results-store'
import type { ServerAnswer } from './use-local-browse'

// Everything one searches with waits until the page is idle or touched; the results themselves never wait.
const FilterPanel = deferred(() => import('./filter-panel').then((module) => module.FilterPanel))
const BrowserToolbar = deferred(() => import('./browser-toolbar').then((module) => module.BrowserToolbar))
const BrowserPager = deferred(() => import('./browser-pager').then((module) => module.BrowserPager))
const loadResults = () => import('./results').then((module) => ({ default: module.Results }))
const Results = lazy(loadResults)

type ScholarshipBrowserProps = {
  answer: ServerAnswer
  /** Shown above the results while nothing is filtered. */
  featured: ReactNode
  /** The server's cards, or its empty state. */
  children: ReactNode
}

export function ScholarshipBrowser({ answer, featured, children }: ScholarshipBrowserProps) {
  // Here before it is needed: the first filter answers sooner, and also without a connection.
  useEffect(() => whenIdle(() => void loadResults().catch(() => {})), [])
  return (
    <ListLayout
      filters={<FilterPanel answer={answer} />}
      toolbar={<BrowserToolbar answer={answer} featured={featured} />}
      results={
        <ResultsSlot store={scholarshipResults} draw={(found) => <Results {...found} />}>
          {children}
        </ResultsSlot>
      }
      pager={<BrowserPager answer={answer} />}
    />
  )
}
