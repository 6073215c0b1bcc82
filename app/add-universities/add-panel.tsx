'use client'

import { useMemo } from 'react'
import { ImportPanel } from '@/components/import/import-panel'
import { useHydrated } from '@/components/ui/use-hydrated'
import { UniversityCard } from '@/components/universities/university-card'
import { readLastCrawl } from '@/lib/scraper/browser/last-crawl'

/** The import with the catalogue's own cards as its preview, and what the last crawl found. */
export function AddPanel() {
  const isHydrated = useHydrated()
  const lastCrawl = useMemo(() => (isHydrated ? readLastCrawl() : null), [isHydrated])
  return <ImportPanel lastCrawl={lastCrawl} renderCard={(card) => <UniversityCard card={card} isPreview />} />
}
