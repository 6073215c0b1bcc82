import type { Route } from 'next'
import {
  getLoadedCatalogue,
  getNoCatalogue,
  loadCatalogue,
  subscribeToCatalogue,
} from '@/components/catalogue/catalogue-store'
import type { ListView } from '@/components/list/list-view'
import type { RowSource } from '@/components/list/row-source'
import { isUnreached } from '@/lib/device/fetch-file'
import { hasAdded } from '@/lib/import/added-key'
import { formatCount } from '@/lib/text/format'
import { ALL_FILTERS, WORLD } from '@/lib/universities/list'
import type { UniversityRow } from '@/lib/universities/row'

/** The universities in the browser, for every list of them. */
const UNIVERSITIES: RowSource<UniversityRow> = {
  load: async (file) => {
    await loadCatalogue(file === 'text' ? 'text' : 'index')
    // Names and places stand without the rest of the cards. A server that refuses it has a newer catalogue, but a
    // fetch that never reached the server says nothing of the kind.
    await loadCatalogue('cards').catch((reason: unknown) => {
      if (!isUnreached(reason)) throw reason
    })
  },
  subscribe: subscribeToCatalogue,
  get: getLoadedCatalogue,
  getNone: getNoCatalogue,
  hasOwn: hasAdded,
}

/** The look of the list of the world's universities. */
export const WORLD_VIEW: ListView<UniversityRow> = {
  list: WORLD,
  source: UNIVERSITIES,
  placeholder: 'Search universities, locations, or programs...',
  noun: ['university', 'universities'],
  heading: ({ from, to, total }) =>
    `Results: ${formatCount(from)}-${formatCount(to)} of ${formatCount(total)}`,
  note: (_, order) => order,
  empty: { title: 'No universities found', text: 'Try adjusting your search criteria or filters' },
  pageOf: (id) => `/universities/${id}` as Route,
  nameOf: (code) => code.toUpperCase(),
  allFilters: ALL_FILTERS,
  mean: (search) => getLoadedCatalogue()?.reader?.world(search) ?? null,
}
