'use client'

import { saveLabel, type NewItem } from '@/lib/plan/new-item'
import { useHeart } from './use-heart'

const FAILED = 'This is not in your plan yet. Check the connection and press again.'

/**
 * Saves what a card is about to the visitor's plan. It needs script; a press that comes sooner is not lost in a list.
 */
export function Heart({ item }: { item: NewItem }) {
  const { isSaved, hasFailed, toggle } = useHeart(item)
  return (
    <button
      type="button"
      className="heart noscript:hidden"
      aria-pressed={isSaved}
      aria-label={saveLabel(item)}
      title={hasFailed ? FAILED : undefined}
      onClick={toggle}
    ></button>
  )
}
