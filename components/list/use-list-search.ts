import { useEffect, useEffectEvent, useRef } from 'react'
import { debounce, useQueryStates, type Options, type UseQueryStatesKeysMap } from 'nuqs'
import { followEntry } from '@/lib/device/browser-storage'
import { PROFILE_KEY } from '@/lib/device/profile-entry'
import type { List } from '@/lib/list/define-list'
import type { ListSearch, SearchValues } from '@/lib/list/filter'
import { onlyChanged } from '@/lib/list/only-changed'
import { returnToResults } from './focus-results'

type Change = (params: SearchValues) => SearchValues
type SetParams = (change: Change, options: Options) => Promise<unknown>

/**
 * The search in the address, and the ways to change it. A choice pushes a history entry, and so does the first key of a
 * text in place of one that was sent. Typing replaces the entry after a pause, while the state itself follows every key.
 * `typed` is the search before its bounds are put in order: the "5" of "500" may be below the other bound, and the two must
 * not change places while the visitor types. `isOnServer`: each change asks the server for its page.
 */
export function useListSearch<Row>(list: List<Row>, isOnServer = false) {
  'use memo'
  const [values, setValues] = useQueryStates(list.params as UseQueryStatesKeysMap, {
    shallow: !isOnServer,
    scroll: false,
  })
  const set = setValues as SetParams
  const search = list.normalise(values)
  /** Whether a change of this list itself is being kept. */
  const isOwn = useRef(false)
  /** Whether the text of the address was sent, or left and found again, so that the next key begins another one. */
  const isSent = useRef(false)

  /**
   * Writes only what differs: what was changed before the page's first effects waits to be written, and nuqs gives a later
   * change the parameters without it (https://github.com/47ng/nuqs/issues/1498 tells of the same in another moment). All
   * parameters can be written when nuqs gives each change those of the change before.
   */
  const changedBy =
    (update: (params: SearchValues) => ListSearch): Change =>
    (params) =>
      onlyChanged(params, list.toParams(update(params)))
  const push = (after: Change) => {
    const done = set(after, { history: 'push', limitUrlUpdates: undefined })
    holdHeight(document.querySelector('main'), done)
    return done
  }
  /** Merges a change into the search and goes back to page 1; `isTyping` for what changes with each key. */
  const change = (next: SearchValues, isTyping = false) => {
    isOwn.current = true
    list.keep(next)
    isOwn.current = false
    const after = changedBy((params) => list.change(list.normalise(params), next))
    const begins = isTyping && 'search' in next && isSent.current && search.search !== ''
    if ('search' in next) isSent.current = false
    const done = isTyping && !begins ? typeIntoAddress(set, after) : push(after)
    void done.finally(() => returnToResults(list.headingId))
  }

  // What is chosen elsewhere on this page, in the visitor's profile, counts here at once. Another tab keeps its own.
  const take = useEffectEvent((next: SearchValues) => {
    if (!isOwn.current && !document.hidden && Object.keys(next).length > 0) change(next)
  })
  useEffect(() => {
    let known = list.readKept()
    return followEntry(PROFILE_KEY, () => {
      const now = list.readKept()
      take(Object.fromEntries(Object.entries(now).filter(([name, value]) => value !== known[name])))
      known = now
    })
  }, [list])

  return {
    search,
    typed: { ...search, ...values } as ListSearch,
    /** Shows another search. Resolves once the address has changed. */
    go: (next: ListSearch) => push(() => list.toParams(next)),
    /** Adds what the browser keeps of earlier visits to the address, as if it had stood there. */
    adopt: (kept: SearchValues) => {
      const isAnswered = list.isSame(search, list.normalise({ ...search, ...kept }))
      const adopted = changedBy((params) => list.normalise({ ...params, ...kept }))
      void set(adopted, { history: 'replace', ...(isAnswered && { shallow: true }) })
    },
    change,
    /** Notes that the text is sent, or that the visitor comes to it anew. */
    sent: () => {
      isSent.current = true
    },
  }
}

/**
 * Keeps an element from shrinking until `done`. The browser notes the place that Back returns to when the address
 * changes, and results that become shorter just before would move that place.
 */
export function holdHeight(element: HTMLElement | null, done: Promise<unknown>): void {
  if (!element) return
  element.style.minHeight = `${element.offsetHeight}px`
  void done.finally(() => {
    element.style.minHeight = ''
  })
}

const PAUSE_MS = 300
/** `set` resolves when the first parameter is written. On a slow phone the next one (the page) takes a while longer. */
const LATE_WRITES_MS = 500

let pause = new AbortController()

/** The link that a click follows in this tab. */
function followedLink({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) {
  if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return null
  const link = target.closest<HTMLAnchorElement>('a[href]')
  return link?.target ? null : link
}

/**
 * Writes what is being typed: the state at once, the address after a pause, with which the promise resolves. `change` gives
 * only what differs, because each parameter has a pause of its own.
 *
 * A link that the visitor clicks before the pause is over is followed once the address has changed: nuqs does not drop
 * the write when a link is clicked, and Next gives up a navigation when the address changes under it
 * (https://github.com/47ng/nuqs/pull/1368 discusses writes that outlive a link). The listener can go when nuqs finishes
 * or drops pending writes as soon as a link is followed.
 */
export function typeIntoAddress(set: SetParams, change: Change): Promise<unknown> {
  let changed: SearchValues | null = null
  const write = (options: Options) => set((params) => (changed ??= change(params)), options)
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
  return write({ history: 'replace', limitUrlUpdates: debounce(PAUSE_MS) }).finally(() => {
    setTimeout(() => current.abort(), LATE_WRITES_MS)
  })
}
