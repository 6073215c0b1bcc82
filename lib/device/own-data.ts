/**
 * Everything the site keeps in a browser has a name of its own: this prefix, the key of the crawling service, or the
 * name that the service worker's library gives its database.
 */
const PREFIX = 'meridian-'
const OTHER_KEYS = ['firecrawl_api_key', 'serwist-expiration']

/**
 * The databases with what crawls found and with when saved pages were last read. Not every browser lists its
 * databases, so these are known by name.
 */
export const OWN_DATABASES = ['meridian-scraper', 'serwist-expiration']

/** Whether an entry of the browser's storage is the site's own, and not another program's on the same address. */
export function isOwnKey(key: string): boolean {
  return key.startsWith(PREFIX) || OTHER_KEYS.includes(key)
}

const LABELS: readonly (readonly [prefix: string, label: string])[] = [
  ['meridian-theme', 'the theme you chose'],
  ['meridian-compare', 'the universities you chose to compare'],
  ['meridian-added', 'the universities you added'],
  ['meridian-recent', 'your recent choices in the search'],
  ['meridian-profile', 'your profile for the scholarship matcher'],
  ['firecrawl_api_key', 'the key of the crawling service'],
  ['meridian-last-crawl', 'the results of your last crawl'],
  ['meridian-scraper-jobs', 'the list of your crawls'],
  ['meridian-scraper', 'the pages your crawls found'],
  ['serwist-expiration', 'when saved pages were last read'],
]

/** What was kept under these keys, in words, each once. A key the list does not know is named as it is. */
export function describeKeys(keys: readonly string[]): string[] {
  const known = (key: string) => LABELS.find(([prefix]) => key.startsWith(prefix))?.[1]
  return [...new Set(keys.map((key) => known(key) ?? `“${key}”`))]
}
