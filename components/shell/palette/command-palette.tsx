'use client'

import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { Command, CommandInput } from '@/components/ui/combobox'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog'
import { SearchIcon } from '@/components/ui/search-icon'
import { useHighlightedOption } from '@/components/ui/use-highlighted-option'
import { forgetChoices, rememberChoice, useRecentStore } from '@/lib/palette/recent-store'
import { searchEntries } from '@/lib/palette/search'
import { count } from '@/lib/text/format'
import { WORLD } from '@/lib/universities/list'
import { foundOptions, offeredOptions, type Option } from './options'
import './palette.css'
import { PaletteList } from './palette-list'
import { PaletteMessage } from './palette-message'
import { returnFocus } from './return-focus'
import { useEntries } from './use-entries'

const PER_KIND = 6

type CommandPaletteProps = {
  /** The text typed before this script was loaded. */
  typed: string
  /** The element that the palette was opened from. */
  opener: Element | null
  onClose: () => void
}

/** Enter on a button or link of the message is for that one, not for the highlighted option. */
function keepEnter(event: KeyboardEvent) {
  if (event.key === 'Enter') event.stopPropagation()
}

/** The search of the whole site: universities, scholarships, countries, pages and posts, from every page. */
export function CommandPalette({ typed, opener, onClose }: CommandPaletteProps) {
  'use memo'
  const router = useRouter()
  const [text, setText] = useState(typed)
  const { parts, pages, state, retry } = useEntries()
  const recent = useRecentStore((store) => store.recent)
  const hasLeft = useRef(false)

  useEffect(() => {
    void useRecentStore.persist.rehydrate()
    // On a phone the open menu would cover the palette.
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
    // Entries come from data. The tests of the links check that each leads to a page.
    router.push(choice.href as Route)
  }
  const highlighted = useHighlightedOption(groups.flatMap(({ options }) => options.map(({ id }) => id)))

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
        <Command label="Search Meridian" className="palette-command" {...highlighted}>
          <div className="palette-box">
            <SearchIcon />
            <CommandInput
              enterKeyHint="go"
              maxLength={80}
              placeholder="What are you looking for?"
              value={text}
              onValueChange={setText}
            />
          </div>
          <p role="status" className="sr-only">
            {hits && (found > 0 || state === 'complete') && count(found, 'result')}
          </p>
          <div onKeyDown={keepEnter}>
            <PaletteMessage
              state={state}
              missed={hits && found === 0 ? wanted : null}
              listHref={WORLD.href({ search: wanted })}
              onRetry={retry}
              onFollow={leave}
            />
          </div>
          <PaletteList groups={groups} onChoose={choose} />
        </Command>
        <p className="palette-keys" aria-hidden>
          <kbd>↑</kbd> <kbd>↓</kbd> move, <kbd>Enter</kbd> opens, <kbd>Esc</kbd> closes
        </p>
      </DialogContent>
    </Dialog>
  )
}
