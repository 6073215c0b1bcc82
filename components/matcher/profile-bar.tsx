'use client'

import { useEffect, useState, useSyncExternalStore } from 'react'
import { Island } from '@/components/ui/island'
import { useHydrated } from '@/components/ui/use-hydrated'
import { followEntry } from '@/lib/device/browser-storage'
import { PROFILE_KEY, readAnswers } from '@/lib/device/profile-entry'
import { BarButtons, type BarPart } from './bar-buttons'
import type { ProfileControls } from './profile-controls'

const follow = (listener: () => void) => followEntry(PROFILE_KEY, listener)
const hasAnswers = () => Object.keys(readAnswers()).length > 0
const getNone = () => false

/**
 * The visitor's profile in a line under the header of every page, each part a control. What it says, and the questions,
 * are loaded where the browser keeps a profile, or for who presses a part.
 */
export function ProfileBar() {
  const [opened, open] = useState<BarPart | null>(null)
  const [Controls, setControls] = useState<typeof ProfileControls | null>(null)
  const isHydrated = useHydrated()
  const isWanted = useSyncExternalStore(follow, hasAnswers, getNone) || opened !== null

  useEffect(() => {
    if (!isWanted) return
    void import('./profile-controls')
      .then((module) => setControls(() => module.ProfileControls))
      // Without a connection the parts stay as they are, and the next press tries again.
      .catch(() => open(null))
  }, [isWanted])

  return (
    // It takes script, so no page carries it in its HTML; its place is kept.
    <section
      aria-label="About you"
      className="page min-h-14 w-full pt-1.5 md:min-h-12 print:hidden noscript:hidden"
    >
      {Controls ? (
        <Island>
          <Controls opened={opened} onOpen={open} />
        </Island>
      ) : (
        isHydrated && <BarButtons opened={opened} onPress={open} />
      )}
    </section>
  )
}
