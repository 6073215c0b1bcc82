/**
 * What is kept of a page for reading offline, in words, and its weight in megabytes on the wire (gzip), of which what the
 * browser has already is not fetched again. The scripts of a page are those of everything that can be opened in it.
 */
type Offer = { what: string; megabytes: number }

const OFFERS: Readonly<Record<string, Offer>> = {
  '/universities': { what: 'this list', megabytes: 1 },
  '/uk-universities': { what: 'this list', megabytes: 1 },
  '/programmes': { what: 'this list', megabytes: 0.9 },
  '/scholarships': { what: 'this list', megabytes: 0.7 },
  '/plan': { what: 'my plan', megabytes: 0.8 },
}
const PAGE: Offer = { what: 'this page', megabytes: 0.4 }

/** Pages that work with a service on the network alone, and the one that is kept with every other. */
const NEVER: readonly string[] = ['/scraper', '/offline']

/** What can be kept of the page at a path; null where nothing can. */
export const offerOf = (pathname: string): Offer | null =>
  NEVER.includes(pathname) ? null : (OFFERS[pathname] ?? PAGE)
