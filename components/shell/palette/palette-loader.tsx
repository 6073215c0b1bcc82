'use client'

import { useEffect, useState } from 'react'
import { SEARCH } from '@/lib/routes'
import type { CommandPalette } from './command-palette'
import { Island } from '@/components/ui/island'

type Opened = {
  opener: Element
  /** The text typed before the palette was loaded. */
  typed: string
}

/** Whether keys are typed into a control. */
const isTypedInto = ({ target }: Event) =>
  target instanceof Element &&
  target.matches('input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable]')

const openerOf = ({ target }: Event) => (target instanceof Element ? target.closest('[data-palette]') : null)

/**
 * Opens the palette from every control marked with `data-palette`, and opens and closes it on Ctrl or ⌘ K. The key / goes to
 * the search of the page, or opens the palette where it has none. A pointer
 * over such a control starts to load the script. Keys typed until it is loaded are kept for the palette. They are typed
 * into no control, so `useEarlyInput` cannot report them.
 */
export function PaletteLoader() {
  const [Palette, setPalette] = useState<typeof CommandPalette | null>(null)
  const [opened, setOpened] = useState<Opened | null>(null)

  useEffect(() => {
    /** Null while the palette is not loading. */
    let typed: string | null = null
    const load = () => import('./command-palette')
    const open = (event: Event, opener: Element) => {
      event.preventDefault()
      typed ??= ''
      load().then(
        (module) => {
          const early = typed ?? ''
          typed = null
          setPalette(() => module.CommandPalette)
          setOpened((current) => (current ? null : { opener, typed: early }))
        },
        () => location.assign(SEARCH.href),
      )
    }
    const onClick = (event: Event) => {
      const opener = openerOf(event)
      if (opener) open(event, opener)
    }
    const onPointerOver = (event: Event) => {
      if (openerOf(event)) load().catch(() => {})
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey } = event
      if (altKey) return
      if (ctrlKey || metaKey) {
        if (key.toLowerCase() === 'k') open(event, document.activeElement ?? document.body)
      } else if (typed !== null && key.length === 1) {
        event.preventDefault()
        typed += key
      } else if (key === '/' && !isTypedInto(event)) {
        const box = document.querySelector<HTMLElement>('main input[type=search]')
        if (!box) return open(event, document.activeElement ?? document.body)
        event.preventDefault()
        box.focus()
      }
    }
    const listening = new AbortController()
    const { signal } = listening
    addEventListener('click', onClick, { signal })
    addEventListener('pointerover', onPointerOver, { signal })
    addEventListener('keydown', onKeyDown, { signal })
    return () => listening.abort()
  }, [])

  return (
    opened &&
    Palette && (
      <Island>
        <Palette {...opened} onClose={() => setOpened(null)} />
      </Island>
    )
  )
}
