import { create } from 'zustand'
import { persist, type PersistStorage } from 'zustand/middleware'
import { followEntry, readEntry, writeEntry } from '../../device/browser-storage'

/** The name of the only entry that holds the key, as plain text. */
export const KEY_ENTRY = 'firecrawl_api_key'

type KeyState = {
  /** Empty when there is none. */
  apiKey: string
  /** False where the browser stores nothing for this site: the page forgets the key when the visitor leaves it. */
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

/** The key as it is stored now; another tab may have changed it. */
export function currentKey(): string {
  void useKeyStore.persist.rehydrate()
  return useKeyStore.getState().apiKey
}

/** Reads the key again when another tab changes it. Returns a function that stops this. */
export function watchKey(): () => void {
  return followEntry(KEY_ENTRY, currentKey)
}
