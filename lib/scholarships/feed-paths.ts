import type { Route } from 'next'

/** Where a filtered list is a calendar to subscribe to, and a feed. Both read the parameters of the list. */
export const SCHOLARSHIPS_CALENDAR = '/scholarships/calendar.ics' as Route
export const SCHOLARSHIPS_FEED = '/scholarships/rss.xml' as Route
