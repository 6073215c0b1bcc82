import { CATALOGUE_CACHE } from '@/lib/server/headers'
import { redirectTo } from '@/lib/server/one-address'
import { SCHOLARSHIPS_CALENDAR } from '@/lib/scholarships/feed-paths'
import { feedHref, SCHOLARSHIPS } from '@/lib/scholarships/list'
import { getListCalendar } from '@/lib/scholarships/feed-queries'

/** The deadlines of a filtered list, to subscribe to. */
export function GET({ url }: Request) {
  const search = SCHOLARSHIPS.parse(new URL(url).searchParams)
  const redirect = redirectTo(feedHref(search, SCHOLARSHIPS_CALENDAR), url)
  if (redirect) return redirect
  return new Response(getListCalendar(search), {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'attachment; filename="scholarships.ics"',
      'Cache-Control': CATALOGUE_CACHE,
    },
  })
}
