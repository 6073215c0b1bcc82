const isShown = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element !== document.body && element.getClientRects().length > 0

/**
 * Puts the focus back where the palette was opened. In a menu that has closed since, that is the menu's button; null,
 * when a hit was followed, is the content of the page.
 */
export function returnFocus(opener: Element | null) {
  const menuButton = document.querySelector('[popovertarget=site-menu]')
  const back = opener && [opener, menuButton].find(isShown)
  const main = document.getElementById('main')
  ;(back instanceof HTMLElement ? back : main)?.focus({ preventScroll: true })
}
