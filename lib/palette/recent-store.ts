import { create } from 'zustand'
import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware'
import type { Choice } from './entry'
import { readRecent, RECENT_KEY, withRecent } from './recent'

type RecentState = { recent: readonly Choice[] }

/** Storage may be closed to us (private windows, site settings): the choices then last as long as the page. */
function attempt<Result>(act: () => Result, otherwise: Result): Result {
  try {
    return act()
  } catch {
    return otherwise
  }
}

const deviceStorage: StateStorage = {
  getItem: (name) => attempt(() => localStorage.getItem(name), null),
  setItem: (name, value) => attempt(() => localStorage.setItem(name, value), undefined),
  removeItem: (name) => attempt(() => localStorage.removeItem(name), undefined),
}

/** What was chosen last in the search, the latest first. It stays on the device: rehydrate it in one effect. */
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
