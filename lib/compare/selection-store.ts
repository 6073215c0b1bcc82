import { create } from 'zustand'
import { persist, type PersistStorage } from 'zustand/middleware'
import { MAX_COMPARED, readChosen, withChosen, withoutChosen, type Chosen } from './selection'
import { SELECTION_EVENT, SELECTION_KEY } from './selection-signal'

type Selection = { chosen: readonly Chosen[] }

function parseStored(text: string | null): readonly Chosen[] {
  try {
    const stored: unknown = JSON.parse(text ?? '{}')
    const { state } = stored as { state?: { chosen?: unknown } }
    return readChosen(state?.chosen)
  } catch {
    // Not written by us, or cut off: as good as nothing.
    return []
  }
}

/** The browser's storage, which may be closed, full, or hold anything. Without it the selection lasts as long as the page. */
const storage: PersistStorage<Selection> = {
  getItem: (key) => {
    try {
      return { state: { chosen: parseStored(localStorage.getItem(key)) }, version: 0 }
    } catch {
      return null
    }
  },
  setItem: (key, value) => {
    try {
      localStorage.setItem(key, JSON.stringify(value))
    } catch {
      // The choice still holds for this page.
    }
  },
  removeItem: (key) => {
    try {
      localStorage.removeItem(key)
    } catch {
      // Nothing was kept.
    }
  },
}

/** The visitor's own comparison, in column order. Change it with the functions below. */
export const useSelectionStore = create<Selection>()(
  persist((): Selection => ({ chosen: [] }), { name: SELECTION_KEY, storage, skipHydration: true }),
)

const change = (next: (chosen: readonly Chosen[]) => readonly Chosen[]) =>
  useSelectionStore.setState(({ chosen }) => ({ chosen: next(chosen) }))

export function addToSelection(university: Chosen) {
  change((chosen) => withChosen(chosen, university))
}

export function removeFromSelection(id: string) {
  change((chosen) => withoutChosen(chosen, id))
}

export function clearSelection() {
  change(() => [])
}

export function replaceSelection(universities: readonly Chosen[]) {
  change(() => universities.slice(0, MAX_COMPARED))
}

let isFollowing = false

/**
 * Reads what is stored, and from then on follows other tabs and tells the page when something is chosen. Once a page; to be
 * called in an effect, so that the first render in the browser is the server's.
 */
export function followSelection() {
  if (isFollowing) return
  isFollowing = true
  const { persist: stored } = useSelectionStore
  useSelectionStore.subscribe(({ chosen }) => {
    if (chosen.length > 0) window.dispatchEvent(new Event(SELECTION_EVENT))
  })
  window.addEventListener('storage', ({ key }) => {
    if (key === SELECTION_KEY || key === null) void stored.rehydrate()
  })
  void stored.rehydrate()
}
