'use client'

import { Input } from '@/components/ui/input'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Elements } from '@/components/ui/elements'
import { Field } from '@/components/ui/field'

/**
 * Hides items without all typed words and unfolds the rest. The list is plain HTML: without script it is folded and
 * whole, and nothing of it is drawn again.
 * @param list id of the element that holds it
 * @param children the content beside the field
 */
export function OfferedFilter({ list, children }: { list: string; children: Elements }) {
  const [said, setSaid] = useState('')
  const folded = useRef<Map<HTMLDetailsElement, boolean>>(new Map())
  const search = async (typed: string) => {
    // It comes with the first letter.
    const { searchItems } = await import('./offered-search')
    setSaid(searchItems(document.getElementById(list), typed, folded.current))
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
        {said}
      </p>
    </>
  )
}
