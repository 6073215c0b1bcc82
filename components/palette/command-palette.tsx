'use client'

import { Command } from 'cmdk'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog'
import type { Choice } from '@/lib/palette/entry'
import { forgetChoices, rememberChoice, useRecentStore } from '@/lib/palette/recent-store'
import { searchEntries } from '@/lib/palette/search'
import { universitiesHref } from '@/lib/universities/search-params'
import { choiceKey } from './choice-item'
import './palette.css'
import { PaletteMessage } from './palette-message'
import { PaletteResults } from './palette-results'
import { returnFocus } from './return-focus'
import { useEntries } from './use-entries'

const PER_KIND = 6
const PAGES_OFFERED = 6
const MOVES = ['ArrowDown', 'ArrowUp', 'Home', 'End']

type CommandPaletteProps = {
  /** What was typed before this script was here. */
  typed: string
  /** What the palette was opened from. */
  opener: Element | null
  onClose: () => void
}

const describe = (count: number) => (count === 1 ? '1 result' : `${count} results`)

/** Search everywhere: universities, scholarships, countries, pages and posts, from wherever one is. */
export function CommandPalette({ typed, opener, onClose }: CommandPaletteProps) {
  const router = useRouter()
  const [text, setText] = useState(typed)
  /** The hit that arrows or the pointer went to; null for the first, also when a better one comes later. */
  const [picked, setPicked] = useState<string | null>(null)
  const [hasMoved, setHasMoved] = useState(false)
  const hasLeft = useRef(false)
  const { parts, pages, state, retry } = useEntries()
  const recent = useRecentStore((store) => store.recent)

  useEffect(() => {
    void useRecentStore.persist.rehydrate()
    // The menu of a phone would stand above the palette.
    document.getElementById('site-menu')?.hidePopover?.()
    window.addEventListener('popstate', onClose)
    return () => window.removeEventListener('popstate', onClose)
  }, [onClose])

  const wanted = text.trim()
  const groups = wanted ? searchEntries(parts, wanted, PER_KIND) : null
  const found = groups?.reduce((sum, { entries }) => sum + entries.length, 0) ?? 0
  const listHref = universitiesHref('/universities', { search: wanted })

  const offered = pages.filter(({ href }) => recent.every((choice) => choice.href !== href))
  const [first] = groups ? groups.flatMap(({ entries }) => entries) : [...recent, ...offered]
  const selected = hasMoved ? picked : null

  const type = (next: string) => {
    setText(next)
    setHasMoved(false)
  }
  const leave = () => {
    hasLeft.current = true
    onClose()
  }
  const choose = (choice: Choice) => {
    rememberChoice(choice)
    leave()
    // Entries come from data: that each leads to a page is what the tests of the links hold.
    router.push(choice.href as Route)
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        className="palette"
        aria-describedby={undefined}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          returnFocus(hasLeft.current ? null : opener)
        }}
      >
        <DialogTitle className="sr-only">Search Meridian</DialogTitle>
        <Command
          shouldFilter={false}
          loop
          label="Search Meridian"
          value={selected ?? (first ? choiceKey(first) : '')}
          onValueChange={setPicked}
          onKeyDown={({ key }) => MOVES.includes(key) && setHasMoved(true)}
          onPointerMove={() => setHasMoved(true)}
        >
          <div className="palette-box">
            <svg viewBox="0 0 18 18" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden>
              <path d="M8 2.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 1 1 0-11m4.2 9.7 4 4" />
            </svg>
            <Command.Input
              value={text}
              onValueChange={type}
              maxLength={80}
              enterKeyHint="go"
              placeholder="University, scholarship, country, page…"
            />
          </div>
          <p role="status" className="sr-only">
            {groups && (found > 0 || state === 'complete') && describe(found)}
          </p>
          <PaletteMessage
            state={state}
            missed={groups && found === 0 ? wanted : null}
            listHref={listHref}
            onRetry={retry}
            onFollow={leave}
          />
          <Command.List label="Results">
            <PaletteResults
              groups={groups}
              recent={recent}
              pages={offered.slice(0, PAGES_OFFERED)}
              onChoose={choose}
              onForget={forgetChoices}
            />
          </Command.List>
        </Command>
        <p className="palette-keys" aria-hidden>
          <kbd>↑</kbd> <kbd>↓</kbd> move, <kbd>Enter</kbd> opens, <kbd>Esc</kbd> closes
        </p>
      </DialogContent>
    </Dialog>
  )
}
