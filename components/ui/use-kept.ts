import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { followEntry } from '@/lib/device/browser-storage'
import { PROFILE_KEY } from '@/lib/device/profile-entry'
import { readLevel } from '@/lib/facts/chosen-level'
import type { Level } from '@/lib/facts/vocabulary'

const follow = (listener: () => void) => followEntry(PROFILE_KEY, listener)

/** What the kept profile says, wherever on the page it is chosen; `none` on the server and while hydrating. */
export const useKept = <Value>(read: () => Value, none: Value): Value =>
  useSyncExternalStore(follow, read, () => none)

/**
 * Calls `take` when something else on this page changes an answer of the kept profile to another one that is known. What
 * lies hidden in another tab stays.
 * @param read the same function each time
 */
export function useNewAnswer<Answer extends string>(
  read: () => Answer | null,
  take: (answer: Answer) => void,
) {
  const onNew = useEffectEvent(take)
  useEffect(() => {
    let known = read()
    return follow(() => {
      const answer = read()
      if (answer && answer !== known && !document.hidden) onNew(answer)
      known = answer
    })
  }, [read])
}

/** The same of the level. */
export const useNewLevel = (take: (level: Level) => void) => useNewAnswer(readLevel, take)
