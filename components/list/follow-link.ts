import type { MouseEvent } from 'react'

/** Runs `act` for a plain click on a link and leaves a click that opens a new tab or window to the browser. */
export function followLink(act: () => void) {
  return (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
    event.preventDefault()
    act()
  }
}
