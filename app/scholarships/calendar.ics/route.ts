import { CATALOGUE_CACHE } from '@/lib/server/headers'
import { redirectTo } from '@/lib/server/one-address'
import { textFile } from '@/lib/server/text-file'
import { SCHOLARSHIPS_CALENDAR } from '@/lib/scholarships/feed-paths'
import { feedHref, SCHOLARSHIPS } from '@/lib/scholarships/list'
import { getListCalendar } from '@/lib/scholarships/feed-queries'

/** The deadlines of a filtered list, to subscribe to. */
export function GET({ url }: Request) {
  const search = SCHOLARSHIPS.parse(new URL(url).searchParams)
  return (
    redirectTo(feedHref(search, SCHOLARSHIPS_CALENDAR), url) ??
    textFile(getListCalendar(search), 'calendar', { name: 'scholarships.ics', cache: CATALOGUE_CACHE })
  )
}
