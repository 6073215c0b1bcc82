/**
 * The database with the results of crawls, and the one that says when saved pages were last read. The names are listed
 * here because not every browser can list its databases.
 */
export const OWN_DATABASES = ['meridian-scraper', 'serwist-expiration']

const LABELS: readonly (readonly [prefix: string, label: string])[] = [
  ['meridian-theme', 'the theme you chose'],
  ['meridian-compare', 'the universities you chose to compare'],
  ['meridian-plan-note', 'that you read how Safari deletes what sites keep'],
  ['meridian-plan', 'your plan'],
  ['meridian-added', 'the universities you added'],
  ['meridian-import-columns', 'how you matched the columns of your lists'],
  ['meridian-recent', 'your recent choices in the search'],
  ['meridian-profile', 'your profile'],
  ['firecrawl_api_key', 'the key of the crawling service'],
  ['meridian-last-crawl', 'the results of your last crawl'],
  ['meridian-scraper-jobs', 'the list of your crawls'],
  ['meridian-scraper', 'the pages your crawls found'],
  ['serwist-expiration', 'when saved pages were last read'],
]

/** Names for the data under these keys, without repeats. A key that is not in the list is named as it is. */
export function describeKeys(keys: readonly string[]): string[] {
  const known = (key: string) => LABELS.find(([prefix]) => key.startsWith(prefix))?.[1]
  return [...new Set(keys.map((key) => known(key) ?? `“${key}”`))]
}
