'use client'

import { useEffect, type ReactNode } from 'react'
import { openAdded, useAddedStore } from '@/lib/import/added-store'
import { sortReview } from '@/lib/import/review'
import type { UniversityCardData } from '@/lib/universities/card'
import { AddedList } from './added-list'
import { ByHand } from './by-hand'
import { COUNTRY_LIST } from './field-input'
import { ReadingStatus } from './reading-status'
import { ReviewPanel } from './review-panel'
import { SourceForm } from './source-form'
import { StorageNotice } from './storage-notice'
import { useAdding } from './use-adding'
import { useImport } from './use-import'
import { useWorld } from './use-world'

type ImportPanelProps = {
  /** Names the state of the catalogue that the files are asked for. */
  version: string
  renderCard: (card: UniversityCardData) => ReactNode
  /** Records that were collected elsewhere on the site, such as by a crawl, to be reviewed like those of a file. */
  initialRows?: readonly Record<string, unknown>[]
}

type WayProps = { id: string; title: string; children: ReactNode }

function Way({ id, title, children }: WayProps) {
  return (
    <section aria-labelledby={id} className="rounded-md border border-line bg-surface p-4 sm:p-5">
      <h3 id={id} className="mb-3 text-lg">
        {title}
      </h3>
      {children}
    </section>
  )
}

export function ImportPanel({ version, renderCard, initialRows }: ImportPanelProps) {
  const { world, hasFailed, retry } = useWorld(version)
  const { review, setReview, reading, failure, read } = useImport(world, initialRows)
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
      <datalist id={COUNTRY_LIST}>
        {world?.reference.countries.map(({ code, name }) => (
          <option key={code} value={name} />
        ))}
      </datalist>
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
        <Way id="import-file" title="From a file">
          <SourceForm
            isBusy={reading !== null || world === null}
            onRead={(input) => {
              clearOutcome()
              void read(input, 'file')
            }}
          />
          <ReadingStatus reading={reading} failure={failure} hasFailed={hasFailed} onRetry={retry} />
        </Way>
        <Way id="import-form" title="One by hand">
          <ByHand
            reference={world?.reference ?? null}
            onPreview={(checked) => {
              clearOutcome()
              setReview({ from: 'form', rows: [checked], unused: [], choices: {} })
            }}
          />
        </Way>
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
