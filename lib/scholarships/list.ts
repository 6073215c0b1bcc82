import { parseAsStringLiteral } from 'nuqs/server'
import { DEGREES, FIELDS } from '../eligibility/vocabulary'
import { defineList, type SearchOf } from '../list/define-list'
import { filtersOf } from '../list/filters'
import { values } from '../list/search-params'
import { isOpen } from './dates'
import type { ScholarshipRow } from './row'
import { byDeadline, byValue } from './sort'
import { TABS } from './tabs'
import { FUNDING, SEVERAL_COUNTRIES, TYPES } from './vocabulary'

const { text, countries, flag, set, oneOf } = filtersOf<ScholarshipRow>()

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
      note: 'Well-known awards first, then fully funded ones.',
      // The catalogue stands in this order, which also decides between equals under the other sorts.
      order: (rows) => rows,
    },
    {
      value: 'deadline',
      label: 'Next deadline',
      note: 'The next date first; unknown dates last.',
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
    }),
    host: countries({
      label: 'Host country',
      drop: 'the host country',
      anyLabel: 'All countries',
      max: 10,
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
    field: oneOf({
      label: 'Field of study',
      drop: 'the field of study',
      anyLabel: 'All fields',
      options: FIELDS,
      isSelect: true,
      read: (row) => row.fields,
    }),
  },
  // Anything that only the list understands opens the list. The matcher, asked for by name, reads nothing else.
  fromParams: (params, { bare, isBare }) =>
    params.tab === 'matcher'
      ? { ...bare, tab: 'matcher' }
      : { ...params, tab: params.tab ?? (isBare(params) ? 'matcher' : 'browse') },
  // The address leaves the tab out where the other parameters, or their absence, say it.
  toParams: (search, { bare, isBare }) =>
    search.tab === 'matcher' ? bare : { ...search, tab: isBare(search) ? 'browse' : null },
})

export type ScholarshipSearch = SearchOf<typeof SCHOLARSHIPS>

/** Browse All with no filter set. */
export const BROWSE_ALL: ScholarshipSearch = { ...SCHOLARSHIPS.untouched, tab: 'browse' }
