'use client'

import type { Route } from 'next'
import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { formatDate } from '@/lib/text/format'
import { saveAdded } from '@/lib/import/added-store'
import { ORIGINS, type AddedEntry } from '@/lib/import/schema'
import { unchangedProvenance } from '@/lib/import/provenance'
import { toCells } from '@/lib/import/flatten'
import { RecordForm } from './record-form'
import type { World } from './world'

type AddedItemProps = {
  entry: AddedEntry
  country: string
  world: World | null
  isEditing: boolean
  onEditing: (isEditing: boolean) => void
  onRemove: () => void
}

function originOf({ from, addedOn, replaces }: AddedEntry): string {
  const origin = ORIGINS.find(({ value }) => value === from)?.label ?? ''
  const added = `added ${origin} on ${formatDate(addedOn)}`
  return replaces ? `${added}, shown instead of our own record` : added
}

/** The entry with what the visitor changed. A value that is no longer the page's loses the page. */
function withRecord({ provenance, ...entry }: AddedEntry, record: AddedEntry['record']): AddedEntry {
  const kept = unchangedProvenance(provenance, toCells(entry.record), toCells(record))
  return { ...entry, record, ...(kept && { provenance: kept }) }
}

/** One added university: a line, with a form below it while the visitor edits it. */
export function AddedItem({ entry, country, world, isEditing, onEditing, onRemove }: AddedItemProps) {
  const item = useRef<HTMLLIElement>(null)
  const editButton = useRef<HTMLButtonElement>(null)
  const isOpen = isEditing && world !== null

  useEffect(() => {
    if (isOpen) item.current?.querySelector<HTMLElement>('input')?.focus()
  }, [isOpen])

  const close = () => {
    onEditing(false)
    editButton.current?.focus()
  }

  return (
    <li ref={item} id={`edit-${entry.id}`} className="scroll-mt-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-[1_1_9rem] wrap-anywhere">
          <Link href={`/universities/${entry.id}` as Route} className="font-semibold" translate="no">
            {entry.record.name}
          </Link>
          <span className="block text-sm text-ink-3">{`${country}, ${originOf(entry)}`}</span>
        </p>
        <div className="flex gap-2">
          <Button
            ref={editButton}
            size="small"
            aria-expanded={isOpen}
            disabled={world === null}
            onClick={isOpen ? close : () => onEditing(true)}
          >
            Edit<span className="sr-only">{` ${entry.record.name}`}</span>
          </Button>
          <Button size="small" onClick={onRemove}>
            Remove<span className="sr-only">{` ${entry.record.name}`}</span>
          </Button>
        </div>
      </div>
      {isOpen && (
        <div className="mt-3 rounded-md border border-line bg-surface p-4">
          <RecordForm
            id={entry.id}
            label={`Edit ${entry.record.name}`}
            initial={{ ...toCells(entry.record), country }}
            reference={world.reference}
            submitLabel="Save changes"
            onSubmit={({ record }) => {
              if (record) saveAdded([withRecord(entry, record)])
              close()
            }}
            onCancel={close}
          />
        </div>
      )}
    </li>
  )
}
