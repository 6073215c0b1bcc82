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

export const COVERAGE_PAGE = {
  title: 'What is known, and what is not',
  description:
    'For how many universities of each country this site answers what students from abroad ask, at each level: programmes, fees, entry requirements, dates and awards, and what is missing.',
  path: '/data/coverage',
} as const
