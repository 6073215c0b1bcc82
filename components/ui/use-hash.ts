import { useSyncExternalStore } from 'react'

function onHashChange(listener: () => void) {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

/** The fragment of the page's address, with its sign; empty where there is none, and on the server. */
export const useHash = (): string =>
  useSyncExternalStore(
    onHashChange,
    () => location.hash,
    () => '',
  )
