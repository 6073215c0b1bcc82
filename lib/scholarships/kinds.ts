import { BROWSE_ALL, type ScholarshipSearch } from './list'
import type { Funding, ScholarshipType, TypeValue } from './vocabulary'

type Kind = {
  slug: string
  label: string
  lead: string
  search: { type?: readonly TypeValue[]; funding?: readonly Funding[] }
}

/** The four kinds that have a page of their own, and the search that lists each. */
export const AWARD_KINDS = {
  university: {
    slug: 'university',
    label: 'University scholarships',
    lead: 'Money that a university gives to its own students, most often as a lower fee.',
    search: { type: ['university'] },
  },
  external: {
    slug: 'external',
    label: 'External scholarships',
    lead: 'Money from foundations, companies, churches and clubs that you take to a university of your choice.',
    search: { type: ['external'] },
  },
  government: {
    slug: 'government',
    label: 'Government scholarships',
    lead: 'Money from a state, given to bring students in or to send its own citizens out.',
    search: { type: ['government'] },
  },
  merit: {
    slug: 'merit',
    label: 'Merit scholarships',
    lead: 'Money given for what you have done, whatever your family earns.',
    search: { funding: ['merit'] },
  },
} as const satisfies Record<string, Kind>

export type KindSlug = keyof typeof AWARD_KINDS

const KIND_OF_TYPE = {
  University: AWARD_KINDS.university,
  External: AWARD_KINDS.external,
  Government: AWARD_KINDS.government,
} as const satisfies Record<ScholarshipType, Kind>

export function awardKindOf(type: ScholarshipType) {
  return KIND_OF_TYPE[type]
}

/** The search of Browse All for a kind. */
export function kindSearch(slug: KindSlug): ScholarshipSearch {
  const { type = [], funding = [] }: Kind['search'] = AWARD_KINDS[slug].search
  return { ...BROWSE_ALL, type: [...type], funding: [...funding] }
}
