import type { Route } from 'next'
import { parseAsStringLiteral } from 'nuqs/server'
import { defineList, type SearchOf } from '../list/define-list'
import { filtersOf } from '../list/filters'
import { values } from '../list/search-params'
import { REGIONS } from '../places/regions'
import { parseAsComparedIds } from './compared-ids'
import type { UniversityRow } from './row'
import { byCountry, byFigure, byName, byRanking } from './sort'
import { CAMPUS_SIZES, DEADLINE_MONTHS, FACILITIES, PROGRAMMES } from './vocabulary'

const { text, countries, oneOf, range, atMost, unreported, set } = filtersOf<UniversityRow>()

export const TABS = [
  { value: 'browse', label: 'Browse Universities' },
  { value: 'compare', label: 'Compare' },
  { value: 'add', label: 'Add More Universities' },
] as const

/** The universities of the world: /universities. */
export const WORLD = defineList({
  id: 'university',
  path: '/universities',
  pageSize: 9,
  nameOf: ({ id, name, nameKey }: UniversityRow) => ({ id, name, key: nameKey }),
  sorts: [
    {
      value: 'ranking',
      label: 'World Ranking',
      note: 'Full records first, then by world ranking.',
      order: byRanking,
    },
    { value: 'name', label: 'University Name', order: byName },
    { value: 'country', label: 'Country', order: byCountry },
    { value: 'acceptance', label: 'Acceptance Rate', order: byFigure((row) => row.acceptance, 1) },
    { value: 'students', label: 'Student Population', order: byFigure((row) => row.students, -1) },
  ],
  first: { tab: parseAsStringLiteral(values(TABS)).withDefault('browse') },
  filters: {
    search: text({
      label: 'Search',
      drop: 'the search text',
      read: [(row) => row.text, (row) => row.about],
    }),
    country: countries({
      label: 'Country',
      drop: 'the country',
      anyLabel: 'All Countries',
      max: 10,
      read: (row) => row.countryCode,
    }),
    region: oneOf({
      label: 'Region',
      drop: 'the region',
      anyLabel: 'All Regions',
      options: REGIONS,
      read: (row) => row.region,
    }),
    tuition: range({
      label: 'International tuition a year',
      short: 'Tuition',
      drop: 'the tuition range',
      unit: 'US$',
      min: 0,
      max: 100_000,
      step: 500,
      words: (bound) => `US$ ${bound}`,
      read: (row) => row.tuition,
      more: true,
    }),
    acceptance: range({
      label: 'Acceptance rate',
      drop: 'the acceptance rate',
      unit: '%',
      min: 0,
      max: 100,
      step: 1,
      words: (bound) => `${bound}%`,
      read: (row) => row.acceptance,
      more: true,
    }),
    rank: range({
      label: 'World ranking',
      drop: 'the world ranking',
      unit: 'position',
      min: 1,
      max: 2000,
      step: 1,
      words: (bound) => `#${bound}`,
      read: (row) => row.rank,
      more: true,
    }),
    research: range({
      label: 'Research rating',
      drop: 'the research rating',
      unit: 'of 10',
      min: 0,
      max: 10,
      step: 0.1,
      words: String,
      read: (row) => row.research,
      more: true,
    }),
    employment: range({
      label: 'Employment rate',
      drop: 'the employment rate',
      unit: '%',
      min: 0,
      max: 100,
      step: 1,
      words: (bound) => `${bound}%`,
      read: (row) => row.employment,
      more: true,
    }),
    gpa: atMost({
      label: 'My GPA',
      drop: 'your GPA',
      unit: '4.0 scale',
      hint: 'Leaves out universities that ask for more',
      min: 0,
      max: 4,
      step: 0.1,
      read: (row) => row.gpa,
      more: true,
    }),
    unreported: unreported({
      label: 'Unreported figures',
      text: 'Include universities that don’t report this',
      chip: 'Reported figures only',
      more: true,
    }),
    programmes: set({
      label: 'Programmes',
      drop: 'the programmes',
      options: PROGRAMMES,
      match: 'all',
      read: (row) => row.programmes,
      more: true,
    }),
    facilities: set({
      label: 'Facilities',
      drop: 'the facilities',
      options: FACILITIES,
      match: 'all',
      read: (row) => row.facilities,
      more: true,
    }),
    size: set({
      label: 'Campus size',
      drop: 'the campus size',
      options: CAMPUS_SIZES,
      match: 'any',
      read: (row) => row.size,
      more: true,
    }),
    deadline: set({
      label: 'Application deadline',
      drop: 'the deadline',
      options: DEADLINE_MONTHS,
      match: 'any',
      chip: (month) => `Deadline in ${month}`,
      read: (row) => row.deadline,
      more: true,
    }),
  },
  last: { compare: parseAsComparedIds.withDefault([]) },
})

export type UniversitySearch = SearchOf<typeof WORLD>

/** The page that holds every filter for a browser without script. */
export const ALL_FILTERS = '/universities/filters' as Route
