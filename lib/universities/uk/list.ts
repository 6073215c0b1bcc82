import { parseAsStringLiteral } from 'nuqs/server'
import { defineList, type SearchOf } from '../../list/define-list'
import { filtersOf } from '../../list/filters'
import { values } from '../../list/search-params'
import { LEVEL } from '../level'
import type { UniversityRow } from '../row'
import { byRankAlone } from '../sort'
import { refuses } from '../take-filter'
import { NATIONS } from '../vocabulary'
import { cityOf } from './cities'

const { text, named, set } = filtersOf<UniversityRow>()

export const UK_TABS = [
  { value: 'browse', label: 'Browse UK Universities' },
  { value: 'add', label: 'Add More Universities' },
] as const

/** The universities of the United Kingdom among all the world's. */
export const ofTheUk = (rows: readonly UniversityRow[]): readonly UniversityRow[] =>
  rows.filter(({ countryCode }) => countryCode === 'gb')

/** The universities of the United Kingdom: /uk-universities. */
export const UK = defineList({
  id: 'uk',
  path: '/uk-universities',
  pageSize: 12,
  rowsOf: ofTheUk,
  foldedBy: refuses,
  nameOf: ({ id, name, nameKey }: UniversityRow) => ({ id, name, key: nameKey }),
  sorts: [
    { value: 'best', label: 'Ranking: Best First', order: byRankAlone(1) },
    { value: 'lowest', label: 'Ranking: Lowest First', order: byRankAlone(-1) },
  ],
  first: { tab: parseAsStringLiteral(values(UK_TABS)).withDefault('browse') },
  filters: {
    /** Name, place, programmes and other names; not the description. */
    search: text({ label: 'Search', drop: 'the search text', read: [(row) => row.text] }),
    level: LEVEL,
    city: named({
      label: 'City',
      drop: 'the city',
      anyLabel: 'All Cities',
      read: (row) => cityOf(row.location),
    }),
    nation: set({
      label: 'Nation',
      drop: 'the nation',
      options: NATIONS,
      match: 'any',
      read: (row) => row.nation,
    }),
  },
})

export type UkSearch = SearchOf<typeof UK>
