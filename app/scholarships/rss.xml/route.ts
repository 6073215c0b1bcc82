import { CATALOGUE_CACHE } from '@/lib/server/headers'
import { redirectTo } from '@/lib/server/one-address'
import { textFile } from '@/lib/server/text-file'
import { SCHOLARSHIPS_FEED } from '@/lib/scholarships/feed-paths'
import { feedHref, SCHOLARSHIPS } from '@/lib/scholarships/list'
import { getListFeed } from '@/lib/scholarships/feed-queries'

/** The changes among the awards of a filtered list. */
export function GET({ url }: Request) {
  const search = SCHOLARSHIPS.parse(new URL(url).searchParams)
  return (
    redirectTo(feedHref(search, SCHOLARSHIPS_FEED), url) ??
    textFile(getListFeed(search), 'feed', { cache: CATALOGUE_CACHE })
  )
}
