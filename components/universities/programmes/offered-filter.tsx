'use client'

import { Input } from '@/components/ui/input'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Elements } from '@/components/ui/elements'
import { Field } from '@/components/ui/field'
import { count } from '@/lib/text/format'

/**
 * Hides items without all typed words and unfolds the rest. The list is plain HTML: without script it is folded and
 * whole, and nothing of it is drawn again.
 * @param list id of the element that holds it
 * @param children the content beside the field
 */
export function OfferedFilter({ list, children }: { list: string; children: Elements }) {
  const [found, setFound] = useState<number | null>(null)
  const folded = useRef<Map<HTMLDetailsElement, boolean>>(new Map())
  const search = async (typed: string) => {
    // Its tables come when somebody types.
    const { normaliseText } = await import('@/lib/text/normalise-text')
    setFound(filterItems(document.getElementById(list), normaliseText, typed, folded.current))
  }
  const input = useRef<HTMLInputElement>(null)
  // The subject that the visitor came with, where nothing was typed before this script ran.
  const openSubject = useEffectEvent(() => {
    const subject = new URLSearchParams(location.search).get('subject')
    if (!input.current || (!subject && input.current.value === '')) return
    input.current.value ||= subject?.replaceAll('-', ' ') ?? ''
    void search(input.current.value)
  })
  useEffect(() => openSubject(), [])
  return (
    <>
      <div className="max-w-[20rem] min-w-0 grow noscript:hidden">
        <Field label="Find a subject or programme">
          <Input
            ref={input}
            type="search"
            autoComplete="off"
            onChange={(event) => void search(event.currentTarget.value)}
          />
        </Field>
      </div>
      {children}
      <p role="status" className="min-h-5 w-full text-sm text-ink-2">
        {found !== null &&
          (found === 0 ? 'Nothing of that name is known here.' : `${count(found, 'subject')} found`)}
      </p>
    </>
  )
}

/**
 * Shows the items that contain all words, with their folds open; all of them, folded as they were, for an empty text.
 * @param folded how the folds stood before the first word; kept between calls
 * @returns how many items are shown; null for an empty text
 */
function filterItems(
  root: HTMLElement | null,
  normaliseText: (text: string) => string,
  typed: string,
  folded: Map<HTMLDetailsElement, boolean>,
): number | null {
  if (!root) return null
  const words = normaliseText(typed).split(' ').filter(Boolean)
  const folds = [...root.querySelectorAll('details')]
  if (folded.size === 0) for (const fold of folds) folded.set(fold, fold.open)
  const items = [...root.querySelectorAll<HTMLElement>('[data-item]')]
  for (const item of items) {
    const text = words.length > 0 ? normaliseText(item.textContent) : ''
    item.hidden = !words.every((word) => text.includes(word))
  }
  const hasHit = (fold: Element) => fold.querySelector('[data-item]:not([hidden])') !== null
  for (const fold of folds) {
    const isOuter = fold.parentElement === root
    if (isOuter) fold.hidden = !hasHit(fold)
    fold.open =
      words.length === 0 ? (folded.get(fold) ?? false) : isOuter ? hasHit(fold) : (folded.get(fold) ?? false)
  }
  // Styles hide the items of other levels.
  const isShown = (item: HTMLElement) => !item.hidden && (item.checkVisibility?.() ?? true)
  if (words.length > 0) return items.filter(isShown).length
  folded.clear()
  return null
}
