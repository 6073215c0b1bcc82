'use client'

import type { Route } from 'next'
import dynamic from 'next/dynamic'
import { Island } from '@/components/ui/island'

const ScraperTool = dynamic(() => import('./scraper-tool').then((module) => module.ScraperTool), {
  ssr: false,
  loading: () => (
    <p role="status" className="mt-8 text-ink-3 noscript:hidden">
      Loading the scraper…
    </p>
  ),
})

/** Renders the tool in the browser alone, because it shows the key and the jobs that this browser stores. */
export function ScraperLoader({ addHref }: { addHref: Route }) {
  return (
    <>
      <noscript>
        <p className="mt-8">
          The scraper works in the browser and needs JavaScript. Everything else here does not.
        </p>
      </noscript>
      <Island>
        <ScraperTool addHref={addHref} />
      </Island>
    </>
  )
}
