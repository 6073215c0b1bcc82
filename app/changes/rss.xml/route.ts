import { getHistory } from '@/lib/corrections/history/queries'
import { SITE } from '@/lib/site'
import { writeRss } from '@/lib/text/rss'

export const dynamic = 'force-static'

const MOST = 100

/** Each changed fact as an item; none where the site was built without a history. */
export function GET() {
  const history = getHistory() ?? []
  const items = history.flatMap(({ day, why, key, changes }) =>
    changes.map(({ id, name, what, from, to, hasPage }) => ({
      title: `${name}: ${what}`,
      url: new URL(hasPage ? `/scholarships/${id}` : '/changes', SITE.url).href,
      id: `${key} ${id} ${what}`,
      day,
      text: [(from ?? to) && `${from ?? 'not known'} → ${to ?? 'not known'}.`, why].filter(Boolean).join(' '),
    })),
  )
  const feed = {
    title: `${SITE.name}: what changed`,
    description: 'The latest changes of our scholarships, dated with the day of our change.',
    url: new URL('/changes', SITE.url).href,
    feedUrl: new URL('/changes/rss.xml', SITE.url).href,
    changed: history[0]?.day ?? null,
  }
  return new Response(writeRss(feed, items.slice(0, MOST)), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  })
}
