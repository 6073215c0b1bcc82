import { debounce, type Options } from 'nuqs'
import { onlyChanged } from '@/lib/list/only-changed'

const PAUSE_MS = 300
const LATE_WRITES_MS = 500

let pause = new AbortController()

/** The link that a click leads along in this very page. */
function followedLink({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return null
  const link = target.closest<HTMLAnchorElement>('a[href]')
  return link?.target ? null : link
}

type Set<Params> = (update: (params: Params) => Partial<Params>, options: Options) => Promise<unknown>

/**
 * Writes what is being typed: the state at once, the address after a pause. A link followed meanwhile would be given up
 * when the address changes under it, so it is followed once the address has changed. Only what changes is written: each
 * parameter has a pause of its own. `set` tells when the first of them has been written, and on a slow phone the next
 * (the page, gone back to 1) takes a while longer.
 */
export function typeIntoAddress<Params extends object>(
  set: Set<Params>,
  change: (params: Params) => Params,
): void {
  let changed: Partial<Params> | null = null
  const write = (options: Options) =>
    set((params) => (changed ??= onlyChanged(params, change(params))), options)
  pause.abort()
  const current = new AbortController()
  pause = current
  const settle = (event: MouseEvent) => {
    const link = followedLink(event)
    if (!link) return
    event.preventDefault()
    event.stopPropagation()
    current.abort()
    void write({ history: 'replace', limitUrlUpdates: undefined }).finally(() => {
      if (link.isConnected) link.click()
      else window.location.assign(link.href)
    })
  }
  window.addEventListener('click', settle, { capture: true, signal: current.signal })
  void write({ history: 'replace', limitUrlUpdates: debounce(PAUSE_MS) }).finally(() => {
    setTimeout(() => current.abort(), LATE_WRITES_MS)
  })
}
