import type { Route } from 'next'
import { parseAsStringLiteral } from 'nuqs/server'
import { defineList, type SearchOf } from '../list/define-list'
import { filtersOf } from '../list/filters'
import { moneyFilter } from '../list/money-filter'
import { usdIn } from '../money/convert'
import { parseAsSlug } from '../list/search-params'
import { SECTORS } from '../facts/vocabulary'
import { REGIONS } from '../places/regions'
import type { TextReaders } from '../text/has-words'
import { isAddedId } from './added-id'
import { parseAsComparedIds } from './compared-ids'
import { SORTS } from './sort'
import { LEVEL, levelOf } from './level'
import {
  acceptanceOfRow,
  deadlineOfRow,
  employmentOfRow,
  gpaOfRow,
  knownOfRow,
  totalOfRow,
  tuitionOfRow,
  type UniversityRow,
} from './row'
import { refuses, TAKES } from './take-filter'
import { hasDegreesInEnglish } from './taught-in-english'
import { typedSubjects } from './typed-subjects'
import { DEADLINE_MONTHS, FACILITIES, POPULAR_PROGRAMMES } from './vocabulary'

const { text, countries, oneOf, range, set, flag } = filtersOf<UniversityRow>()

/** A range of percentages below "More filters". */
const PERCENT = {
  unit: '%',
  min: 0,
  max: 100,
  step: 1,
  words: (bound: string) => `${bound}%`,
  more: true,
} as const

/** The texts in which the words of a search are looked for. */
export const TEXTS: TextReaders<UniversityRow> = [(row) => row.text, (row) => row.about]

/** The universities of the world: /universities. */
export const WORLD = defineList({
  id: 'university',
  path: '/universities',
  pageSize: 9,
  nameOf: ({ id, name, nameKey }: UniversityRow) => ({ id, name, key: nameKey }),
  foldedBy: refuses,
  sorts: SORTS,
  first: { tab: parseAsStringLiteral(['browse', 'compare', 'add']).withDefault('browse') },
  filters: {
    search: text({
      label: 'Search',
      drop: 'the search text',
      read: TEXTS,
    }),
    level: LEVEL,
    country: countries({
      label: 'Country',
      drop: 'the country',
      anyLabel: 'All Countries',
      max: 20,
      read: (row) => row.countryCode,
    }),
    region: oneOf({
      label: 'Region',
      drop: 'the region',
      anyLabel: 'All Regions',
      options: REGIONS,
      read: (row) => row.region,
    }),
    total: moneyFilter<UniversityRow>(
      {
        label: 'Total a year',
        short: 'Total',
        drop: 'the total a year',
        note: 'What you pay by the passport in your profile, else what students from abroad pay, and living.',
        read: (row, currency, search) => usdIn(totalOfRow(row, levelOf(search)), currency, row),
        atLeast: (row, currency, search) => usdIn(knownOfRow(row, levelOf(search)), currency, row),
      },
      true,
    ),
    takes: TAKES,
    tuition: range({
      label: 'International tuition a year',
      short: 'Tuition',
      drop: 'the tuition range',
      unit: 'US$',
      min: 0,
      max: 100_000,
      step: 500,
      words: (bound) => `US$ ${bound}`,
      note: 'At the level you want, by prices of the universities themselves.',
      read: (row, search) => tuitionOfRow(row, levelOf(search)),
      more: true,
    }),
    sector: set({
      label: 'Public or private',
      drop: 'public or private',
      options: SECTORS,
      match: 'any',
      read: (row) => row.sector,
      more: true,
    }),
    taught: flag({
      label: 'Teaching language',
      drop: 'the teaching language',
      option: { value: 'english', label: 'In English' },
      // The counts beside programmes are of one fact each, so the two are asked apart, and the words say so.
      chip: ({ programmes }) =>
        Array.isArray(programmes) && programmes.length > 0 ? 'Some degree in English' : 'In English',
      note: 'At least one degree at the level you want; where you type a subject, one of that subject.',
      read: (row, _, search) => hasDegreesInEnglish(row, levelOf(search), typedSubjects(search)),
      more: true,
    }),
    erasmus: flag({
      label: 'Exchange',
      drop: 'the Erasmus Charter',
      option: { value: 'yes', label: 'Erasmus Charter' },
      note: 'The university may take part in Erasmus+.',
      read: (row) => row.hasErasmus,
      more: true,
    }),
    acceptance: range({
      label: 'Acceptance rate',
      drop: 'the acceptance rate',
      ...PERCENT,
      read: (row, search) => acceptanceOfRow(row, levelOf(search)),
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
    employment: range({
      label: 'Employment rate',
      drop: 'the employment rate',
      ...PERCENT,
      read: (row, search) => employmentOfRow(row, levelOf(search)),
    }),
    gpa: range({
      label: 'Minimum GPA',
      drop: 'the minimum GPA',
      unit: 'of 4.0',
      min: 0,
      max: 4,
      step: 0.1,
      words: (bound) => bound,
      note: 'By what the university itself names for bachelor’s degrees.',
      read: (row, search) => gpaOfRow(row, levelOf(search)),
      more: true,
    }),
    campus: range({
      label: 'Campus size',
      drop: 'the campus size',
      unit: 'hectares',
      min: 0,
      max: 5000,
      step: 1,
      words: (bound) => `${bound} ha`,
      read: (row) => row.campus,
      more: true,
    }),
    programmes: set({
      label: 'Programmes',
      drop: 'the programmes',
      options: POPULAR_PROGRAMMES,
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
    deadline: set({
      label: 'Application deadline',
      drop: 'the deadline',
      options: DEADLINE_MONTHS,
      match: 'any',
      chip: (month) => `Deadline in ${month}`,
      note: 'Only where this is sure at the level you want.',
      read: (row, search) => deadlineOfRow(row, levelOf(search)),
      more: true,
    }),
    added: flag({
      label: 'Your own',
      drop: 'the choice of your own',
      option: { value: 'yes', label: 'Added by you' },
      read: (row) => isAddedId(row.id),
      forOwn: true,
    }),
  },
  /** `subject`: the row of the comparison that the visitor chose. */
  last: { compare: parseAsComparedIds.withDefault([]), subject: parseAsSlug },
  toParams: (search) => (search.tab === 'compare' ? search : { ...search, subject: null }),
})

export type UniversitySearch = SearchOf<typeof WORLD>

/** The page that holds every filter for a browser without script. */
export const ALL_FILTERS = '/universities/filters' as Route
