/// <reference lib="webworker" />
import { isOwnKey } from '../device/own-key'

declare const self: ServiceWorkerGlobalScope

/**
 * The worker of a site without offline reading. It replaces an older worker, removes its caches and unregisters
 * itself.
 */
self.addEventListener('install', () => void self.skipWaiting())

self.addEventListener('activate', (event) => {
  const leave = async () => {
    const own = (await caches.keys()).filter(isOwnKey)
    await Promise.all(own.map((name) => caches.delete(name)))
    await self.registration.unregister()
  }
  event.waitUntil(leave())
})
