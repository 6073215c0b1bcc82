'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { describeKeys, OWN_DATABASES } from '@/lib/device/own-data'
import { isOwnKey } from '@/lib/device/own-key'
import type { Message } from '@/lib/offline/messages'
import { WORKER_PATH } from '@/lib/offline/rules'
import { formatList } from '@/lib/text/format'

/** Deletes everything that the site keeps in this browser, and lists it. */
export function EraseData() {
  const [message, setMessage] = useState('')

  const erase = async () => {
    try {
      const erased = await eraseOwnData()
      setMessage(
        erased.length > 0
          ? `Erased: ${formatList(erased)}. Open tabs forget it when they are reloaded.`
          : 'There was nothing to erase: this browser keeps nothing from Meridian.',
      )
    } catch {
      setMessage('Your browser does not let this page reach its storage, so nothing could be erased.')
    }
  }

  return (
    <div className="erase">
      <Button className="noscript:hidden" onClick={() => void erase()}>
        Erase everything kept in this browser
      </Button>
      <p className="hidden noscript:block">
        This button needs JavaScript. Your browser’s own settings can clear what a site keeps, too.
      </p>
      <p role="status">{message}</p>
    </div>
  )
}

/**
 * Deletes everything the site keeps in this browser: its entries in both storages, its service worker, its databases
 * and its caches.
 * @returns a description of each deleted thing; empty if there was nothing
 */
async function eraseOwnData(): Promise<string[]> {
  const keys = [localStorage, sessionStorage].flatMap((storage) => {
    const own = Object.keys(storage).filter(isOwnKey)
    for (const key of own) storage.removeItem(key)
    return own
  })
  await stopWorker()
  const databases = await eraseDatabases()
  const cached = 'caches' in window ? (await caches.keys()).filter(isOwnKey) : []
  await Promise.all(cached.map((name) => caches.delete(name)))
  return [
    ...describeKeys([...keys, ...databases]),
    ...(cached.length > 0 ? ['pages kept for reading offline'] : []),
  ]
}

/** An unregistered worker still answers open pages, so it gets a message to keep nothing more. */
async function stopWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registrations = await navigator.serviceWorker.getRegistrations()
  const own = registrations.filter(
    ({ active }) => active && new URL(active.scriptURL).pathname === WORKER_PATH,
  )
  for (const { active } of own) active?.postMessage({ type: 'forget' } satisfies Message)
  await Promise.all(own.map((registration) => registration.unregister()))
}

/** @returns the names of the databases that are known to have existed */
async function eraseDatabases(): Promise<string[]> {
  if (!('indexedDB' in window)) return []
  const listed = 'databases' in indexedDB ? await indexedDB.databases() : []
  const own = listed.flatMap(({ name }) => (name && isOwnKey(name) ? name : []))
  await Promise.all([...new Set([...own, ...OWN_DATABASES])].map(eraseDatabase))
  return own
}

function eraseDatabase(name: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = () => resolve()
    // Another tab has the database open. The browser deletes it when that tab closes it.
    request.onblocked = () => resolve()
    request.onerror = () => reject(request.error ?? new Error('The database could not be deleted.'))
  })
}
