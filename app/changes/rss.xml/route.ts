import { writeChangesFeed } from '@/lib/corrections/history/feed'
import { getChangesIn } from '@/lib/corrections/history/queries'

export const dynamic = 'force-static'

/** Each changed fact as an item; none where the site was built without a history. */
export function GET() {
  return new Response(writeChangesFeed(getChangesIn(null), null), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  })
}
