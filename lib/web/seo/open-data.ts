import type { Crumb } from './json-ld'

export const DATA_PAGE = {
  title: 'Open data',
  description:
    'The catalogue as files that anybody may use: universities, programmes, awards, countries, fees and deadlines as CSV and JSON, each column with its licence.',
  path: '/data',
} as const

/** The way from the home page. */
export const dataCrumbs = (): Crumb[] => [
  { label: 'Home', href: '/' },
  { label: DATA_PAGE.title, href: DATA_PAGE.path },
]
