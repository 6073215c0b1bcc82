import { CacheFirst, ExpirationPlugin, NetworkFirst, type Strategy } from 'serwist'
import { catalogueCache, CACHES, isKeepable } from './rules'
import { markSaved } from './saved-copy'

const SLOW_AFTER_SECONDS = 4
const DAY_SECONDS = 24 * 60 * 60

/** The options of every strategy: it saves complete answers only, limits their number and drops unused ones. */
function keeping(maxEntries: number, isPage = false) {
  return {
    // Next's answers vary by headers that separate pages from payloads. Here their addresses differ, so `Vary` is
    // ignored.
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

const keepingPages = keeping(60, true)
export const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: SLOW_AFTER_SECONDS,
  ...keepingPages,
  plugins: [
    ...keepingPages.plugins,
    {
      cachedResponseWillBeUsed: async ({ cachedResponse }: { cachedResponse?: Response }) =>
        cachedResponse && markSaved(cachedResponse),
    },
  ],
})
const catalogues = new Map<string, Strategy>()
export const byRule = {
  static: new CacheFirst({ cacheName: CACHES.static, ...keeping(300) }),
  picture: new CacheFirst({ cacheName: CACHES.pictures, ...keeping(300) }),
}

export function catalogueOf(url: URL): Strategy {
  const cacheName = catalogueCache(url)
  const strategy = catalogues.get(cacheName) ?? new CacheFirst({ cacheName, ...keeping(300) })
  catalogues.set(cacheName, strategy)
  return strategy
}
