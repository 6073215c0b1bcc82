import type { Route } from 'next'
import type { ListView } from '@/components/list/list-view'
import { isAddedId } from '@/lib/import/added-key'
import { formatCount } from '@/lib/text/format'
import { ALL_FILTERS, WORLD } from '@/lib/universities/list'
import type { UniversityRow } from '@/lib/universities/row'
import { UNIVERSITIES } from './source'

/** How the list of the world's universities looks. */
export const WORLD_VIEW: ListView<UniversityRow> = {
  list: WORLD,
  source: UNIVERSITIES,
  placeholder: 'Search universities, locations, or programs...',
  noun: ['university', 'universities'],
  heading: ({ from, to, total }) =>
    `Results: ${formatCount(from)}-${formatCount(to)} of ${formatCount(total)}`,
  note: (_, order) => order,
  empty: { title: 'No universities found', text: 'Try adjusting your search criteria or filters' },
  // A university that the visitor added has no page of its own.
  pageOf: (id) => (isAddedId(id) ? null : (`/universities/${id}` as Route)),
  nameOf: (code) => code.toUpperCase(),
  allFilters: ALL_FILTERS,
}
