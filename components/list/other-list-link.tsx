'use client'

import type { Route } from 'next'
import { useEffect, useState } from 'react'
import { Link } from '@/components/ui/link'
import { hasNothing, type OtherList as Way, type FoundElsewhere } from '@/lib/list/text-meaning'
import { count, formatCount } from '@/lib/text/format'
import { useFoundElsewhere } from './use-found-elsewhere'

const PAUSE_MS = 500

/** Whether a value has stood for a while: what is being typed changes with each key. */
function useSettled(value: string): boolean {
  const [settled, setSettled] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled === value
}

/**
 * Another list that a text leads to, and its number of results. The server sends the number with the page; for a text
 * that is being typed, the browser asks for it. A list without results is no way on.
 */
export function OtherListLink({ what, href, label, found }: Way) {
  const isSettled = useSettled(href)
  const asked = useFoundElsewhere(href, !found && isSettled)
  const known = found ?? asked
  if (known && hasNothing(known)) return null
  const start = known ? inWords(known, what) : startOf(what)
  return (
    <p className="py-1 text-sm max-md:overflow-x-auto max-md:whitespace-nowrap">
      <Link href={href as Route}>{label ? `${start}: ${label}` : start}</Link>
    </p>
  )
}

const startOf = (what: Way['what']) => (what === 'programmes' ? 'Programmes' : 'Scholarships')

/** "94 programmes may fit", where none is sure to: what they do not report may be what is asked for. */
function inWords({ total, notKnown }: FoundElsewhere, what: Way['what']): string {
  const counted = (n: number) => count(n, what.slice(0, -1), what)
  if (notKnown === 0) return counted(total)
  return total === 0
    ? `${counted(notKnown)} may fit`
    : `${counted(total)}, ${formatCount(notKnown)} more may fit`
}
