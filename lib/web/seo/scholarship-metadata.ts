import type { Metadata } from 'next'
import { shorten } from '../../text/shorten'
import { pageMetadata } from './metadata'
import { KINDS, type KindSlug } from '../../scholarships/kinds'
import type { Scholarship } from '../../scholarships/record/schema'
import { SCHOLARSHIPS, type ScholarshipSearch } from '../../scholarships/list'

const DESCRIPTION_LENGTH = 155

/** The hub's metadata. Its canonical address keeps what changes the results and leaves the sort out. */
export function hubMetadata(search: ScholarshipSearch): Metadata {
  const about = search.search ? ` for “${search.search}”` : ''
  const page = search.page > 1 ? `, page ${search.page}` : ''
  const path = SCHOLARSHIPS.href({ ...search, sort: 'known' })
  return search.tab === 'matcher'
    ? pageMetadata({
        title: 'Scholarship matcher',
        description:
          'Tell us what you study and where you are from, and see which scholarships you can really get.',
        path,
      })
    : pageMetadata({
        title: `Scholarships${about}${page}`,
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
  const { label, lead } = KINDS[slug]
  return pageMetadata({
    title: label,
    description: `${lead} How it is won, what to look at twice, and the list.`,
    path: `/scholarships/${slug}`,
  })
}
