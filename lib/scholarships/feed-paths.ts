import type { Route } from 'next'

/** The paths of a filtered list as a calendar to subscribe to, and as a feed. Both read the parameters of the list. */
export const SCHOLARSHIPS_CALENDAR = '/scholarships/calendar.ics' as Route
export const SCHOLARSHIPS_FEED = '/scholarships/rss.xml' as Route
