'use client'

import { Suspense, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import type { ResultsStore } from './create-results-store'

type ResultsSlotProps<Local extends object, Shared extends object> = {
  store: ResultsStore<Local>
  /** Draws the browser's own results; its script is fetched when there are some. */
  Results: ComponentType<Local & Shared>
  /** What the results need besides. */
  shared: Shared
  /** The server's results. */
  children: ReactNode
}

/** The server's results, until the browser has some of its own. Never inside a Suspense boundary on the server. */
export function ResultsSlot<Local extends object, Shared extends object>({
  store,
  Results,
  shared,
  children,
}: ResultsSlotProps<Local, Shared>) {
  const view = useSyncExternalStore(store.subscribe, store.get, store.getServer)
  return (
    <div data-results data-pending={view.status === 'pending' ? '' : undefined}>
      {view.status === 'local' ? (
        <Suspense fallback={<div data-pending="">{children}</div>}>
          <Results {...view} {...shared} />
        </Suspense>
      ) : (
        children
      )}
    </div>
  )
}
