'use client'

import { lazy, Suspense } from 'react'
import { Button } from '@/components/ui/button'
import { Island } from '@/components/ui/island'
import { useHydrated } from '@/components/ui/use-hydrated'
import { useWanted } from '@/components/ui/when-wanted'

const AddPanel = lazy(() => import('./add-panel').then((module) => ({ default: module.AddPanel })))

/**
 * The tab "Add More Universities". It works in the browser alone, so the server sends no more than its place.
 */
export function AddTab() {
  const isHydrated = useHydrated()
  const isWanted = useWanted({ isMain: true })
  const place = (
    <div className="page min-h-96 pt-7">
      <h2 className="text-xl">Add More Universities</h2>
      <p className="mt-1 max-w-prose text-ink-2">
        Bring your own list, or one that somebody sent you. It stays in this browser, and works in search,
        filters, sorting and comparison.
      </p>
      {/* For browsers that save data. Whatever the visitor does opens it; a screen reader alone has to be told. */}
      <Button type="button" className="mt-5 noscript:hidden">
        Open the form
      </Button>
      <noscript>
        <p className="mt-1 text-ink-2">
          What you add stays in your browser, so this part of the site needs JavaScript.
        </p>
      </noscript>
    </div>
  )
  if (!isHydrated || !isWanted) return place
  return (
    <Island>
      <Suspense fallback={place}>
        <AddPanel />
      </Suspense>
    </Island>
  )
}
