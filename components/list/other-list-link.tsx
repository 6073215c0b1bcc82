'use client'

import type { Route } from 'next'
import { Link } from '@/components/ui/link'
import { keepNationality } from '@/lib/eligibility/kept-nationality'
import { hasNothing, type OtherList as Way } from '@/lib/list/text-meaning'
import { foundInWords, useFoundElsewhere } from './found-elsewhere'

/** `origin`: where the visitor says they come from, which is not asked again of who follows. */
type OtherListLinkProps = Way & { origin: string | null }

/**
 * Another list that a text leads to, and its number of results. The server sends the number with the page; for a text
 * that is being typed, the browser asks for it. A list without results is no way on.
 */
export function OtherListLink({ what, href, label, found, origin }: OtherListLinkProps) {
  const asked = useFoundElsewhere(href, !found)
  const known = found ?? asked
  if (known && hasNothing(known)) return null
  const start = known ? foundInWords(known, what) : startOf(what)
  return (
    <p className="py-1 text-sm max-md:overflow-x-auto max-md:whitespace-nowrap">
      <Link href={href as Route} onClick={() => origin && keepNationality(origin)}>
        {label ? `${start}: ${label}` : start}
      </Link>
    </p>
  )
}

const startOf = (what: Way['what']) => what.charAt(0).toUpperCase() + what.slice(1)
