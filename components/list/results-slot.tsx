'use client'

import { Suspense, useDeferredValue, useSyncExternalStore, type ReactNode } from 'react'
import type { ResultsStore } from './create-results-store'

type ResultsSlotProps<Local extends object> = {
  store: ResultsStore<Local>
  /** Draws the browser's own results; what it needs for that is fetched when there are some. */
  draw: (results: Local) => ReactNode
  /** The server's results. */
  children: ReactNode
}

type View = { status: string; search?: { search: string } }

/** Only typing may leave the results behind; a page that was turned has to stand there when Back looks for its place. */
const isTyped = (latest: View, late: View) =>
  latest.status === 'local' && late.status === 'local' && latest.search?.search !== late.search?.search

/** The server's results, until the browser has some of its own. Never inside a Suspense boundary on the server. */
export function ResultsSlot<Local extends object>({ store, draw, children }: ResultsSlotProps<Local>) {
  const latest = useSyncExternalStore(store.subscribe, store.get, store.getServer)
  const late = useDeferredValue(latest)
  const view = isTyped(latest, late) ? late : latest
  return (
    <div data-results data-pending={view.status === 'pending' ? '' : undefined}>
      {view.status === 'local' ? (
        <Suspense fallback={<div data-pending="">{children}</div>}>{draw(view)}</Suspense>
      ) : (
        children
      )}
    </div>
  )
}
