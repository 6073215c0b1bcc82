'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { formatDate } from '@/lib/text/format'
import { saveAdded } from '@/lib/import/added-store'
import { ORIGINS, type AddedEntry } from '@/lib/import/schema'
import { toCells } from '@/lib/import/to-cells'
import { RecordForm } from './record-form'
import type { World } from './world'

type AddedItemProps = {
  entry: AddedEntry
  country: string
  world: World | null
  isEditing: boolean
  onEdit: () => void
  onClose: () => void
  onRemove: () => void
}

function originOf({ from, addedOn, replaces }: AddedEntry): string {
  const origin = ORIGINS.find(({ value }) => value === from)?.label ?? ''
  const added = `added ${origin} on ${formatDate(addedOn)}`
  return replaces ? `${added}, shown instead of our own record` : added
}

/** One added university: a line, with a form below it while the visitor edits it. */
export function AddedItem({ entry, country, world, isEditing, onEdit, onClose, onRemove }: AddedItemProps) {
  const item = useRef<HTMLLIElement>(null)
  const editButton = useRef<HTMLButtonElement>(null)
  const isOpen = isEditing && world !== null

  useEffect(() => {
    if (isOpen) item.current?.querySelector<HTMLElement>('input')?.focus()
  }, [isOpen])

  const close = () => {
    onClose()
    editButton.current?.focus()
  }

  return (
    <li ref={item} id={`edit-${entry.id}`} className="scroll-mt-4 py-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-0 flex-[1_1_12rem] wrap-anywhere">
          <span className="font-semibold">{entry.record.name}</span>
          <span className="block text-sm text-ink-3">
            {country}, {originOf(entry)}
          </span>
        </p>
        <div className="flex gap-2">
          <Button
            ref={editButton}
            type="button"
            size="small"
            aria-expanded={isOpen}
            disabled={world === null}
            onClick={isOpen ? close : onEdit}
          >
            Edit<span className="sr-only"> {entry.record.name}</span>
          </Button>
          <Button type="button" size="small" onClick={onRemove}>
            Remove<span className="sr-only"> {entry.record.name}</span>
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
              if (record) saveAdded([{ ...entry, record }])
              close()
            }}
            onCancel={close}
          />
        </div>
      )}
    </li>
  )
}
