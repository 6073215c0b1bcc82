'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { whenIdle } from '@/components/ui/when-idle'

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

const isOnline = () => navigator.onLine
const isOnlineOnServer = () => true

/** The page comes first: by then what it hydrates when it is quiet is under way. */
const LATER_MS = 1500

function start() {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
  // Without a connection, or where the browser forbids it, the page works as it would without.
  const keep = () => void import('./keep-offline').then((module) => module.keepOffline()).catch(() => {})
  let callOff = whenIdle(() => {
    const timer = setTimeout(() => (callOff = whenIdle(keep)), LATER_MS)
    callOff = () => clearTimeout(timer)
  })
  return () => callOff()
}

/** Keeps pages for reading offline, and says so while there is no connection. */
export function OfflineSupport() {
  const hasConnection = useSyncExternalStore(subscribe, isOnline, isOnlineOnServer)
  useEffect(start, [])
  return (
    <p role="status" className="offline">
      {hasConnection ? null : 'You’re offline: showing pages saved on this device'}
    </p>
  )
}
