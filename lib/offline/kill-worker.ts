/// <reference lib="webworker" />
import { isOwnKey } from '../device/own-data'

declare const self: ServiceWorkerGlobalScope

/** The worker of a site whose operator has switched offline reading off: it takes the other's place and leaves. */
self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => {
  const leave = async () => {
    const own = (await caches.keys()).filter(isOwnKey)
    await Promise.all(own.map((name) => caches.delete(name)))
    await self.registration.unregister()
  }
  event.waitUntil(leave())
})
