const IDLE_AFTER_MS = 2000

/** Acts when the page has nothing better to do. Returns what calls it off. */
export function whenIdle(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, IDLE_AFTER_MS)
    return () => clearTimeout(timer)
  }
  const handle = window.requestIdleCallback(act)
  return () => window.cancelIdleCallback(handle)
}
