'use client'

import { useEffect, useRef, type ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { useEarlyInput } from '@/components/ui/early-input'
import { EARLY, useEarlyPresses } from '@/components/ui/early-press'
import { useFile } from '@/components/ui/use-file'
import { useHydrated } from '@/components/ui/use-hydrated'
import { useWanted } from '@/components/ui/when-wanted'
import { openAdded, useAddedStore } from '@/lib/import/added-store'
import { PART_ROWS } from '@/lib/import/limits'
import { sortReview } from '@/lib/import/review'
import type { Origin } from '@/lib/import/schema'
import { LAST_CRAWL_HASH, type LastCrawl } from '@/lib/scraper/shared/last-crawl'
import { count, formatDate, plural } from '@/lib/text/format'
import type { UniversityCardData } from '@/lib/universities/card'
import { AddedList } from './added-list'
import { ManualEntry } from './manual-entry'
import { ColumnMatches } from './column-matches'
import { FilePart } from './file-part'
import { PanelSection } from './panel-section'
import { ReadingStatus } from './reading-status'
import { ReviewPanel } from './review-panel'
import { SourceForm } from './source-form'
import { StorageNotice } from './storage-notice'
import { useAdding } from './use-adding'
import { linesOf, useImport } from './use-import'
import { WORLD } from './world'

type ImportPanelProps = {
  renderCard: (card: UniversityCardData) => ReactNode
  /** The records of the last crawl, which the visitor can review like a file's; null when there are none. */
  lastCrawl?: LastCrawl | null
}

export function ImportPanel({ renderCard, lastCrawl = null }: ImportPanelProps) {
  const root = useRef<HTMLDivElement>(null)
  const isCrawlAsked = useHydrated() && window.location.hash === LAST_CRAWL_HASH
  const { value: world, hasFailed, load } = useFile(WORLD, useWanted())
  const { review, show, preview, file, setFile, reading, failure, read, check, cancel, readAs } = useImport(
    world,
    isCrawlAsked ? lastCrawl?.records : undefined,
  )
  const entries = useAddedStore((state) => state.entries)
  const { add, isSaving, outcome, clearOutcome } = useAdding((rest) => {
    show(rest)
    document.getElementById('added')?.focus()
  })

  useEffect(openAdded, [])
  useEarlyInput(root)
  useEarlyPresses(root)

  const isBusy = reading !== null
  const start = (input: string | File, from: Origin) => {
    clearOutcome()
    void read(input, from)
  }
  const sorted = review && world && sortReview(review, entries, world.known)

  return (
    <div ref={root} {...EARLY} className="page pt-7 pb-16">
      <h2 className="text-xl">Add More Universities</h2>
      <p className="mt-1 max-w-prose text-ink-2">
        Bring your own list, or one that somebody sent you. It stays in this browser, and works in search,
        filters, sorting and comparison.
      </p>
      <p className="mt-1 hidden text-ink-2 noscript:block">
        What you add stays in your browser, so this part of the site needs JavaScript.
      </p>
      <StorageNotice />
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-2 noscript:hidden">
        {lastCrawl && (
          <PanelSection id="last-crawl" title="From your last crawl" isWide>
            <p className="wrap-anywhere text-ink-2">
              {`${count(lastCrawl.records.length, 'record')} from ${lastCrawl.source}, kept in this browser on ${formatDate(lastCrawl.savedOn)}.`}
            </p>
            <Button
              variant="accent"
              className="mt-3"
              disabled={isBusy}
              onClick={() => start(linesOf(lastCrawl.records), 'crawl')}
            >
              {`Review ${plural(lastCrawl.records.length, 'it', 'them')}`}
            </Button>
          </PanelSection>
        )}
        <PanelSection id="import-file" title="From a file">
          <SourceForm isBusy={isBusy} onRead={(input) => start(input, 'file')} />
          <ReadingStatus
            reading={reading}
            failure={failure}
            hasFailed={hasFailed}
            onRetry={load}
            onCancel={cancel}
          />
        </PanelSection>
        <PanelSection id="import-form" title="One by hand">
          <ManualEntry
            reference={world?.reference ?? null}
            onPreview={(checked) => {
              clearOutcome()
              void preview(checked)
            }}
          />
        </PanelSection>
      </div>
      {file && world && !file.isMatching && (review || file.summary.total > PART_ROWS) && (
        <FilePart
          file={file}
          isBusy={isBusy}
          onPart={(part) => void check(part)}
          onColumns={() => {
            show(null)
            setFile({ ...file, isMatching: true })
          }}
        />
      )}
      {file?.isMatching && world && (
        <ColumnMatches
          file={file}
          countries={world.reference.countries}
          isBusy={isBusy}
          onChange={setFile}
          onRead={() => void check(file.part)}
          onCancel={cancel}
        />
      )}
      {review && sorted && world && (
        <ReviewPanel
          review={review}
          sorted={sorted}
          world={world}
          isSaving={isSaving}
          renderCard={renderCard}
          onChange={show}
          onEncoding={readAs}
          onAdd={() => void add(review, sorted, world)}
        />
      )}
      <AddedList entries={entries} world={world} outcome={outcome} />
    </div>
  )
}
