/** Where the browser can't tell that it is idle. */
const TAKEN_FOR_IDLE_MS = 200

/**
 * Acts when the page has loaded and has nothing better to do; `longestWait` milliseconds after the load at the latest
 * where that is given. Returns what calls it off.
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
