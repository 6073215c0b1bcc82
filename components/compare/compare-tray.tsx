'use client'

import { useEffect, useRef, useState } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { compareHref } from '@/lib/compare/compare-href'
import { describeChange } from '@/lib/compare/news'
import { FULL_REASON, type Chosen } from '@/lib/compare/selection'
import { MAX_COMPARED } from '@/lib/universities/max-compared'
import {
  removeFromSelection,
  replaceSelection,
  useSelection,
  useSelectionStore,
} from '@/lib/compare/selection-store'

/** A screen reader reads only changes to a live region, so the region is empty at first. */
const SPEAKS_AFTER_MS = 150

function News({ chosen }: { chosen: readonly Chosen[] }) {
  const before = useSelectionStore((selection) => selection.before)
  const [isThere, setIsThere] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsThere(true), SPEAKS_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <p role="status" className="sr-only">
      {isThere && before && describeChange(before, chosen)}
    </p>
  )
}

/**
 * The visitor's comparison at the foot of every page. It comes after the footer, so it never hides content for good.
 */
export function CompareTray() {
  const chosen = useSelection()
  const tray = useRef<HTMLElement>(null)
  const isFull = chosen.length === MAX_COMPARED

  const remove = (id: string, at: number) => {
    removeFromSelection(id)
    const buttons = tray.current?.querySelectorAll('button') ?? []
    const next = buttons[at + 1] ?? buttons[at - 1]
    if (chosen.length > 1) next?.focus()
    else document.getElementById('main')?.focus()
  }
  const clear = () => {
    replaceSelection([])
    document.getElementById('main')?.focus()
  }
  return (
    <aside
      ref={tray}
      aria-label="Your comparison"
      data-tray={chosen.length > 0 ? '' : undefined}
      className="tray"
    >
      <News chosen={chosen} />
      {chosen.length > 0 && (
        <div className="page py-2.5">
          {isFull && <p className="pb-2 text-sm text-ink-2">{FULL_REASON}</p>}
          <div className="flex items-center gap-2">
            <ul className="flex min-w-0 flex-1 gap-2 overflow-x-auto py-1 max-md:-ml-1 max-md:pl-1">
              {chosen.map(({ id, name }, at) => (
                <li
                  key={id}
                  className="inline-flex max-w-52 min-w-32 items-center rounded-sm border border-line bg-surface pl-3 text-sm"
                >
                  <span className="truncate" title={name}>
                    {name}
                  </span>
                  <button
                    type="button"
                    aria-label={`Remove ${name}`}
                    className="ml-auto grid min-h-11 min-w-11 place-items-center text-ink-3 hover:text-ink md:min-h-10 md:min-w-9"
                    onClick={() => remove(id, at)}
                  >
                    <span aria-hidden>✕</span>
                  </button>
                </li>
              ))}
              <li className="flex">
                <button
                  type="button"
                  className="min-h-11 px-3 text-sm text-ink-2 underline underline-offset-2 hover:text-ink md:min-h-10"
                  onClick={clear}
                >
                  Clear
                </button>
              </li>
            </ul>
            <Link
              href={compareHref(chosen.map(({ id }) => id))}
              className={buttonVariants({ variant: 'accent', className: 'whitespace-nowrap' })}
            >
              Compare {chosen.length}
            </Link>
          </div>
        </div>
      )}
    </aside>
  )
}
