import { debounce, throttle, type Options } from 'nuqs'

const PAUSE_MS = 300

let pause = new AbortController()

const isOnLink = ({ target }: MouseEvent) => target instanceof Element && target.closest('a[href]') !== null

/**
 * Writes what is being typed: the state at once, the address after a pause. A link followed within the pause would be
 * given up when the address changes under it, so the address gets what `toHref` says before the link is followed.
 */
export function typeIntoAddress(write: (options: Options) => Promise<unknown>, toHref: () => string): void {
  pause.abort()
  const current = new AbortController()
  pause = current
  const settle = (event: MouseEvent) => {
    if (!isOnLink(event)) return
    current.abort()
    // Calls off what waits for the pause; only the state is written, again.
    void write({ limitUrlUpdates: throttle(Infinity) })
    window.history.replaceState(null, '', toHref())
  }
  document.addEventListener('click', settle, { capture: true, signal: current.signal })
  void write({ history: 'replace', limitUrlUpdates: debounce(PAUSE_MS) }).finally(() => current.abort())
}
