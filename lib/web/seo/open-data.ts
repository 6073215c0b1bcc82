import type { Crumb } from './json-ld'

export const DATA_PAGE = {
  title: 'Open data',
  description:
    'The catalogue as files that anybody may use: universities, programmes, awards, countries, fees and deadlines as CSV and JSON, each column with its licence.',
  path: '/data',
} as const

export const API_PAGE = {
  title: 'For programs',
  description:
    'A read-only interface to the catalogue, without a key: search, facts, comparison, costs and awards with verdicts, each value with its source.',
  path: '/data/api',
} as const

/** The way from the home page to the interface. */
export const apiCrumbs = (): Crumb[] => [...dataCrumbs(), { label: API_PAGE.title, href: API_PAGE.path }]

/** The way from the home page. */
export const dataCrumbs = (): Crumb[] => [
  { label: 'Home', href: '/' },
  { label: DATA_PAGE.title, href: DATA_PAGE.path },
]
