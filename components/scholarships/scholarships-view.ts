import type { Route } from 'next'
import type { ListView } from '@/components/list/list-view'
import { SCHOLARSHIPS } from '@/lib/scholarships/list'
import type { ScholarshipRow } from '@/lib/scholarships/row'
import { formatCount } from '@/lib/text/format'
import { SCHOLARSHIPS_SOURCE } from './source'

/** How the list of scholarships looks. */
export const SCHOLARSHIPS_VIEW: ListView<ScholarshipRow> = {
  list: SCHOLARSHIPS,
  source: SCHOLARSHIPS_SOURCE,
  placeholder: 'Search scholarships, providers, or countries...',
  noun: ['scholarship', 'scholarships'],
  heading: ({ total }) => `All Scholarships (${formatCount(total)})`,
  note: ({ from, to, total }, order) => (total > 0 ? `${from}–${to}. ${order}` : order),
  empty: { title: 'No scholarships found', text: 'Try adjusting your search criteria or filters' },
  pageOf: (id) => `/scholarships/${id}` as Route,
  nameOf: (code) => code.toUpperCase(),
}
