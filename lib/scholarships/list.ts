import type { Route } from 'next'
import { parseAsStringLiteral } from 'nuqs/server'
import { DEGREES, STUDY_FIELDS } from '../eligibility/vocabulary'
import { defineList, type SearchOf } from '../list/define-list'
import { filtersOf } from '../list/filters'
import { values } from '../list/search-params'
import { isOpen, nextDate } from './deadline-status'
import type { ScholarshipRow } from './row'
import { TABS } from './tabs'
import { FUNDING, SEVERAL_COUNTRIES, TYPES } from './vocabulary'

const { text, countries, flag, set, oneOf } = filtersOf<ScholarshipRow>()

const EVERY_FIELD = values(STUDY_FIELDS)

/** Every scholarship: the Browse All tab of /scholarships. */
export const SCHOLARSHIPS = defineList({
  id: 'scholarship',
  path: '/scholarships',
  pageSize: 20,
  nameOf: ({ card: { id, name }, nameKey }: ScholarshipRow) => ({ id, name, key: nameKey }),
  sorts: [
    {
      value: 'known',
      label: 'Best known',
      note: 'Best known first, then fully funded.',
      // The order of the catalogue, which also decides between equals under the other sorts.
      order: (rows) => rows,
    },
    {
      value: 'deadline',
      label: 'Next deadline',
      note: 'The next date first, stated or usual; unknown dates last.',
      readsDay: true,
      order: byDeadline,
    },
    {
      value: 'value',
      label: 'Value',
      note: 'Fully funded first, then by the sums published for a year.',
      order: byValue,
    },
  ],
  first: { tab: parseAsStringLiteral(values(TABS)) },
  filters: {
    search: text({ label: 'Search', drop: 'the search text', read: [(row) => row.text] }),
    nationality: countries({
      label: 'My nationality',
      drop: 'your nationality',
      note: 'Leaves out awards whose rules exclude you.',
      anyLabel: 'Any nationality',
      max: 1,
      chip: (country) => `Nationality: ${country}`,
      read: (row) => row.openTo,
      mayBe: (row) => row.mayBeOpenTo,
    }),
    host: countries({
      label: 'Host country',
      drop: 'the host country',
      anyLabel: 'All countries',
      max: 20,
      extra: [SEVERAL_COUNTRIES],
      chip: (country) => `In ${country}`,
      read: (row) => row.hosts,
    }),
    open: flag({
      label: 'Deadline',
      drop: '“open now”',
      option: { value: 'now', label: 'Open now' },
      read: (row, today) => isOpen(row.dates, today),
    }),
    degree: set({
      label: 'Degree',
      drop: 'the degree',
      options: DEGREES,
      match: 'any',
      read: (row) => row.degrees,
    }),
    type: set({ label: 'Type', drop: 'the type', options: TYPES, match: 'any', read: (row) => row.type }),
    funding: set({
      label: 'Funding',
      drop: 'the funding',
      options: FUNDING,
      match: 'all',
      read: (row) => row.funding,
    }),
    living: flag({
      label: 'Living costs',
      drop: '“pays living costs”',
      option: { value: 'paid', label: 'Pays living costs' },
      note: 'A stipend or a room, in full or part.',
      read: (row) => row.paysLiving,
    }),
    field: oneOf({
      label: 'Field of study',
      drop: 'the field of study',
      anyLabel: 'All fields',
      options: STUDY_FIELDS,
      isSelect: true,
      read: (row) => row.fields ?? EVERY_FIELD,
    }),
  },
  // A parameter that only the list reads opens the list. Where the address names the matcher, nothing else is read.
  fromParams: (params, { bare, isBare }) =>
    params.tab === 'matcher'
      ? { ...bare, tab: 'matcher' }
      : { ...params, tab: params.tab ?? (isBare(params) ? 'matcher' : 'browse') },
  // The address leaves the tab out where the other parameters imply it.
  toParams: (search, { bare, isBare }) =>
    search.tab === 'matcher' ? bare : { ...search, tab: isBare(search) ? 'browse' : null },
})

export type ScholarshipSearch = SearchOf<typeof SCHOLARSHIPS>

/** Browse All with no filter set. */
export const BROWSE_ALL: ScholarshipSearch = { ...SCHOLARSHIPS.untouched, tab: 'browse' }

/** A search as its calendar and its feed read it: they have no pages, no order and no folded part. */
export function feedSearch(search: ScholarshipSearch): ScholarshipSearch {
  const { sort, page, unreported } = SCHOLARSHIPS.untouched
  return { ...search, tab: 'browse', sort, page, unreported }
}

/** The address of the calendar or of the feed of a search. @param path one of `feed-paths.ts` */
export function feedHref(search: ScholarshipSearch, path: Route): Route {
  const asked = feedSearch(search)
  // Neither has tabs: with nothing asked for, the path alone means all awards.
  return SCHOLARSHIPS.href(asked) === SCHOLARSHIPS.href(BROWSE_ALL) ? path : SCHOLARSHIPS.href(asked, path)
}

/** A copy ordered by a key: smaller first, null last, equals as they stood. Ended awards come after all others. */
function byKey(
  rows: readonly ScholarshipRow[],
  keyOf: (row: ScholarshipRow) => string | number | null,
): ScholarshipRow[] {
  return rows
    .map((row) => ({ row, key: keyOf(row), isEnded: row.dates.status === 'ended' }))
    .sort((a, b) => {
      if (a.isEnded !== b.isEnded) return a.isEnded ? 1 : -1
      if (a.key === b.key) return 0
      if (a.key === null) return 1
      if (b.key === null) return -1
      return a.key < b.key ? -1 : 1
    })
    .map(({ row }) => row)
}

/** The next date first. `today` is an ISO date or instant. */
function byDeadline(rows: readonly ScholarshipRow[], today: string): ScholarshipRow[] {
  return byKey(rows, (row) => nextDate(row.dates, today))
}

/** Fully funded awards first, because their worth depends on the place, then the largest published sum of a year. */
function byValue(rows: readonly ScholarshipRow[]): ScholarshipRow[] {
  return byKey(rows, ({ card, yearlyUsd }) => {
    if (card.isFull) return -1e9 - (yearlyUsd ?? 0)
    return yearlyUsd === null ? null : -yearlyUsd
  })
}
