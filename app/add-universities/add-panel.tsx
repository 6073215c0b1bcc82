'use client'

import { useState } from 'react'
import { ImportPanel } from '@/components/import/import-panel'
import { UniversityCard } from '@/components/universities/university-card'
import { readLastCrawl } from '@/lib/scraper/browser/last-crawl'

/** The import with the catalogue's own cards as its preview, and what the last crawl found. */
export function AddPanel() {
  const [lastCrawl] = useState(readLastCrawl)
  return <ImportPanel lastCrawl={lastCrawl} renderCard={(card) => <UniversityCard card={card} isPreview />} />
}
