'use client'

import { useEffect, useState } from 'react'
import { hasStoredSelection, SELECTION_EVENT } from '@/lib/compare/selection-signal'
import type { CompareTray } from './compare-tray'

/** Brings the tray to the page once something is chosen, here, before, or in another tab; until then it costs nothing. */
export function TrayLoader() {
  const [Tray, setTray] = useState<typeof CompareTray | null>(null)

  useEffect(() => {
    const load = () =>
      void import('./compare-tray')
        .then((module) => setTray(() => module.CompareTray))
        // Offline: the next choice tries again.
        .catch(() => {})
    const loadIfStored = () => {
      if (hasStoredSelection()) load()
    }
    loadIfStored()
    addEventListener(SELECTION_EVENT, load)
    addEventListener('storage', loadIfStored)
    return () => {
      removeEventListener(SELECTION_EVENT, load)
      removeEventListener('storage', loadIfStored)
    }
  }, [])

  return Tray && <Tray />
}
