import { useState } from 'react'
import { useHydrated } from './use-hydrated'

/**
 * A state that begins with what the browser has, and on the server and while hydrating with `none`.
 * @param read what the browser has, where a page is drawn in it
 * @param readAfter the same where the browser takes a page of the server over; left out, as `read`
 */
export function useStateInBrowser<State>(read: () => State, none: State, readAfter = read) {
  const isHydrated = useHydrated()
  const [wasHydrated, setWasHydrated] = useState(isHydrated)
  const [state, setState] = useState(() => (isHydrated ? read() : none))
  if (isHydrated && !wasHydrated) {
    setWasHydrated(true)
    setState(readAfter())
  }
  return [state, setState] as const
}
