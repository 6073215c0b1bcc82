import { create } from 'zustand'
import { createJSONStorage, persist } from 'zustand/middleware'
import { deviceStorage } from '../device/browser-storage'
import type { Choice } from './entry'
import { readRecent, RECENT_KEY, withRecent } from './recent'

type RecentState = { recent: readonly Choice[] }

/** The recent choices of the search, the latest first. They stay on the device. One effect rehydrates the store. */
export const useRecentStore = create<RecentState>()(
  persist((): RecentState => ({ recent: [] }), {
    name: RECENT_KEY,
    version: 1,
    storage: createJSONStorage(() => deviceStorage),
    merge: (stored, state) => ({
      ...state,
      recent: readRecent((stored as Partial<RecentState> | undefined)?.recent),
    }),
    skipHydration: true,
  }),
)

export function rememberChoice(choice: Choice) {
  useRecentStore.setState(({ recent }) => ({ recent: withRecent(recent, choice) }))
}

export function forgetChoices() {
  useRecentStore.setState({ recent: [] })
  useRecentStore.persist.clearStorage()
}
