'use client'

import type { Route } from 'next'
import { useEffect, useState } from 'react'
import { Link } from '@/components/ui/link'
import { useResource } from '@/components/ui/use-resource'
import { fetchFile } from '@/lib/device/fetch-file'
import { createResource } from '@/lib/device/resource'
import type { Elsewhere as Way, FoundElsewhere } from '@/lib/list/understood'
import { formatCount } from '@/lib/text/format'

/** How much another list has for an address. */
const FOUND = createResource(async (href) => {
  const response = await fetchFile(`/api/found?at=${encodeURIComponent(href)}`)
  return (await response.json()) as FoundElsewhere
})

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
 * that is being typed, the browser asks for it.
 */
export function Elsewhere({ what, href, label, found }: Way) {
  const isSettled = useSettled(href)
  const { value } = useResource(FOUND, href, !found && isSettled)
  const known = found ?? value
  return (
    // One line, so that the results stay in view. The other list shows the part that is cut off.
    <p className="mt-1 truncate text-sm">
      {`Looking for ${what}${known ? ` (${inWords(known)})` : ''}? `}
      <Link href={href as Route}>{label}</Link>
    </p>
  )
}

const inWords = ({ total, notKnown }: FoundElsewhere) =>
  notKnown > 0 ? `${formatCount(total)}, ${formatCount(notKnown)} not known` : formatCount(total)
