import { writeChangesFeed } from '@/lib/corrections/history/feed'
import { getChangesIn } from '@/lib/corrections/history/queries'
import { CATALOGUE_CACHE } from '@/lib/server/headers'
import { textFile } from '@/lib/server/text-file'

export const dynamic = 'force-static'

/** Each changed fact as an item; none where the site was built without a history. */
export function GET() {
  return textFile(writeChangesFeed(getChangesIn(null), null), 'feed', { cache: CATALOGUE_CACHE })
}
