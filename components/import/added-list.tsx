'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { downloadText } from '@/components/ui/download-text'
import { Link } from '@/components/ui/link'
import { removeAdded, saveAdded } from '@/lib/import/added-store'
import { entriesToCsv, entriesToJson } from '@/lib/import/export'
import type { Candidate } from '@/lib/import/merge'
import type { AddedEntry } from '@/lib/import/schema'
import { count, formatCount, formatList } from '@/lib/text/format'
import { WORLD } from '@/lib/universities/list'
import { AddedItem } from './added-item'
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

const NAMED_ROWS = 5

/** Names the rows that were not added because the visitor kept what is there. */
function keptText(kept: readonly Candidate[]): string {
  const rows = kept.slice(0, NAMED_ROWS).map(({ line, record }) => `${record.name} (line ${line})`)
  const more = kept.length - rows.length
  const named = formatList(more > 0 ? [...rows, `${formatCount(more)} more`] : rows)
  return `${count(kept.length, 'row')} not added, because you kept what is there: ${named}.`
}

/** What an import added, and which rows it left out. */
function AddingMessage({ outcome }: { outcome: AddingOutcome | null }) {
  if (!outcome) return null
  if (outcome === 'failed') {
    return (
      <p key="failed" className="mt-3 text-bad">
        <span aria-hidden>✕ </span>Our own records could not be loaded, so nothing was added. Try again.
      </p>
    )
  }
  return (
    <p className="mt-3">
      <span className="text-good" aria-hidden>
        ✓{' '}
      </span>
      <span>{`${count(outcome.added, 'university', 'universities')} added. `}</span>
      <Link href="/universities">See all universities</Link>
      {' or '}
      <Link href={WORLD.href({ added: 'yes' })}>only your own</Link>
      {outcome.kept.length > 0 && (
        <span className="block wrap-anywhere text-ink-2">{keptText(outcome.kept)}</span>
      )}
    </p>
  )
}
