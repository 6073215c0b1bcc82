'use client'

import type { Route } from 'next'
import { CATALOGUE } from '@/components/list/catalogue-source'
import type { ListView } from '@/components/list/list-view'
import { CurrencySelect } from '@/components/list/currency-select'
import { WhoAsks } from '@/components/list/who-asks'
import { formatCount } from '@/lib/text/format'
import { ALL_FILTERS, WORLD, type UniversitySearch } from '@/lib/universities/list'
import type { UniversityRow } from '@/lib/universities/row'
import { UniversityList, type UniversityListProps } from './university-list'
import { UNIVERSITIES } from './university-source'

/** The look of the list of the world's universities. */
export const WORLD_VIEW: ListView<UniversityRow> = {
  list: WORLD,
  source: UNIVERSITIES,
  placeholder: 'Search universities, locations, or programs...',
  where: 'name, place, programs or description',
  noun: ['university', 'universities'],
  heading: ({ from, to, total }) =>
    `Results: ${formatCount(from)}-${formatCount(to)} of ${formatCount(total)}`,
  note: (_, order) => order && <span className="max-md:hidden">{order}</span>,
  empty: { title: 'No universities found', text: 'Try adjusting your search criteria or filters' },
  pageOf: (id) => `/universities/${id}` as Route,
  nameOf: (code) => code.toUpperCase(),
  allFilters: ALL_FILTERS,
  below: { takes: () => <WhoAsks />, total: (shown) => <CurrencySelect shown={shown} /> },
  mean: (search) => CATALOGUE.get()?.reader?.world(search as UniversitySearch) ?? null,
}

export function WorldListIsland(props: UniversityListProps) {
  return <UniversityList view={WORLD_VIEW} {...props} />
}
