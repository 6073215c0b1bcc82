import { create } from 'zustand'
import { persist, type PersistStorage } from 'zustand/middleware'
import { followEntry } from '../device/browser-storage'
import { isHeld, readKept, UNREAD_EVENT } from '../device/kept-entry'
import { ADDED_KEY, holdInMemory } from './added-key'
import type { AddedEntry } from './schema'
import { readStored, writeStored } from './stored-entries'

type AddedState = {
  entries: readonly AddedEntry[]
  /** The reason why the entries are not stored: the storage is full, or the browser allows none. Null when they are. */
  trouble: 'full' | 'disabled' | null
}

type Stored = Pick<AddedState, 'entries'>

/** Ids that were removed while nothing could be stored. The stored list still has them and must not bring them back. */
let removedUnsaved = new Set<string>()

function setTrouble(trouble: AddedState['trouble']) {
  holdInMemory(trouble !== null && useAddedStore.getState().entries.length > 0)
  if (useAddedStore.getState().trouble !== trouble) useAddedStore.setState({ trouble })
}

const storage: PersistStorage<Stored> = {
  getItem: (name) => {
    const entries = readKept(name, readStored, writeStored)
    return entries ? { state: { entries } } : null
  },
  setItem: (_key, { state: { entries } }) => {
    try {
      if (isHeld(ADDED_KEY))
        throw new DOMException('The stored value must stay as it is.', 'QuotaExceededError')
      if (entries.length === 0) localStorage.removeItem(ADDED_KEY)
      else localStorage.setItem(ADDED_KEY, writeStored(entries))
      removedUnsaved = new Set()
      setTrouble(null)
    } catch (error) {
      setTrouble(/quota/i.test(String(error)) ? 'full' : 'disabled')
    }
  },
  removeItem: () => localStorage.removeItem(ADDED_KEY),
}

/** The stored entries, with the changes of this tab that could not be stored. */
function withUnsaved(stored: readonly AddedEntry[], { entries, trouble }: AddedState): readonly AddedEntry[] {
  if (trouble === null) return stored
  const held = new Set(entries.map(({ id }) => id))
  return [...stored.filter(({ id }) => !held.has(id) && !removedUnsaved.has(id)), ...entries]
}

/** The universities that the visitor added, stored on the device. It is empty until `openAdded` has run. */
export const useAddedStore = create<AddedState>()(
  persist((): AddedState => ({ entries: [], trouble: null }), {
    name: ADDED_KEY,
    storage,
    skipHydration: true,
    partialize: ({ entries }) => ({ entries }),
    merge: (persisted, current) => {
      const stored = persisted as Stored | undefined
      return { ...current, entries: withUnsaved(stored?.entries ?? [], current) }
    },
  }),
)

/**
 * Reads the stored entries, and again when another tab changes them. When an unread text was deleted, entries that waited
 * for its place are stored. Returns a function that stops this.
 */
export function openAdded(): () => void {
  void useAddedStore.persist.rehydrate()
  const store = () => {
    if (useAddedStore.getState().trouble !== null) change((entries) => entries)
  }
  window.addEventListener(UNREAD_EVENT, store)
  const unfollow = followEntry(ADDED_KEY, () => void useAddedStore.persist.rehydrate())
  return () => {
    window.removeEventListener(UNREAD_EVENT, store)
    unfollow()
  }
}

/** Changes the entries. It reads them first, so that entries another tab has just stored are not overwritten. */
function change(update: (entries: readonly AddedEntry[]) => readonly AddedEntry[]) {
  void useAddedStore.persist.rehydrate()
  useAddedStore.setState(({ entries }) => ({ entries: update(entries) }))
}

/** Adds entries. An entry replaces the one with the same id. */
export function saveAdded(saved: readonly AddedEntry[]) {
  const byId = new Map(saved.map((entry) => [entry.id, entry]))
  for (const id of byId.keys()) removedUnsaved.delete(id)
  change((entries) => [
    ...entries.map((entry) => byId.get(entry.id) ?? entry),
    ...saved.filter(({ id }) => !entries.some((entry) => entry.id === id)),
  ])
}

/** Removes entries and returns them, so that the visitor can undo it. */
export function removeAdded(ids: ReadonlySet<string>): AddedEntry[] {
  for (const id of ids) removedUnsaved.add(id)
  const removed: AddedEntry[] = []
  change((entries) =>
    entries.filter((entry) => {
      if (ids.has(entry.id)) removed.push(entry)
      return !ids.has(entry.id)
    }),
  )
  return removed
}
