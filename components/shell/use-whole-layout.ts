import { useEffect } from 'react'

/** Cards that a jump skipped get their true height; the browser keeps what is in the window where it is. */
function layOutAbove() {
  for (const card of document.querySelectorAll<HTMLElement>('[data-fresh] .cards > .card')) {
    if (card.getBoundingClientRect().top < 0) card.style.contentVisibility = 'visible'
  }
}

function layOutAll() {
  delete document.documentElement.dataset.fresh
}

/**
 * Far cards are not laid out until they come near (globals.css), so their heights are guesses. A place that one may
 * come back to must not rest on a guess: what is above it is laid out when scrolling ends, and everything when one does
 * come back.
 */
export function useWholeLayout() {
  useEffect(() => {
    addEventListener('scrollend', layOutAbove)
    addEventListener('popstate', layOutAll)
    return () => {
      removeEventListener('scrollend', layOutAbove)
      removeEventListener('popstate', layOutAll)
    }
  }, [])
}
