/** Everything the site keeps in a browser has a name of its own: this prefix, or the key of the crawling service. */
const PREFIX = 'meridian-'
const OTHER_KEYS = ['firecrawl_api_key']

/** The database with what crawls found. Not every browser lists its databases, so one is known by name. */
export const OWN_DATABASES = ['meridian-scraper']

/** Whether an entry of the browser's storage is the site's own, and not another program's on the same address. */
export function isOwnKey(key: string): boolean {
  return key.startsWith(PREFIX) || OTHER_KEYS.includes(key)
}

const LABELS: readonly (readonly [prefix: string, label: string])[] = [
  ['meridian-theme', 'the theme you chose'],
  ['meridian-compare', 'the universities you chose to compare'],
  ['meridian-added', 'the universities you added'],
  ['meridian-profile', 'your profile for the scholarship matcher'],
  ['firecrawl_api_key', 'the key of the crawling service'],
  ['meridian-last-crawl', 'the results of your last crawl'],
  ['meridian-scraper-jobs', 'the list of your crawls'],
  ['meridian-scraper', 'the pages your crawls found'],
]

/** What was kept under these keys, in words, each once. A key the list does not know is named as it is. */
export function describeKeys(keys: readonly string[]): string[] {
  const known = (key: string) => LABELS.find(([prefix]) => key.startsWith(prefix))?.[1]
  return [...new Set(keys.map((key) => known(key) ?? `“${key}”`))]
}
