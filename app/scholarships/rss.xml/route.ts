import { CATALOGUE_CACHE } from '@/lib/server/headers'
import { redirectTo } from '@/lib/server/one-address'
import { SCHOLARSHIPS_FEED } from '@/lib/scholarships/feed-paths'
import { feedHref, SCHOLARSHIPS } from '@/lib/scholarships/list'
import { getListFeed } from '@/lib/scholarships/feed-queries'

/** The changes among the awards of a filtered list. */
export function GET({ url }: Request) {
  const search = SCHOLARSHIPS.parse(new URL(url).searchParams)
  const redirect = redirectTo(feedHref(search, SCHOLARSHIPS_FEED), url)
  if (redirect) return redirect
  return new Response(getListFeed(search), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8', 'Cache-Control': CATALOGUE_CACHE },
  })
}
