'use client'

import type { ReactNode } from 'react'
import { deferred } from '@/components/ui/deferred'
import { ListLayout } from '@/components/list/list-layout'
import type { TopList } from '@/lib/universities/top-list'
import { ResultsSlot } from './results-slot'
import type { CardAction } from './university-card'
import type { ServerAnswer } from './use-local-browse'

// Everything one searches with waits until the page is idle or touched; the results themselves never wait.
const BrowserFilters = deferred(() => import('./browser-filters').then((module) => module.BrowserFilters))
const BrowserToolbar = deferred(() => import('./browser-toolbar').then((module) => module.BrowserToolbar))
const BrowserPager = deferred(() => import('./browser-pager').then((module) => module.BrowserPager))

type UniversityBrowserProps = {
  answer: ServerAnswer
  top: TopList
  cardAction: CardAction
  /** The server's cards, or its empty state. */
  children: ReactNode
}

export function UniversityBrowser({ answer, top, cardAction, children }: UniversityBrowserProps) {
  return (
    <ListLayout
      filters={<BrowserFilters answer={answer} />}
      toolbar={<BrowserToolbar answer={answer} top={top} />}
      results={<ResultsSlot cardAction={cardAction}>{children}</ResultsSlot>}
      pager={<BrowserPager answer={answer} />}
    />
  )
}
