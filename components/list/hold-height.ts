/**
 * Keeps an element from shrinking until `done`. The browser notes the place that Back returns to when the address
 * changes; results that grew shorter just before would move it.
 */
export function holdHeight(element: HTMLElement | null, done: Promise<unknown>): void {
  if (!element) return
  element.style.minHeight = `${element.offsetHeight}px`
  void done.finally(() => {
    element.style.minHeight = ''
  })
}
