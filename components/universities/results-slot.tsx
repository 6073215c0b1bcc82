'use client'

import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react'
import { getResults, getServerResults, subscribeToResults } from './results-store'
import type { CardAction } from './university-card'

const LocalResults = lazy(() =>
  import('./local-results').then((module) => ({ default: module.LocalResults })),
)

type ResultsSlotProps = { cardAction: CardAction; children: ReactNode }

/** The server's results, until the browser has some of its own. Never inside a Suspense boundary on the server. */
export function ResultsSlot({ cardAction, children }: ResultsSlotProps) {
  const view = useSyncExternalStore(subscribeToResults, getResults, getServerResults)
  return (
    <div data-results data-pending={view.status === 'pending' ? '' : undefined}>
      {view.status === 'local' ? (
        <Suspense fallback={<div data-pending="">{children}</div>}>
          <LocalResults
            rows={view.rows}
            suggestions={view.suggestions}
            search={view.search}
            version={view.version}
            cardAction={cardAction}
          />
        </Suspense>
      ) : (
        children
      )}
    </div>
  )
}
