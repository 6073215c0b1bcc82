'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog'
import { SearchIcon } from '@/components/ui/search-icon'
import { forgetChoices, rememberChoice, useRecentStore } from '@/lib/palette/recent-store'
import { searchEntries } from '@/lib/palette/search'
import { WORLD } from '@/lib/universities/list'
import { foundOptions, offeredOptions, type Option } from './options'
import './palette.css'
import { PaletteList } from './palette-list'
import { PaletteMessage } from './palette-message'
import { returnFocus } from './return-focus'
import { useCombobox } from './use-combobox'
import { useEntries } from './use-entries'

const PER_KIND = 6
const LIST_ID = 'palette-list'

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
  const { parts, pages, state, retry } = useEntries()
  const recent = useRecentStore((store) => store.recent)
  const hasLeft = useRef(false)

  useEffect(() => {
    void useRecentStore.persist.rehydrate()
    // The menu of a phone would stand above the palette.
    document.getElementById('site-menu')?.hidePopover?.()
    window.addEventListener('popstate', onClose)
    return () => window.removeEventListener('popstate', onClose)
  }, [onClose])

  const wanted = text.trim()
  const hits = wanted ? searchEntries(parts, wanted, PER_KIND) : null
  const groups = hits ? foundOptions(hits) : offeredOptions(recent, pages)
  const found = hits?.reduce((sum, { entries }) => sum + entries.length, 0) ?? 0

  const leave = () => {
    hasLeft.current = true
    onClose()
  }
  const choose = ({ choice }: Option) => {
    if (!choice) return forgetChoices()
    rememberChoice(choice)
    leave()
    // Entries come from data: that each leads to a page is what the tests of the links hold.
    router.push(choice.href as Route)
  }
  const { selectedId, pick, onKeyDown } = useCombobox(groups, choose)

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
        <div className="palette-box">
          <SearchIcon />
          <input
            type="text"
            role="combobox"
            aria-label="Search Meridian"
            aria-expanded={groups.length > 0}
            aria-controls={LIST_ID}
            aria-activedescendant={selectedId}
            aria-autocomplete="list"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={80}
            placeholder="What are you looking for?"
            value={text}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value)
              pick(null)
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        <p role="status" className="sr-only">
          {hits && (found > 0 || state === 'complete') && describe(found)}
        </p>
        <PaletteMessage
          state={state}
          missed={hits && found === 0 ? wanted : null}
          listHref={WORLD.href({ search: wanted })}
          onRetry={retry}
          onFollow={leave}
        />
        <PaletteList id={LIST_ID} groups={groups} selectedId={selectedId} onSelect={pick} onChoose={choose} />
        <p className="palette-keys" aria-hidden>
          <kbd>↑</kbd> <kbd>↓</kbd> move, <kbd>Enter</kbd> opens, <kbd>Esc</kbd> closes
        </p>
      </DialogContent>
    </Dialog>
  )
}
