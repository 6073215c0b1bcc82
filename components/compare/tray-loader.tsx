'use client'

import { useEffect, useState } from 'react'
import { Island } from '@/components/ui/island'
import { hasStoredSelection, SELECTION_EVENT } from '@/lib/compare/selection-signal'
import type { CompareTray } from './compare-tray'

/** Loads the tray as soon as something is chosen: on this page, on an earlier one, or in another tab. */
export function TrayLoader() {
  const [Tray, setTray] = useState<typeof CompareTray | null>(null)

  useEffect(() => {
    const load = () =>
      void import('./compare-tray')
        .then((module) => setTray(() => module.CompareTray))
        // The tray could not be loaded. The next choice tries again.
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

  return (
    Tray && (
      <Island>
        <Tray />
      </Island>
    )
  )
}
