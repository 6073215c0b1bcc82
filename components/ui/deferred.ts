import { lazy, type ComponentType } from 'react'
import { whenIdle } from '@/components/ui/when-idle'

const TOUCHES = ['pointerdown', 'focusin', 'keydown'] as const

/** A browser that is busy elsewhere may never call a page idle, and then a page reached by a link would never open. */
const LONGEST_WAIT_MS = 1000

/** Resolves when the page has loaded and gone quiet, or at the visitor's first touch, whichever is sooner. */
function quietOrTouched(): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      for (const touch of TOUCHES) removeEventListener(touch, done, true)
      resolve()
    }
    for (const touch of TOUCHES) addEventListener(touch, done, { capture: true, once: true, passive: true })
    whenIdle(done, LONGEST_WAIT_MS)
  })
}

/**
 * A component that is in the server's HTML at once and whose script comes later, when the page is idle or touched.
 * Until then it is plain HTML, so it must work as that: links, forms, native popovers. It needs an `<Activity>` above
 * it, and no `<Suspense>` of its own: React holds a finished boundary back for a script to put in place.
 */
export function deferred<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => {
    if (typeof window !== 'undefined') await quietOrTouched()
    return { default: await load() }
  })
}
