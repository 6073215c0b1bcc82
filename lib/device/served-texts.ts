/**
 * A script for the head: each element that a page translator puts in the place of a text gets to know that text. A
 * translator replaces a node, or adds one beside it and then takes the old one away.
 */
export const SERVED_TEXTS_SCRIPT = `new MutationObserver(function(changes){for(var change of changes)for(var node of change.removedNodes)if(node.nodeType===3){var by=[change.addedNodes[0],change.previousSibling,change.nextSibling].find(function(one){return one&&one.nodeName==='FONT'});if(by)by.served??=node}}).observe(document,{childList:true,subtree:true})`

type Translated = HTMLElement & { served?: Text }

const PATH = globalThis.location?.pathname

/** The texts that are shown in place of their translation, and how many parts of the page wait for React meanwhile. */
const shown = new Map<Text, Translated>()
let parts = 0

/** Puts back at once what a translator translates meanwhile, before React sees it. */
let putBack: MutationObserver | undefined

/**
 * Shows the texts that the server sent in place of their translation, while React takes over a part of the page: it knows
 * only those, and would otherwise draw the part anew, without what the visitor has typed. No translator touches them
 * meanwhile. A page that a link led to is not taken over.
 */
export function showServedTexts(): void {
  if (location.pathname !== PATH) return
  putBack ??= new MutationObserver(showServed)
  putBack.observe(document, { childList: true, subtree: true })
  parts += 1
  showServed()
}

function showServed() {
  for (const translated of document.querySelectorAll<Translated>('font')) {
    if (!translated.served) continue
    translated.replaceWith(translated.served)
    shown.set(translated.served, translated)
  }
  if (shown.size > 0) document.documentElement.setAttribute('translate', 'no')
}

/** Shows the translation again, once React has taken over every part. */
export function showTranslation(): void {
  parts = Math.max(0, parts - 1)
  if (parts > 0) return
  putBack?.disconnect()
  putBack = undefined
  for (const [text, translated] of shown) text.replaceWith(translated)
  shown.clear()
  document.documentElement.removeAttribute('translate')
}
