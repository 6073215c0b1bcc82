import { withArticle } from '../../places/with-article'
import { SITE } from '../../site'
import { writeRss } from '../../text/rss'
import type { ChangeSet, RecordChange } from './changes'

const MOST = 100

/** A change with the day and the reason of its set. */
export type DatedChange = RecordChange & Pick<ChangeSet, 'day' | 'why' | 'key'>

/** "EUR 900 → EUR 950"; null where a record came or went. */
const fromTo = ({ from, to }: Pick<RecordChange, 'from' | 'to'>) =>
  (from ?? to) && `${from ?? 'not known'} → ${to ?? 'not known'}`

/**
 * The newest changes as an RSS file.
 * @param country of which they all are; null for those of every country
 */
export function writeChangesFeed(
  changes: readonly DatedChange[],
  country: { code: string; name: string } | null,
): string {
  const items = changes.slice(0, MOST).map(({ name, what, href, day, why, key, ...change }) => ({
    title: `${name}: ${what}`,
    url: new URL(href ?? '/changes', SITE.url).href,
    id: [key, name, what, change.to].filter(Boolean).join(' '),
    day,
    text: [fromTo(change), why].filter(Boolean).join('. '),
  }))
  const feed = {
    title: `${SITE.name}: what changed${country ? ` in ${withArticle(country.name)}` : ''}`,
    description:
      'The latest changes of our universities, programmes, scholarships and rules of countries, dated with the day of our change.',
    url: new URL('/changes', SITE.url).href,
    feedUrl: new URL(`/changes${country ? `/${country.code}` : ''}/rss.xml`, SITE.url).href,
    changed: changes[0]?.day ?? null,
  }
  return writeRss(feed, items)
}
