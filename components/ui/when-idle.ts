/** The wait in a browser without `requestIdleCallback`. */
const TAKEN_FOR_IDLE_MS = 200

/**
 * Calls `act` when the page has loaded and is idle, but at most `longestWait` milliseconds after the load if that is
 * given. Returns a function that cancels it.
 */
export function whenIdle(act: () => void, longestWait?: number): () => void {
  let callOff = () => removeEventListener('load', wait)
  function wait() {
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(act, { timeout: longestWait })
      callOff = () => cancelIdleCallback(handle)
    } else {
      const timer = setTimeout(act, TAKEN_FOR_IDLE_MS)
      callOff = () => clearTimeout(timer)
    }
  }
  if (document.readyState === 'complete') wait()
  else addEventListener('load', wait, { once: true })
  return () => callOff()
}
