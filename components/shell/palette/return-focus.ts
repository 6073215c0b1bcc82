const isShown = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element !== document.body && element.getClientRects().length > 0

/**
 * Puts the focus back to the control that opened the palette, or to the menu's button if that control is in a closed
 * menu. `opener` is null after a hit was opened: the focus then goes to the content of the page.
 */
export function returnFocus(opener: Element | null) {
  const menuButton = document.querySelector('[popovertarget=site-menu]')
  const back = opener && [opener, menuButton].find(isShown)
  const main = document.getElementById('main')
  ;(back instanceof HTMLElement ? back : main)?.focus({ preventScroll: true })
}
