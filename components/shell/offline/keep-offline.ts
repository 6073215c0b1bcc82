import type { Message } from '@/lib/offline/messages'
import { CACHES, WORKER_PATH } from '@/lib/offline/rules'

/** Whether this device keeps the page at the present address. */
export async function isKept(): Promise<boolean> {
  if (!('caches' in window) || !(await caches.has(CACHES.pages))) return false
  const { origin, pathname, search } = location
  return Boolean(
    await caches.match(origin + pathname + search, { cacheName: CACHES.pages, ignoreVary: true }),
  )
}

/** Has the service worker keep the page, and starts it where this is the first page that is kept. Returns whether all was kept. */
export async function keepForOffline(): Promise<boolean> {
  await navigator.serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' })
  const { active } = await navigator.serviceWorker.ready
  const files = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith('/catalogue/'))
  const message: Message = { type: 'keep', page: location.href, files }
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data === true)
    active?.postMessage(message, [port2])
  })
}
