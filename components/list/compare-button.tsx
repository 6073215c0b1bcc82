'use client'

import type { KeyboardEvent } from 'react'
import { followLink } from './follow-link'
import { buttonVariants } from '@/components/ui/button'
import { useHydrated } from '@/components/ui/use-hydrated'
import { compareHref } from '@/lib/compare/compare-href'
import { FULL_REASON } from '@/lib/compare/selection'
import { MAX_COMPARED } from '@/lib/universities/max-compared'
import { addToSelection, removeFromSelection, useSelection } from '@/lib/compare/selection-store'

/** A link is not pressed by the space bar, as a button is. */
function pressBySpace(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}

/**
 * Puts a university into the visitor's comparison or takes it out. Without script it is a link to the comparison of that
 * one, and it stays the same element when script comes: the browser drops a click if the element that the pointer went
 * down on is gone before it goes up. Its accessible name ends in the university's, because a list has a button for each.
 */
export function CompareButton({ id, name }: { id: string; name: string }) {
  const chosen = useSelection()
  const isHydrated = useHydrated()
  const isChosen = isHydrated && chosen.some((other) => other.id === id)
  const isRefused = isHydrated && !isChosen && chosen.length >= MAX_COMPARED
  const label = isChosen ? 'In Comparison' : 'Compare'
  const toggle = () => {
    if (isChosen) removeFromSelection(id)
    else if (!isRefused) addToSelection({ id, name })
  }
  return (
    <a
      className={buttonVariants({ variant: isChosen ? 'on' : 'outline' })}
      href={compareHref([id])}
      role={isHydrated ? 'button' : undefined}
      // In a list it is a button before React knows of it (components/ui/early-press.ts).
      suppressHydrationWarning
      data-press
      aria-label={`${label} ${name}`}
      aria-pressed={isHydrated ? isChosen : undefined}
      aria-disabled={isRefused || undefined}
      title={isRefused ? FULL_REASON : undefined}
      onClick={isHydrated ? followLink(toggle) : undefined}
      onKeyDown={isHydrated ? pressBySpace : undefined}
    >
      {label}
    </a>
  )
}
