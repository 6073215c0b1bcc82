/** Where the selection is kept, in the storage of the browser. */
export const SELECTION_KEY = 'meridian-compare'

/** The event on `window` that tells of each change after which something is chosen. */
export const SELECTION_EVENT = 'meridian-compare'

/**
 * Whether this browser remembers a selection that is not empty. It looks no closer than that, so that the loader of
 * the tray, which is on every page, stays a few bytes.
 */
export function hasStoredSelection(): boolean {
  try {
    return localStorage.getItem(SELECTION_KEY)?.includes('"id"') ?? false
  } catch {
    // Storage may be closed to us (private windows, site settings): then nothing is remembered.
    return false
  }
}
