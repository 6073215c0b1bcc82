import { useSyncExternalStore } from 'react'
import { followEntry } from '@/lib/device/browser-storage'
import { PROFILE_KEY } from '@/lib/device/profile-entry'
import { readLevel } from '@/lib/facts/chosen-level'
import type { Level } from '@/lib/facts/vocabulary'

const follow = (listener: () => void) => followEntry(PROFILE_KEY, listener)

/** The level of the kept profile, wherever on the page it is chosen; null where it names none, and on the server. */
export const useKeptLevel = (): Level | null => useSyncExternalStore(follow, readLevel, () => null)
