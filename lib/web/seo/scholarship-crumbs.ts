import type { Crumb } from './json-ld'
import { KINDS, kindOf } from '../../scholarships/kinds'
import type { Scholarship } from '../../scholarships/record/schema'

const START: readonly Crumb[] = [
  { label: 'Home', href: '/' },
  { label: 'Scholarships', href: '/scholarships' },
]

/** Home, the hub, the kind, this one. */
export function scholarshipCrumbs({ id, name, type }: Pick<Scholarship, 'id' | 'name' | 'type'>): Crumb[] {
  const kind = kindOf(type)
  return [
    ...START,
    { label: kind.label, href: `/scholarships/${kind.slug}` },
    { label: name, href: `/scholarships/${id}` },
  ]
}

/** Home, the hub, this kind. */
export function kindCrumbs(slug: keyof typeof KINDS): Crumb[] {
  return [...START, { label: KINDS[slug].label, href: `/scholarships/${slug}` }]
}
