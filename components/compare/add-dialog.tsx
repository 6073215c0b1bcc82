'use client'

import { Input, InputGroup } from '@/components/ui/input'
import { Flag } from '@/components/ui/flag'
import { useEffect, useRef, useState } from 'react'
import { CATALOGUE, useCatalogue } from '@/components/list/catalogue-source'
import { Button } from '@/components/ui/button'
import { Crest } from '@/components/ui/crest'
import { Dialog, DialogContent, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { closesAfterAdding, findCandidates } from '@/lib/compare/candidates'
import { FULL_REASON, type Chosen } from '@/lib/compare/selection'
import { MAX_COMPARED } from '@/lib/universities/max-compared'
import type { UniversityRow } from '@/lib/universities/row'
import { formatCount } from '@/lib/text/format'

type AddDialogProps = {
  selected: readonly Chosen[]
  onAdd: (university: Chosen) => void
  onClose: () => void
  /** Puts the focus back where the dialog was opened. */
  onClosed: () => void
}

/** Searches the whole catalogue and offers twenty universities at a time that are not selected yet. */
export function AddDialog({ selected, onAdd, onClose, onClosed }: AddDialogProps) {
  const catalogue = useCatalogue()
  const [text, setText] = useState('')
  const [news, setNews] = useState('')
  const [hasFailed, setHasFailed] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  const isFull = selected.length >= MAX_COMPARED

  useEffect(() => {
    CATALOGUE.load('rows').catch(() => setHasFailed(true))
    // If this file fails to load, the search still covers names and places, but not aliases and descriptions.
    CATALOGUE.load('text').catch(() => {})
  }, [])

  const selectedIds = selected.map(({ id }) => id)
  const found = catalogue && findCandidates(catalogue.rows, text, selectedIds)
  const add = (university: Chosen) => {
    onAdd(university)
    if (closesAfterAdding(selected.length)) onClose()
    else {
      setNews(`${university.name} added: ${selected.length + 1} of ${MAX_COMPARED}.`)
      search.current?.focus()
    }
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          onClosed()
        }}
      >
        <DialogTitle>Add Universities to Compare</DialogTitle>
        <DialogDescription>
          Select universities from the list below to add to your comparison.
        </DialogDescription>
        <InputGroup className="mt-4 shrink-0">
          <span className="sr-only">Search universities</span>
          <Input
            ref={search}
            type="search"
            autoComplete="off"
            placeholder="Search universities, locations, or programs..."
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </InputGroup>
        <p role="status" className="mt-2 min-h-5 shrink-0 text-sm text-ink-2">
          {isFull ? FULL_REASON : news}
        </p>
        {hasFailed && !found && (
          <p className="py-6 text-ink-2">The catalogue could not be loaded. Close this and try again.</p>
        )}
        {!found && !hasFailed && <p className="py-6 text-ink-2">Loading the catalogue…</p>}
        {found && (
          <>
            <p className="shrink-0 text-sm text-ink-3" aria-live="polite">
              {found.total === 0
                ? 'No universities found'
                : `${formatCount(found.rows.length)} of ${formatCount(found.total)} shown`}
            </p>
            <ul
              aria-label="Universities found"
              tabIndex={0}
              className="-mx-2 mt-1 min-h-0 overflow-y-auto overscroll-contain px-2"
            >
              {found.rows.map((row) => (
                <CandidateRow key={row.id} row={row} isFull={isFull} onAdd={() => add(row)} />
              ))}
            </ul>
          </>
        )}
      </DialogContent>
    </Dialog>
  )
}

type CandidateRowProps = { row: UniversityRow; isFull: boolean; onAdd: () => void }

/** One university that could be added. */
function CandidateRow({ row, isFull, onAdd }: CandidateRowProps) {
  return (
    <li className="flex items-center gap-3 border-t border-line py-2.5">
      <Crest id={row.id} name={row.name} logo={null} />
      <div className="min-w-0 flex-1">
        <p className="leading-snug font-medium" translate="no">
          {row.name}
        </p>
        <p className="text-sm text-ink-2">
          <Flag code={row.countryCode} />
          <span>{row.country}</span>
        </p>
        <p className="text-sm text-ink-3">
          {`World Ranking: ${row.rank === null ? 'Not reported' : `#${row.rank}`}`}
        </p>
      </div>
      <Button size="small" disabled={isFull} onClick={onAdd}>
        Add<span className="sr-only">{` ${row.name}`}</span>
      </Button>
    </li>
  )
}
