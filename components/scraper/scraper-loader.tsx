'use client'

import type { Route } from 'next'
import { lazy, Suspense } from 'react'
import { Button } from '@/components/ui/button'
import { Island } from '@/components/ui/island'
import { useHydrated } from '@/components/ui/use-hydrated'
import { useWanted } from '@/components/ui/when-wanted'

const ScraperTool = lazy(() => import('./scraper-tool').then((module) => ({ default: module.ScraperTool })))

/**
 * Renders the tool in the browser alone, because it shows the key and the jobs that this browser stores.
 */
export function ScraperLoader({ addHref }: { addHref: Route }) {
  const isHydrated = useHydrated()
  const isWanted = useWanted({ isMain: true })
  return (
    <>
      <noscript>
        <p className="mt-8">
          The scraper works in the browser and needs JavaScript. Everything else here does not.
        </p>
      </noscript>
      {isHydrated && isWanted ? (
        <Island>
          <Suspense fallback={<Loading />}>
            <ScraperTool addHref={addHref} />
          </Suspense>
        </Island>
      ) : (
        // For browsers that save data. Whatever the visitor does opens it; a screen reader alone has to be told.
        <Button type="button" variant="main" className="mt-8 noscript:hidden">
          Open the scraper
        </Button>
      )}
    </>
  )
}

function Loading() {
  return (
    <p role="status" className="mt-8 text-ink-3">
      Loading the scraper…
    </p>
  )
}
