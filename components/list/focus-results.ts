/** Gives the focus to the heading of the results, because the clicked element may be gone with the change. */
export function focusResults(headingId: string): HTMLElement | null {
  const heading = document.getElementById(headingId)
  heading?.focus({ preventScroll: true })
  return heading
}

let isExpected = false

/** The next list that is shown gives the focus to its results: who typed a sentence elsewhere has set its filters. */
export function expectResults(): void {
  isExpected = true
}

/** Gives the focus to the heading of the results where they were expected, once. */
export function meetExpected(headingId: string): void {
  if (isExpected && focusResults(headingId)) isExpected = false
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
