import { readEntry } from '../device/browser-storage'

/** The key of the selection in the browser's storage. */
export const SELECTION_KEY = 'meridian-compare'

/** The event on `window` after each change that leaves at least one university selected. */
export const SELECTION_EVENT = 'meridian-compare'

/**
 * Whether this browser has a stored selection that is not empty. It does not parse the selection, so that the loader
 * of the tray, which every page loads, stays small.
 */
export function hasStoredSelection(): boolean {
  return readEntry(SELECTION_KEY)?.includes('"id"') ?? false
}
