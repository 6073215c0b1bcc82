import type { Metadata } from 'next'
import { AWARD_KINDS, awardKindOf, type KindSlug } from '../../scholarships/kinds'
import { SCHOLARSHIPS, type ScholarshipSearch } from '../../scholarships/list'
import type { Scholarship } from '../../scholarships/record/schema'
import { shorten } from '../../text/shorten'
import type { Crumb, StructuredData } from './json-ld'
import { pageMetadata, withSearch } from './metadata'

const DESCRIPTION_LENGTH = 155

/** Home, the hub, this kind. */
export function kindCrumbs(slug: KindSlug): Crumb[] {
  return [
    { label: 'Home', href: '/' },
    { label: 'Scholarships', href: '/scholarships' },
    { label: AWARD_KINDS[slug].label, href: `/scholarships/${slug}` },
  ]
}

/** Home, the hub, the kind, this one. */
export function scholarshipCrumbs({ id, name, type }: Pick<Scholarship, 'id' | 'name' | 'type'>): Crumb[] {
  return [...kindCrumbs(awardKindOf(type).slug), { label: name, href: `/scholarships/${id}`, isName: true }]
}

/** The hub's metadata. Its canonical address keeps what changes the results and leaves the sort out. */
export function hubMetadata(search: ScholarshipSearch): Metadata {
  const path = SCHOLARSHIPS.href({ ...search, sort: 'known', unreported: 0 })
  return search.tab === 'matcher'
    ? pageMetadata({
        title: 'Scholarship matcher',
        description:
          'Tell us what you study and where you are from, and see which scholarships you can really get.',
        path,
      })
    : pageMetadata({
        title: withSearch('Scholarships', search),
        description:
          'Search scholarships for international students by nationality, degree, field, country and deadline, with sources.',
        path,
      })
}

export function scholarshipMetadata({ id, name, description }: Scholarship): Metadata {
  return pageMetadata({
    title: name,
    description: shorten(description, DESCRIPTION_LENGTH),
    path: `/scholarships/${id}`,
  })
}

export function kindMetadata(slug: KindSlug): Metadata {
  const { label, lead } = AWARD_KINDS[slug]
  return pageMetadata({
    title: label,
    description: `${lead} How it is won, what to look at twice, and the list.`,
    path: `/scholarships/${slug}`,
  })
}

/** A scholarship in the words of schema.org, which has none for eligibility; what is unknown is left out. */
export function monetaryGrant(scholarship: Scholarship, baseUrl: string): StructuredData {
  const { id, name, description, provider, link } = scholarship
  return {
    '@context': 'https://schema.org',
    '@type': 'MonetaryGrant',
    name,
    description,
    url: new URL(`/scholarships/${id}`, baseUrl).href,
    sameAs: link ?? undefined,
    funder: { '@type': 'Organization', name: provider },
  }
}
