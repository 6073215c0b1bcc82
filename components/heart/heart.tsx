'use client'

import { saveLabel, type NewItem } from '@/lib/plan/new-item'
import { heartLook } from './heart-look'
import { useHeart } from './use-heart'

const FAILED = 'This is not in your plan yet. Check the connection and press again.'

/**
 * In the corner of a card, whose head keeps its place. Saves what a card is about to the visitor's plan. It needs script; a press that comes sooner is not lost in a list.
 */
export function Heart({ item }: { item: NewItem }) {
  const { isSaved, hasFailed, toggle } = useHeart(item)
  return (
    <button
      type="button"
      className={`absolute top-1 right-1 grid size-[44px] place-items-center text-ink-3 hover:text-accent noscript:hidden ${heartLook(isSaved)}`}
      aria-pressed={isSaved}
      aria-label={saveLabel(item)}
      title={hasFailed ? FAILED : undefined}
      onClick={toggle}
    ></button>
  )
}
