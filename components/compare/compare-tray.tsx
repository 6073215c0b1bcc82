'use client'

import { usePathname } from 'next/navigation'
import { useRef, useState } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { Link } from '@/components/ui/link'
import { compareHref } from '@/lib/compare/compare-href'
import { FULL_REASON, nounOf, type Chosen } from '@/lib/compare/selection'
import { MAX_COMPARED } from '@/lib/universities/max-compared'
import {
  putTrayAway,
  removeFromSelection,
  replaceSelection,
  useSelection,
  useSelectionStore,
} from '@/lib/compare/selection-store'
import { count } from '@/lib/text/format'
import { TrayNews } from './tray-news'

/** Pages to read. Nothing can be chosen there, so the tray would only take room. */
const ARTICLES = /^\/(blog|courses|guides|resources|tests|about|privacy|terms|cookies|contact)\b/

/** The visitor's comparison at the foot of a page. It comes after the footer, so it never hides content permanently. */
export function CompareTray() {
  const chosen = useSelection()
  const isAway = useSelectionStore((selection) => selection.isAway)
  const path = usePathname()
  if (ARTICLES.test(path)) return null
  const isThere = chosen.length > 0 && !isAway
  return (
    <aside
      aria-label="Your comparison"
      data-tray={isThere ? '' : undefined}
      className={
        isThere ? 'border-t border-line-strong bg-paper in-[body:has([data-comparison])]:hidden' : undefined
      }
    >
      <TrayNews chosen={chosen} />
      {/* The key shuts the list of names when a link leads to another page. */}
      {isThere && <Bar key={path} chosen={chosen} />}
    </aside>
  )
}

/**
 * One line of 55 px on a phone: how many are chosen, and the way to compare them. Its button shows the names, in full
 * and above the line. A wide screen shows them at once.
 */
function Bar({ chosen }: { chosen: readonly Chosen[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLUListElement>(null)

  const remove = (id: string, at: number) => {
    removeFromSelection(id)
    const buttons = list.current?.querySelectorAll('button') ?? []
    const next = buttons[at + 1] ?? buttons[at - 1]
    if (chosen.length > 1) next?.focus()
    else document.getElementById('main')?.focus()
  }
  const clear = () => {
    replaceSelection([])
    document.getElementById('main')?.focus()
  }
  const putAway = () => {
    putTrayAway()
    document.getElementById('main')?.focus()
  }
  const closeOnEscape = (key: string) => {
    if (key !== 'Escape' || !isOpen) return
    setIsOpen(false)
    toggle.current?.focus()
  }
  return (
    <div className="page flex items-center gap-2 py-[5px]" onKeyDown={({ key }) => closeOnEscape(key)}>
      <button
        ref={toggle}
        type="button"
        aria-expanded={isOpen}
        aria-controls="tray-names"
        className="flex min-h-11 items-center gap-2 text-sm lg:hidden"
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="underline underline-offset-2">
          {count(chosen.length, ...nounOf(chosen.map(({ id }) => id)))}
        </span>
        <span aria-hidden>{isOpen ? '▾' : '▴'}</span>
      </button>
      <div
        id="tray-names"
        data-shut={isOpen ? undefined : ''}
        className="text-sm max-lg:absolute max-lg:inset-x-0 max-lg:bottom-full max-lg:max-h-[70dvh] max-lg:overflow-y-auto max-lg:border-t max-lg:border-line-strong max-lg:bg-paper max-lg:p-4 max-lg:data-shut:hidden lg:flex-1"
      >
        {chosen.length === MAX_COMPARED && <p className="pb-1 text-ink-2">{FULL_REASON}</p>}
        <ul ref={list} className="flex gap-2 max-lg:flex-col">
          {chosen.map(({ id, name }, at) => (
            <li
              key={id}
              className="flex items-center rounded-sm border border-line bg-surface pl-3 leading-tight"
            >
              <span className="min-w-0 py-1 wrap-break-word" translate="no">
                {name}
              </span>
              <button
                type="button"
                aria-label={`Remove ${name}`}
                className="ml-auto grid min-h-11 min-w-11 place-items-center text-ink-3 hover:text-ink lg:min-h-10 lg:min-w-9"
                onClick={() => remove(id, at)}
              >
                <span aria-hidden>✕</span>
              </button>
            </li>
          ))}
          <li className="flex">
            <button
              type="button"
              className="min-h-11 px-3 text-ink-2 underline underline-offset-2 hover:text-ink lg:min-h-10"
              onClick={clear}
            >
              Clear
            </button>
          </li>
        </ul>
      </div>
      <Link
        href={compareHref(chosen.map(({ id }) => id))}
        className={buttonVariants({ variant: 'accent', className: 'ml-auto whitespace-nowrap' })}
      >
        {`Compare ${chosen.length}`}
      </Link>
      <button
        type="button"
        title="Hide it until you add or remove one"
        className="min-h-11 min-w-11 px-2 text-sm text-ink-2 underline underline-offset-2 hover:text-ink"
        onClick={putAway}
      >
        Hide<span className="sr-only"> the comparison</span>
      </button>
    </div>
  )
}
