'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { downloadText } from '@/components/ui/download-text'
import { removeAdded, saveAdded } from '@/lib/import/added-store'
import { entriesToCsv, entriesToJson } from '@/lib/import/export'
import type { AddedEntry } from '@/lib/import/schema'
import { formatCount } from '@/lib/text/format'
import { AddedItem } from './added-item'
import { AddingMessage } from './adding-message'
import type { AddingOutcome } from './use-adding'
import { MoreButton, useShown } from './use-shown'
import type { World } from './world'

const EDIT_HASH = /^#edit-(added-[a-z0-9-]+)$/

type AddedListProps = {
  entries: readonly AddedEntry[]
  world: World | null
  /** The result of the last import. */
  outcome: AddingOutcome | null
}

/** The universities that the visitor added, with buttons to edit, export and remove them. */
export function AddedList({ entries, world, outcome }: AddedListProps) {
  const [editing, setEditing] = useState<string | null>(null)
  const [removed, setRemoved] = useState<readonly AddedEntry[]>([])
  const byName = [...entries].sort((a, b) => a.record.name.localeCompare(b.record.name, 'en'))
  const { shown, more } = useShown(byName, 20, 50)

  useEffect(() => {
    const open = () => setEditing(EDIT_HASH.exec(window.location.hash)?.[1] ?? null)
    open()
    window.addEventListener('hashchange', open)
    return () => window.removeEventListener('hashchange', open)
  }, [])

  const names = new Map(world?.reference.countries.map(({ code, name }) => [code, name]))
  const countryName = (code: string) => names.get(code) ?? code.toUpperCase()
  const remove = (ids: readonly string[]) => setRemoved(removeAdded(new Set(ids)))
  const edited = byName.slice(shown.length).filter(({ id }) => id === editing)
  const [first] = removed

  return (
    <section aria-labelledby="added" className="mt-10 border-t border-line pt-6">
      <h2
        id="added"
        tabIndex={-1}
        className="text-xl outline-none"
      >{`Added by you (${formatCount(entries.length)})`}</h2>
      <p className="mt-1 max-w-prose text-ink-2">
        They stay in this browser: nothing you add is sent to us or to anyone else. Clearing the browser’s
        data removes them, so download a copy of what you want to keep.
      </p>
      <div role="status">
        <AddingMessage outcome={outcome} />
        {first && (
          <p className="mt-3 flex flex-wrap items-center gap-3 rounded-md bg-sunk px-4 py-2">
            <span>
              {removed.length === 1
                ? `${first.record.name} removed.`
                : `${formatCount(removed.length)} universities removed.`}
            </span>
            <Button
              size="small"
              onClick={() => {
                saveAdded(removed)
                setRemoved([])
              }}
            >
              Undo
            </Button>
          </p>
        )}
      </div>
      {entries.length > 0 && (
        <div className="mt-3 flex flex-wrap gap-2">
          <Button
            size="small"
            onClick={() => downloadText('university-data.json', entriesToJson(entries, countryName))}
          >
            Export JSON
          </Button>
          <Button size="small" onClick={() => downloadText('university-data.csv', entriesToCsv(entries))}>
            Export CSV
          </Button>
          <Button size="small" onClick={() => remove(entries.map(({ id }) => id))}>
            Remove all
          </Button>
        </div>
      )}
      <ul className="mt-4 divide-y divide-line border-y border-line empty:hidden">
        {[...edited, ...shown].map((entry) => (
          <AddedItem
            key={entry.id}
            entry={entry}
            country={countryName(entry.record.countryCode)}
            world={world}
            isEditing={editing === entry.id}
            onEditing={(isEditing) => setEditing(isEditing ? entry.id : null)}
            onRemove={() => remove([entry.id])}
          />
        ))}
      </ul>
      <MoreButton what="universities" {...more} />
    </section>
  )
}
