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

/** A script that marks the document before its first paint where a selection is stored, which is read once the page's script is there. */
export const SELECTION_SCRIPT = `try{if(localStorage.getItem('${SELECTION_KEY}').includes('"id"'))document.documentElement.dataset.selection=''}catch{}`
