'use client'

import { useEffect, useSyncExternalStore } from 'react'
import { whenIdle } from '@/components/catalogue/when-idle'

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

function start() {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return
  // Without a connection, or where the browser forbids it, the page works as it would without.
  const keep = () => void import('./keep-offline').then((module) => module.keepOffline()).catch(() => {})
  if (document.readyState === 'complete') return whenIdle(keep)
  const afterLoad = () => void whenIdle(keep)
  addEventListener('load', afterLoad, { once: true })
  return () => removeEventListener('load', afterLoad)
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
