import { create } from 'zustand'
import { persist, type PersistStorage } from 'zustand/middleware'
import { followEntry, readEntry, writeEntry } from '../../device/browser-storage'

/** The one place where the key is kept, as plain text. */
export const KEY_ENTRY = 'firecrawl_api_key'

type KeyState = {
  /** Empty when there is none. */
  apiKey: string
  /** False where the browser keeps nothing for this site: the key then lasts as long as the page. */
  isKept: boolean
}

const storage: PersistStorage<Pick<KeyState, 'apiKey'>> = {
  getItem: (name) => {
    const apiKey = readEntry(name)
    return apiKey === undefined ? null : { state: { apiKey: apiKey ?? '' } }
  },
  setItem: (name, { state }) => void writeEntry(name, state.apiKey),
  removeItem: (name) => void writeEntry(name, ''),
}

export const useKeyStore = create<KeyState>()(
  persist((): KeyState => ({ apiKey: '', isKept: true }), {
    name: KEY_ENTRY,
    storage,
    partialize: ({ apiKey }) => ({ apiKey }),
    skipHydration: true,
  }),
)

export function saveKey(apiKey: string) {
  useKeyStore.setState({ apiKey })
  useKeyStore.setState({ isKept: (readEntry(KEY_ENTRY) ?? '') === apiKey })
}

export const removeKey = () => saveKey('')

/** The key as it is kept now, which another tab may have changed. */
export function currentKey(): string {
  void useKeyStore.persist.rehydrate()
  return useKeyStore.getState().apiKey
}

/** Follows changes made in other tabs until the returned function is called. */
export function watchKey(): () => void {
  return followEntry(KEY_ENTRY, currentKey)
}
