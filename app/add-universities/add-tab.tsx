'use client'

import { lazy, Suspense } from 'react'
import { useHydrated } from '@/components/ui/use-hydrated'
import { Island } from '@/components/ui/island'

const AddPanel = lazy(() => import('./add-panel').then((module) => ({ default: module.AddPanel })))

/** The tab "Add More Universities". It works in the browser alone, so the server sends no more than its place. */
export function AddTab() {
  const isHydrated = useHydrated()
  const place = (
    <div className="page min-h-96 pt-7">
      <h2 className="text-xl">Add More Universities</h2>
      <noscript>
        <p className="mt-1 text-ink-2">
          What you add stays in your browser, so this part of the site needs JavaScript.
        </p>
      </noscript>
    </div>
  )
  if (!isHydrated) return place
  return (
    <Island>
      <Suspense fallback={place}>
        <AddPanel />
      </Suspense>
    </Island>
  )
}
