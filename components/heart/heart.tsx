'use client'

import { useHydrated } from '@/components/ui/use-hydrated'
import { saveLabel, type NewItem } from '@/lib/plan/new-item'
import { useHeart } from './use-heart'

const FAILED = 'This is not in your plan yet. Check the connection and press again.'

/**
 * Saves what a card is about to the visitor's plan. Only the browser draws it: it needs script, and a list sends its cards
 * twice. CSS keeps its place in the corner of a card.
 */
export function Heart({ item }: { item: NewItem }) {
  const { isSaved, hasFailed, toggle } = useHeart(item)
  if (!useHydrated()) return null
  return (
    <button
      type="button"
      className="heart"
      aria-pressed={isSaved}
      aria-label={saveLabel(item)}
      title={hasFailed ? FAILED : undefined}
      onClick={toggle}
    ></button>
  )
}
