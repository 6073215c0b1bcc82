'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { openAdded, useAddedStore } from '@/lib/import/added-store'
import { sortReview } from '@/lib/import/review'
import { LAST_CRAWL_HASH, type LastCrawl } from '@/lib/scraper/shared/last-crawl'
import type { UniversityCardData } from '@/lib/universities/card'
import { cn } from '@/lib/utils'
import { AddedList } from './added-list'
import { ByHand } from './by-hand'
import { LastCrawlOffer } from './last-crawl-offer'
import { ReadingStatus } from './reading-status'
import { ReviewPanel } from './review-panel'
import { SourceForm } from './source-form'
import { StorageNotice } from './storage-notice'
import { useAdding } from './use-adding'
import { useImport } from './use-import'
import { useWorld } from './use-world'

type ImportPanelProps = {
  /** The version of the catalogue whose files are loaded. */
  version: string
  renderCard: (card: UniversityCardData) => ReactNode
  /** The records of the last crawl, which the visitor can review like a file's; null when there are none. */
  lastCrawl?: LastCrawl | null
}

type PanelSectionProps = { id: string; title: string; isWide?: boolean; children: ReactNode }

function PanelSection({ id, title, isWide = false, children }: PanelSectionProps) {
  return (
    <section
      aria-labelledby={id}
      className={cn('rounded-md border border-line bg-surface p-4 sm:p-5', isWide && 'lg:col-span-2')}
    >
      <h3 id={id} className="mb-3 text-lg">
        {title}
      </h3>
      {children}
    </section>
  )
}

export function ImportPanel({ version, renderCard, lastCrawl = null }: ImportPanelProps) {
  const [isCrawlAsked] = useState(() => window.location.hash === LAST_CRAWL_HASH)
  const { world, hasFailed, retry } = useWorld(version)
  const { review, setReview, reading, failure, read } = useImport(
    world,
    isCrawlAsked ? lastCrawl?.records : undefined,
  )
  const entries = useAddedStore((state) => state.entries)
  const { add, isSaving, outcome, clearOutcome } = useAdding({
    version,
    onAdded: (rest) => {
      setReview(rest)
      document.getElementById('added')?.focus()
    },
  })

  useEffect(openAdded, [])

  const sorted = review && world && sortReview(review, entries, world.known)

  return (
    <div className="page pt-7 pb-16">
      <h2 className="text-xl">Add More Universities</h2>
      <p className="mt-1 max-w-prose text-ink-2">
        Bring your own list, or one that somebody sent you. It stays in this browser, and takes part in
        search, filters, sorting and comparison.
      </p>
      <StorageNotice />
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
        {lastCrawl && (
          <PanelSection id="last-crawl" title="From your last crawl" isWide>
            <LastCrawlOffer
              crawl={lastCrawl}
              isBusy={reading !== null || world === null}
              onReview={() => {
                clearOutcome()
                void read(JSON.stringify(lastCrawl.records), 'crawl')
              }}
            />
          </PanelSection>
        )}
        <PanelSection id="import-file" title="From a file">
          <SourceForm
            isBusy={reading !== null || world === null}
            onRead={(input) => {
              clearOutcome()
              void read(input, 'file')
            }}
          />
          <ReadingStatus reading={reading} failure={failure} hasFailed={hasFailed} onRetry={retry} />
        </PanelSection>
        <PanelSection id="import-form" title="One by hand">
          <ByHand
            reference={world?.reference ?? null}
            onPreview={(checked) => {
              clearOutcome()
              setReview({ from: 'form', rows: [checked], unused: [], choices: {} })
            }}
          />
        </PanelSection>
      </div>
      {review && sorted && world && (
        <ReviewPanel
          review={review}
          sorted={sorted}
          world={world}
          isSaving={isSaving}
          renderCard={renderCard}
          onChange={setReview}
          onAdd={() => void add(review, sorted, world)}
          onDiscard={() => setReview(null)}
        />
      )}
      <AddedList entries={entries} world={world} outcome={outcome} />
    </div>
  )
}
