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

/** The page comes first: after this time the parts that hydrate in idle time have started. */
const LATER_MS = 1500

function start() {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
  // There is no connection or the browser forbids workers. The page works without one.
  const keep = () => void import('./keep-offline').then((module) => module.keepOffline()).catch(() => {})
  let callOff = whenIdle(() => {
    const timer = setTimeout(() => (callOff = whenIdle(keep)), LATER_MS)
    callOff = () => clearTimeout(timer)
  })
  return () => callOff()
}

/** Keeps pages for reading offline, and shows a note while there is no connection. */
export function OfflineSupport() {
  const hasConnection = useSyncExternalStore(subscribe, isOnline, isOnlineOnServer)
  useEffect(start, [])
  return (
    <p role="status" className="offline">
      {hasConnection ? null : 'You’re offline: showing pages saved on this device'}
    </p>
  )
}
