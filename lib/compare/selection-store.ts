import { useEffect } from 'react'
import { create } from 'zustand'
import { persist, type PersistStorage } from 'zustand/middleware'
import { readChosen, withChosen, withoutChosen, type Chosen } from './selection'
import { MAX_COMPARED } from '../universities/max-compared'
import { SELECTION_EVENT, SELECTION_KEY } from './selection-signal'

type Stored = { chosen: readonly Chosen[] }

type Selection = Stored & {
  /** What is stored has been looked at. */
  isRead: boolean
  /** The selection before the last change, if that was made on this page; else null. */
  before: readonly Chosen[] | null
  /** Columns of the comparison on this page, which may be another one than the visitor's own. */
  shown: number | null
}

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
const storage: PersistStorage<Stored> = {
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
  persist((): Selection => ({ chosen: [], isRead: false, before: null, shown: null }), {
    name: SELECTION_KEY,
    storage,
    skipHydration: true,
    partialize: ({ chosen }) => ({ chosen }),
    merge: (stored, current) => ({
      ...current,
      chosen: (stored as Stored | undefined)?.chosen ?? current.chosen,
      isRead: true,
      before: null,
    }),
  }),
)

function change(next: (chosen: readonly Chosen[]) => readonly Chosen[]) {
  const { chosen } = useSelectionStore.getState()
  const changed = next(chosen)
  if (changed !== chosen) {
    useSelectionStore.setState({ chosen: changed, before: chosen })
  }
}

export function addToSelection(university: Chosen) {
  change((chosen) => withChosen(chosen, university))
}

export function removeFromSelection(id: string) {
  change((chosen) => withoutChosen(chosen, id))
}

export function replaceSelection(universities: readonly Chosen[]) {
  change(() => universities.slice(0, MAX_COMPARED))
}

/** Tells the page how many columns the comparison on it shows; null when it shows none any more. */
export function tellShown(shown: number | null) {
  useSelectionStore.setState({ shown })
}

let isFollowing = false

/** Reads what is stored, and from then on follows other tabs and tells the page when something is chosen. Once a page. */
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

/** The visitor's own selection. It is empty in the first render, which is the server's, and read right after. */
export function useSelection(): readonly Chosen[] {
  useEffect(followSelection, [])
  return useSelectionStore(({ chosen }) => chosen)
}
