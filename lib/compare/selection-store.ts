import { useEffect } from 'react'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { followEntry } from '../device/browser-storage'
import { versionedStorage } from '../device/kept-entry'
import { isOwnOf, readChosen, withChosen, withoutChosen, type Chosen } from './selection'
import { MAX_COMPARED } from '../universities/max-compared'
import { SELECTION_EVENT, SELECTION_KEY } from './selection-signal'

type Stored = {
  chosen: readonly Chosen[]
  /** The visitor put the tray away. It comes back with the next change. */
  isAway?: true
}

type Selection = Stored & {
  /** True after the stored selection was read. */
  isRead: boolean
  /** The selection before the last change on this page; null if there was none. */
  before: readonly Chosen[] | null
  /** The number of columns of the comparison on this page, which may not be the visitor's own. */
  shown: number | null
}

const toStored = ({ chosen, isAway }: Stored): Stored => ({ chosen, ...(isAway && { isAway }) })

const storage = versionedStorage<Stored>(0, { chosen: [] }, ({ chosen, isAway }) => {
  const read = readChosen(chosen)
  const isWhole = Array.isArray(chosen) && read.length === chosen.length
  return { state: { chosen: read, ...(isAway === true && { isAway }) }, isWhole }
})

/** The visitor's own comparison, in column order. Change it with the functions below. */
export const useSelectionStore = create<Selection>()(
  persist((): Selection => ({ chosen: [], isRead: false, before: null, shown: null }), {
    name: SELECTION_KEY,
    storage,
    skipHydration: true,
    partialize: toStored,
    merge: (stored, current) => {
      const { chosen, isAway } = (stored as Stored | undefined) ?? current
      return { ...current, chosen, isAway, isRead: true, before: null }
    },
  }),
)

/** Changes the selection. A press may come before the page has read what is stored, which must not be lost. */
function change(next: (chosen: readonly Chosen[]) => readonly Chosen[]) {
  followSelection()
  const { chosen } = useSelectionStore.getState()
  const changed = next(chosen)
  if (changed !== chosen) {
    useSelectionStore.setState({ chosen: changed, before: chosen, isAway: undefined })
  }
}

/** Puts the tray away until the next change. */
export function putTrayAway() {
  useSelectionStore.setState({ isAway: true })
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

/** Whether a comparison is the visitor's own: it has the columns of the selection, or none. */
export function isOwnComparison(ids: readonly string[]): boolean {
  followSelection()
  return isOwnOf(useSelectionStore.getState().chosen, ids)
}

/** Stores the number of columns that the comparison on this page shows; null when it shows no comparison any more. */
export function setShownColumns(shown: number | null) {
  useSelectionStore.setState({ shown })
}

let isFollowing = false

/** Reads the stored selection, then follows other tabs and sends `SELECTION_EVENT`. Runs once per page. */
export function followSelection() {
  if (isFollowing) return
  isFollowing = true
  const { persist: stored } = useSelectionStore
  useSelectionStore.subscribe(({ chosen }) => {
    if (chosen.length > 0) window.dispatchEvent(new Event(SELECTION_EVENT))
  })
  followEntry(SELECTION_KEY, () => void stored.rehydrate())
  void stored.rehydrate()
}

/** The visitor's selection. It is empty in the first render, as on the server, and is read right after. */
export function useSelection(): readonly Chosen[] {
  useEffect(followSelection, [])
  return useSelectionStore(({ chosen }) => chosen)
}
