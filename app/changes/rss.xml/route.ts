import { writeChangesFeed } from '@/lib/corrections/history/feed'
import { getChangesIn } from '@/lib/corrections/history/queries'
import { textFile } from '@/lib/server/text-file'

export const dynamic = 'force-static'

/** Each changed fact as an item; none where the site was built without a history. */
export function GET() {
  return textFile(writeChangesFeed(getChangesIn(null), null), 'feed')
}
