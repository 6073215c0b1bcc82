import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { followEntry } from '@/lib/device/browser-storage'
import { PROFILE_KEY } from '@/lib/device/profile-entry'
import { readLevel } from '@/lib/facts/chosen-level'
import type { Level } from '@/lib/facts/vocabulary'

const follow = (listener: () => void) => followEntry(PROFILE_KEY, listener)

/** What the kept profile says, wherever on the page it is chosen; `none` on the server and while hydrating. */
export const useKept = <Value>(read: () => Value, none: Value): Value =>
  useSyncExternalStore(follow, read, () => none)

/** Calls `take` when something else on this page changes the level of the kept profile. What lies hidden in another tab stays. */
export function useNewLevel(take: (level: Level) => void) {
  const onNew = useEffectEvent(take)
  useEffect(() => {
    let known = readLevel()
    return follow(() => {
      const level = readLevel()
      if (level && level !== known && !document.hidden) onNew(level)
      known = level
    })
  }, [])
}
