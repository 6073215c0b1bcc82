'use client'

import { usePathname } from 'next/navigation'
import { useState, useSyncExternalStore } from 'react'

function subscribe(listener: () => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  addEventListener('online', listener, { signal })
  addEventListener('offline', listener, { signal })
  return () => listening.abort()
}

const isOnline = () => navigator.onLine
const isOnlineOnServer = () => true

/** The day of the saved copy that the worker answered with (`lib/offline/saved-copy.ts`); undefined for a fresh page. */
const savedDay = () => document.documentElement.dataset.saved
const noDay = () => undefined

/** Shows when there is no connection, and when the page is a saved copy. */
export function OfflineSupport() {
  const hasConnection = useSyncExternalStore(subscribe, isOnline, isOnlineOnServer)
  const loadedDay = useSyncExternalStore(subscribe, savedDay, noDay)
  const path = usePathname()
  // Pages that are reached by links after it come from the network.
  const [loadedPath] = useState(path)
  const day = path === loadedPath ? loadedDay : undefined
  return (
    <p role="status" className="bg-ink text-center text-sm text-paper not-empty:px-4 not-empty:py-2">
      {!hasConnection && (
        <span>{`You’re offline: showing pages saved on this device${day ? `, this one on ${day}` : ''}`}</span>
      )}
      {hasConnection && day && (
        <>
          <span>{`This page is the copy saved on this device on ${day}. `}</span>
          <a href="" className="text-inherit">
            Load it again
          </a>
        </>
      )}
    </p>
  )
}
