'use client'

import { lazy, useEffect, type ReactNode } from 'react'
import { ResultsSlot } from '@/components/list/results-slot'
import { whenIdle } from '@/components/ui/when-idle'
import { deferred } from '@/components/ui/deferred'
import { ListLayout } from '@/components/list/list-layout'
import type { UkMap } from '@/lib/universities/uk/city-map'
import type { TopList } from '@/lib/universities/top-list'
import type { CardAction } from '../university-card'
import { ukResults } from './uk-results'
import type { UkAnswer } from './use-uk-browse'
// Here and not beside the map, whose script comes later: its links lie where they belong from the start.
import './city-map.css'

// Everything one searches with waits until the page is idle or touched; the results themselves never wait.
const UkFilters = deferred(() => import('./uk-filters').then((module) => module.UkFilters))
const UkToolbar = deferred(() => import('./uk-toolbar').then((module) => module.UkToolbar))
const UkPager = deferred(() => import('./uk-pager').then((module) => module.UkPager))
const loadResults = () => import('./uk-local-results').then((module) => ({ default: module.UkLocalResults }))
const UkLocalResults = lazy(loadResults)

type UkBrowserProps = {
  answer: UkAnswer
  map: UkMap
  /** Shown above the results while nothing is filtered. */
  top: TopList
  cardAction: CardAction
  /** The server's cards, or its empty state. */
  children: ReactNode
}

export function UkBrowser({ answer, map, top, cardAction, children }: UkBrowserProps) {
  // Here before it is needed: the first filter answers sooner, and also without a connection.
  useEffect(() => whenIdle(() => void loadResults().catch(() => {})), [])
  return (
    <ListLayout
      filters={<UkFilters answer={answer} map={map} />}
      toolbar={<UkToolbar answer={answer} top={top} />}
      results={
        <ResultsSlot
          store={ukResults}
          draw={(found) => <UkLocalResults {...found} cardAction={cardAction} />}
        >
          {children}
        </ResultsSlot>
      }
      pager={<UkPager answer={answer} />}
    />
  )
}
