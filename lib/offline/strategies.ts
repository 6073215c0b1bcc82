import { CacheFirst, ExpirationPlugin, NetworkFirst, StaleWhileRevalidate, type Strategy } from 'serwist'
import { catalogueCache, CACHES, isKeepable } from './rules'

export const SLOW_AFTER_SECONDS = 4
export const DAY_SECONDS = 24 * 60 * 60

/** What every strategy has: only whole answers are kept, as many as fit, and none for ever unused. */
function keeping(maxEntries: number, isPage = false) {
  return {
    // Next varies its answers by headers that tell pages from payloads; here the addresses tell them apart.
    matchOptions: { ignoreVary: true },
    plugins: [
      {
        cacheWillUpdate: async ({ response }: { response: Response }) =>
          isKeepable(response, isPage) ? response : null,
      },
      new ExpirationPlugin({
        maxEntries,
        maxAgeSeconds: 60 * DAY_SECONDS,
        maxAgeFrom: 'last-used',
        purgeOnQuotaError: true,
      }),
    ],
  }
}

export const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: SLOW_AFTER_SECONDS,
  ...keeping(60, true),
})
const catalogues = new Map<string, Strategy>()
export const byRule = {
  static: new CacheFirst({ cacheName: CACHES.static, ...keeping(300) }),
  picture: new CacheFirst({ cacheName: CACHES.pictures, ...keeping(300) }),
  file: new StaleWhileRevalidate({ cacheName: CACHES.file, ...keeping(1) }),
}

export function catalogueOf(url: URL): Strategy {
  const cacheName = catalogueCache(url)
  const strategy = catalogues.get(cacheName) ?? new CacheFirst({ cacheName, ...keeping(300) })
  catalogues.set(cacheName, strategy)
  return strategy
}
