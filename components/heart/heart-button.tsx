'use client'

import { Button } from '@/components/ui/button'
import { useHydrated } from '@/components/ui/use-hydrated'
import { saveLabel, type NewItem } from '@/lib/plan/new-item'
import { heartLook } from './heart-look'
import { useHeart } from './use-heart'

/** The heart of a page about one university, programme or award, in words. */
export function HeartButton({ item }: { item: NewItem }) {
  const { isSaved, hasFailed, toggle } = useHeart(item)
  const isReady = useHydrated()
  return (
    <>
      <Button
        type="button"
        className={`noscript:hidden ${heartLook(isSaved)}`}
        variant={isSaved ? 'on' : 'outline'}
        aria-pressed={isSaved}
        aria-label={saveLabel(item)}
        disabled={!isReady}
        onClick={toggle}
      >
        Save
      </Button>
      {hasFailed && (
        <span role="alert">This is not in your plan yet. Check the connection and press again.</span>
      )}
    </>
  )
}
