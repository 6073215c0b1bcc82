import { RESULTS_HEADING } from './element-ids'

/** What was clicked may be gone with the change, so the heading of the results takes the focus over. */
export function focusResults(): HTMLElement | null {
  const heading = document.getElementById(RESULTS_HEADING)
  heading?.focus({ preventScroll: true })
  return heading
}
