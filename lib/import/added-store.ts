import { create } from 'zustand'
import { persist, type PersistStorage } from 'zustand/middleware'
import { followEntry } from '../device/browser-storage'
import { ADDED_KEY, holdInMemory } from './added-key'
import type { AddedEntry } from './schema'
import { readStored, writeStored } from './stored'

export const BROKEN_KEY = 'meridian-added-broken'

type AddedState = {
  entries: readonly AddedEntry[]
  /** Why the entries are not stored: the storage is full, or the browser allows none. Null when they are. */
  trouble: 'full' | 'disabled' | null
  /** A stored text that could not be read in full, unchanged. It has an entry of its own. */
  broken: string | null
}

type Stored = Pick<AddedState, 'entries' | 'broken'>

/** True when a broken value could neither be read nor moved. It must not be overwritten then. */
let isBlocked = false
/** Ids that were removed while nothing could be stored. The stored list still has them and must not bring them back. */
let removedUnsaved = new Set<string>()

const troubleOf = (error: unknown): 'full' | 'disabled' =>
  /quota/i.test(String(error)) ? 'full' : 'disabled'

/** Moves a broken value to `BROKEN_KEY`, after an earlier one that may be there. */
function putAside(raw: string): string {
  const before = localStorage.getItem(BROKEN_KEY)
  const aside = before === null || before === raw ? raw : `${before}\n${raw}`
  localStorage.removeItem(ADDED_KEY)
  try {
    localStorage.setItem(BROKEN_KEY, aside)
  } catch {
    localStorage.setItem(ADDED_KEY, raw)
    isBlocked = true
  }
  return aside
}

function setTrouble(trouble: AddedState['trouble']) {
  holdInMemory(trouble !== null && useAddedStore.getState().entries.length > 0)
  if (useAddedStore.getState().trouble !== trouble) useAddedStore.setState({ trouble })
}

const storage: PersistStorage<Stored> = {
  getItem: () => {
    try {
      const raw = localStorage.getItem(ADDED_KEY)
      if (raw === null) return { state: { entries: [], broken: localStorage.getItem(BROKEN_KEY) } }
      const { entries, isBroken } = readStored(raw)
      if (!isBroken) return { state: { entries, broken: localStorage.getItem(BROKEN_KEY) } }
      const broken = putAside(raw)
      if (!isBlocked && entries.length > 0) localStorage.setItem(ADDED_KEY, writeStored(entries))
      return { state: { entries, broken } }
    } catch {
      return null
    }
  },
  setItem: (_key, { state: { entries } }) => {
    try {
      if (isBlocked) throw new DOMException('The stored value must stay as it is.', 'QuotaExceededError')
      if (entries.length === 0) localStorage.removeItem(ADDED_KEY)
      else localStorage.setItem(ADDED_KEY, writeStored(entries))
      removedUnsaved = new Set()
      setTrouble(null)
    } catch (error) {
      setTrouble(troubleOf(error))
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
  persist((): AddedState => ({ entries: [], trouble: null, broken: null }), {
    name: ADDED_KEY,
    storage,
    skipHydration: true,
    partialize: ({ entries, broken }) => ({ entries, broken }),
    merge: (persisted, current) => {
      const stored = persisted as Stored | undefined
      return {
        ...current,
        entries: withUnsaved(stored?.entries ?? [], current),
        broken: stored?.broken ?? current.broken,
      }
    },
  }),
)

/** Reads the stored entries, and again when another tab changes them. Returns a function that stops this. */
export function openAdded(): () => void {
  void useAddedStore.persist.rehydrate()
  return followEntry(ADDED_KEY, () => void useAddedStore.persist.rehydrate())
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

/** Deletes the value that could not be read. Entries that waited for its place are stored now. */
export function discardBroken() {
  localStorage.removeItem(BROKEN_KEY)
  if (isBlocked) localStorage.removeItem(ADDED_KEY)
  isBlocked = false
  void useAddedStore.persist.rehydrate()
  useAddedStore.setState({ broken: null })
}
