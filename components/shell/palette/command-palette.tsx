'use client'

import { PaletteKeys } from './palette-keys'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { expectResults } from '@/components/list/focus-results'
import { toggleSaved } from '@/components/heart/toggle-saved'
import { useSavedKeys } from '@/components/heart/use-saved-keys'
import { Command, CommandInput } from '@/components/ui/command'
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog'
import { SearchIcon } from '@/components/ui/search-icon'
import { useHighlightedOption } from '@/components/ui/use-highlighted-option'
import { forgetChoices, rememberChoice, useRecentStore } from '@/lib/palette/recent-store'
import type { PaletteChoice } from '@/lib/palette/entry'
import { keepNationality } from '@/lib/eligibility/kept-nationality'
import { PLAN } from '@/lib/routes'
import { count } from '@/lib/text/format'
import { WORLD } from '@/lib/universities/list'
import { canSave, PaletteList, type PaletteOption } from './palette-list'
import { PaletteMessage } from './palette-message'
import { returnFocus } from './return-focus'
import { itemOf, keyOfHref } from './save-choice'
import { useResults } from './use-results'

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
  const hasLeft = useRef(false)

  useEffect(() => {
    void useRecentStore.persist.rehydrate()
    // On a phone the open menu would cover the palette.
    document.getElementById('site-menu')?.hidePopover?.()
    window.addEventListener('popstate', onClose)
    return () => window.removeEventListener('popstate', onClose)
  }, [onClose])

  const wanted = text.trim()
  const savedKeys = useSavedKeys()
  const { refusal, hits, sentence, state, retry, said, groups } = useResults(wanted, savedKeys.length)
  const options = groups.flatMap((group) => group.options)
  const found = hits ? options.length : 0

  const leave = () => {
    hasLeft.current = true
    onClose()
  }
  const choose = ({ choice }: PaletteOption) => {
    if (!choice) return forgetChoices()
    // The plan is offered anyway, with another number then.
    if (choice.href !== PLAN.href) rememberChoice(choice)
    if (sentence?.lists.some((list) => list.choice.href === choice.href)) {
      expectResults()
      // Who says where they come from is not asked again.
      if (sentence.origin) keepNationality(sentence.origin)
    }
    leave()
    // Entries come from data. The tests of the links check that each leads to a page.
    router.push(choice.href as Route)
  }
  const [saved, setSaved] = useState('')
  const save = (choice: PaletteChoice) => {
    const item = itemOf(choice)
    if (item) setSaved(`${choice.label} is ${toggleSaved(item) ? 'in my plan' : 'out of my plan'}`)
  }
  const highlighted = useHighlightedOption(options.map(({ id }) => id))
  const saveOnKey = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return
    event.preventDefault()
    const choice = options.find(({ id }) => id === highlighted.value)?.choice
    if (choice && canSave(choice)) save(choice)
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        className="inset-0 max-h-none max-w-none rounded-none border-0 p-0 sm:top-[12dvh] sm:bottom-auto sm:my-0 sm:max-h-[76dvh] sm:w-[min(40rem,calc(100vw-2rem))] sm:border"
        aria-describedby={undefined}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          returnFocus(hasLeft.current ? null : opener)
        }}
      >
        <DialogTitle className="sr-only">Search Meridian</DialogTitle>
        <Command
          label="Search Meridian"
          className="flex min-h-0 flex-auto flex-col"
          {...highlighted}
          onKeyDown={saveOnKey}
        >
          <div className="flex min-h-16 items-center gap-3 border-b border-line-strong pr-16 pl-5 focus-within:border-accent focus-within:[box-shadow:inset_0_-1px_var(--accent)]">
            <SearchIcon className="w-4.5 flex-none text-ink-3" />
            <CommandInput
              enterKeyHint="go"
              // At least 16 px: below that, Safari on iOS zooms in when the field gets the focus.
              className="min-h-12 w-full bg-transparent text-base text-ellipsis text-ink outline-0 placeholder:text-ink-3"
              placeholder="What are you looking for?"
              value={text}
              onValueChange={(next) => {
                setText(next)
                setSaved('')
              }}
            />
          </div>
          <p role="status" className="sr-only">
            {saved || (hits && (found > 0 || state === 'complete') && count(found, 'result'))}
          </p>
          <div onKeyDown={keepEnter}>
            <PaletteMessage
              refusal={refusal}
              state={state}
              corrected={sentence ? sentence.corrected : (hits?.corrected ?? null)}
              missed={hits && found === 0 ? wanted : null}
              said={said}
              typed={wanted}
              listHref={WORLD.href({ search: wanted })}
              asTypedHref={WORLD.href({ search: `"${wanted.replace(/"/g, '')}"` })}
              onRetry={retry}
              onFollow={leave}
            />
          </div>
          <PaletteList
            groups={groups}
            isSaved={(href) => savedKeys.includes(keyOfHref(href))}
            onSave={save}
            onChoose={choose}
          />
        </Command>
        <PaletteKeys />
      </DialogContent>
    </Dialog>
  )
}
