import type { Message } from '@/lib/offline/messages'
import { CACHES, WORKER_PATH } from '@/lib/offline/rules'

/**
 * Whether this device keeps all of the page at the present address. A page that was loaded while others were kept is there
 * without what it may load later, and after a deployment a page has other scripts than those that were kept.
 */
export async function isKept(): Promise<boolean> {
  if (!('caches' in window)) return false
  const { origin, pathname, search } = location
  const kept = await caches.match(origin + pathname + search, { cacheName: CACHES.kept })
  if (!kept) return false
  const present = new Set([...document.scripts].map(({ src }) => src.slice(origin.length)))
  const assets = (await kept.text()).split('\n')
  return assets.filter((asset) => asset.endsWith('.js')).every((script) => present.has(script))
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
