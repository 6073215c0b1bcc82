import { useLayoutEffect, useState, type RefObject } from 'react'

/** An error that comes sooner after the content was drawn anew, in ms, will come each time. */
const SOON_MS = 1000

/**
 * Draws broken content anew by `reset`, and is false until then. True where that has just been tried, so that there is
 * nothing left but to say so. `lastRef`: when it was last tried.
 */
export function useRedraw(lastRef: RefObject<number>, reset: () => void): boolean {
  const [isLasting, setLasting] = useState(false)
  useLayoutEffect(() => {
    const isSoon = performance.now() - lastRef.current < SOON_MS
    lastRef.current = performance.now()
    if (isSoon) setLasting(true)
    else reset()
  }, [lastRef, reset])
  return isLasting
}
