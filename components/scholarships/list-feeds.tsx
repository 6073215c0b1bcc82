import { SCHOLARSHIPS_CALENDAR, SCHOLARSHIPS_FEED } from '@/lib/scholarships/feed-paths'
import { feedHref, type ScholarshipSearch } from '@/lib/scholarships/list'

/** The list with its filters as a calendar and as a feed. Few words: the HTML of the list has no room for more. */
export function ListFeeds({ search }: { search: ScholarshipSearch }) {
  return (
    <p className="flex gap-4">
      <a href={feedHref(search, SCHOLARSHIPS_CALENDAR)} className="min-h-6">
        Calendar
      </a>
      <a href={feedHref(search, SCHOLARSHIPS_FEED)} className="min-h-6">
        RSS
      </a>
    </p>
  )
}
