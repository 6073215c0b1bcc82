import { useSearchParams } from 'next/navigation'
import { useEffect, useRef } from 'react'

/** Longer than Next takes to show an earlier entry on a slow phone. Whoever waits longer gets it by loading the page. */
const PATIENCE_MS = 3000

/**
 * Loads the page anew where it shows another search than the one of its address. Next 16.4 leaves it so when one goes Back
 * after a reload, and Back again while it asks for the first of the two entries a second time, which it does because the
 * entry was not made by its router but by nuqs. No issue tells of it yet. This can go when `back-forward.spec.ts` passes without.
 */
export function useShownAddress(): void {
  const search = String(useSearchParams())
  const shown = useRef(search)
  useEffect(() => {
    shown.current = search
  }, [search])

  useEffect(() => {
    let patience: ReturnType<typeof setTimeout>
    const look = () => {
      clearTimeout(patience)
      patience = setTimeout(() => {
        if (String(new URLSearchParams(location.search)) !== shown.current) location.reload()
      }, PATIENCE_MS)
    }
    window.addEventListener('popstate', look)
    return () => {
      clearTimeout(patience)
      window.removeEventListener('popstate', look)
    }
  }, [])
}
