/**
 * Every name under which the site stores something in a browser begins with this prefix, or is one of `OTHER_KEYS`: the
 * key of the crawling service, and the database of the service worker's library.
 */
const PREFIX = 'meridian-'
const OTHER_KEYS = ['firecrawl_api_key', 'serwist-expiration']

/** Whether an entry of the browser's storage is ours. Another program on the same address may have its own. */
export function isOwnKey(key: string): boolean {
  return key.startsWith(PREFIX) || OTHER_KEYS.includes(key)
}
