'use client'

import { useHydrated } from '@/components/ui/use-hydrated'
import { Button, buttonVariants } from '@/components/ui/button'
import { compareHref } from '@/lib/compare/compare-href'
import { FULL_REASON } from '@/lib/compare/selection'
import { MAX_COMPARED } from '@/lib/universities/max-compared'
import { addToSelection, removeFromSelection, useSelection } from '@/lib/compare/selection-store'

/**
 * Puts a university into the visitor's comparison or takes it out. Without script the button opens the comparison of
 * that one. Its accessible name ends in the university's, because a list has a button for each.
 */
export function CompareButton({ id, name }: { id: string; name: string }) {
  const chosen = useSelection()
  if (!useHydrated())
    return (
      <a className={buttonVariants()} href={compareHref([id])} aria-label={`Compare ${name}`}>
        Compare
      </a>
    )

  const isChosen = chosen.some((other) => other.id === id)
  const isRefused = !isChosen && chosen.length >= MAX_COMPARED
  const label = isChosen ? 'In Comparison' : 'Compare'
  const toggle = () => {
    if (isChosen) removeFromSelection(id)
    else addToSelection({ id, name })
  }
  return (
    <Button
      type="button"
      variant={isChosen ? 'on' : 'outline'}
      aria-label={`${label} ${name}`}
      aria-pressed={isChosen}
      aria-disabled={isRefused || undefined}
      title={isRefused ? FULL_REASON : undefined}
      onClick={isRefused ? undefined : toggle}
    >
      {label}
    </Button>
  )
}
