import 'server-only'
import { SITE } from '../site'
import { SCHOLARSHIPS_CALENDAR, SCHOLARSHIPS_FEED } from './feed-paths'
import { writeListCalendar, writeListFeed, type FeedOf } from './feeds'
import { feedHref, feedSearch, SCHOLARSHIPS, type ScholarshipSearch } from './list'
import { getAwardRows, getHour, getNotices, getPlaceName, getScholarship, getToday } from './queries'

/** A search of the list as its calendar and its feed have it. */
function feedOf(search: ScholarshipSearch, path: typeof SCHOLARSHIPS_CALENDAR): FeedOf {
  return {
    words: SCHOLARSHIPS.chips(search, (code) => getPlaceName(code)).map(({ label }) => label),
    baseUrl: SITE.url,
    listHref: SCHOLARSHIPS.href({ ...search, tab: 'browse' }),
    href: feedHref(search, path),
  }
}

/** The deadlines of the awards that a search finds, as an iCalendar file. */
export function getListCalendar(asked: ScholarshipSearch): string {
  const search = feedSearch(asked)
  const now = getHour()
  const awards = SCHOLARSHIPS.filter(getAwardRows(), { search }, now)
  return writeListCalendar(
    awards.map(({ card: { id, name, provider }, dates }) => ({ id, name, provider, ...dates })),
    feedOf(search, SCHOLARSHIPS_CALENDAR),
    now,
  )
}

/** The changes among the awards that a search finds, as an RSS file. */
export function getListFeed(asked: ScholarshipSearch): string {
  const search = feedSearch(asked)
  const today = getToday()
  const awards = SCHOLARSHIPS.filter(getAwardRows(), { search }, getHour()).flatMap(
    ({ card }) => getScholarship(card.id) ?? [],
  )
  const hosts = awards.flatMap(({ hostCountries }) => hostCountries)
  return writeListFeed(awards, getNotices(hosts), feedOf(search, SCHOLARSHIPS_FEED), today)
}
