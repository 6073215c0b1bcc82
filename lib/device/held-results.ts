import { PROFILE_KEY } from './profile-entry'

/** The results are shown then, whatever they wait for. */
const LONGEST_MS = 10_000

/**
 * A script before a list, which runs before the first paint: where this browser keeps a profile, the results of the server are
 * those of anybody, so they keep their place unseen until the visitor's own are there. Where data is saved, as `savesData` says,
 * these come when the page is touched, and nothing is held.
 */
export const HOLD_SCRIPT = `try{var c=navigator.connection||{},d=document.documentElement.dataset;if(localStorage.getItem('${PROFILE_KEY}')&&!c.saveData&&!/^(slow-2g|[23]g)$/.test(c.effectiveType)){d.held='';setTimeout(function(){delete d.held},${LONGEST_MS})}}catch{}`

export const isHolding = () => 'held' in document.documentElement.dataset

/** Shows the results that were held back. */
export function showHeld() {
  delete document.documentElement.dataset.held
}
