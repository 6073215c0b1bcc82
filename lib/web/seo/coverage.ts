import type { Crumb } from './json-ld'

export const COVERAGE_PAGE = {
  title: 'What is known, and what is not',
  description:
    'For how many universities of each country this site answers what students from abroad ask, at each level: programmes, fees, entry requirements, dates and awards, and what is missing.',
  path: '/data/coverage',
} as const

/** The way from the home page. */
export const coverageCrumbs = (): Crumb[] => [
  { label: 'Home', href: '/' },
  { label: COVERAGE_PAGE.title, href: COVERAGE_PAGE.path },
]
