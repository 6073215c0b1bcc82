/** What was clicked may be gone with the change, so the heading of the results takes the focus over. */
export function focusResults(headingId: string): HTMLElement | null {
  const heading = document.getElementById(headingId)
  heading?.focus({ preventScroll: true })
  return heading
}
