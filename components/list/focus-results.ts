/** Gives the focus to the heading of the results, because the clicked element may be gone with the change. */
export function focusResults(headingId: string): HTMLElement | null {
  const heading = document.getElementById(headingId)
  heading?.focus({ preventScroll: true })
  return heading
}

/**
 * Scrolls back to the top of the results' column where their heading lies above the window: fewer results may end above
 * it, too. There the rail of filters stays where it is.
 */
export function returnToResults(headingId: string): void {
  const heading = document.getElementById(headingId)
  if (heading && heading.getBoundingClientRect().top < 0)
    heading.closest('[data-slot=list-column]')?.scrollIntoView({ block: 'start' })
}
