/** Texts that no translator touches. */
const KEPT = 'script, style, textarea, noscript, font, [translate=no]'

/** Puts an element with the same words in the place of each text, as the page translators of browsers do. */
function translateWithin(root: Node) {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) found.push(texts.currentNode as Text)
  for (const text of found) {
    if (!text.data || !text.parentElement || text.parentElement.closest(KEPT)) continue
    const font = document.createElement('font')
    font.textContent = text.data
    text.replaceWith(font)
  }
}

/** Translates the page, and what is drawn later. Gives the function that ends it. */
export function translatePage(): () => void {
  translateWithin(document.body)
  const observer = new MutationObserver(() => translateWithin(document.body))
  observer.observe(document.body, { childList: true, characterData: true, subtree: true })
  return () => observer.disconnect()
}
