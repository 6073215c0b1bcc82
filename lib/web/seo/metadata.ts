import type { Metadata } from 'next'
import { PICTURE_SIZE, pictureHref } from '../og/href'
import { SITE } from '../../site'
import { formatList } from '../../text/format'
import { UK, type UkSearch } from '../../universities/uk/list'
import type { University } from '../../universities/record/schema'
import { WORLD, type UniversitySearch } from '../../universities/list'
import { summariseUniversity } from '../../universities/summary'
import { NATIONS } from '../../universities/vocabulary'

type Page = { title: string; description: string; path: string }

/** Title, description, canonical and Open Graph of a page. `path` starts with a slash and is the canonical address. */
export function pageMetadata({ title, description, path }: Page): Metadata {
  const picture = { url: pictureHref(path), alt: `${title}, on ${SITE.name}` }
  return {
    title,
    description,
    alternates: { canonical: path },
    openGraph: {
      title,
      description,
      url: path,
      siteName: SITE.name,
      type: 'website',
      images: [{ ...picture, ...PICTURE_SIZE }],
    },
    twitter: { card: 'summary_large_image', images: [picture] },
  }
}

/**
 * The list's metadata. Its canonical address keeps what changes the results and leaves out sort, view and comparison.
 * @param countries how many the catalogue covers
 */
export function listMetadata(search: UniversitySearch, countries: number): Metadata {
  const about = search.search ? ` for “${search.search}”` : ''
  const page = search.page > 1 ? `, page ${search.page}` : ''
  return pageMetadata({
    title: `Universities of the world${about}${page}`,
    description: `Search, filter and compare universities in ${countries} countries. Every figure has a source and a year.`,
    path: WORLD.href({ ...search, sort: 'ranking', tab: 'browse', compare: [] }),
  })
}

/**
 * The UK portal's metadata. Its canonical address keeps what changes the results and leaves out sort and tab.
 * @param city the chosen city's name
 * @param universities how many the portal holds
 */
export function ukMetadata(search: UkSearch, city: string | null, universities: number): Metadata {
  const nations = NATIONS.filter(({ value }) => search.nation.includes(value)).map(({ label }) => label)
  const place = city ?? (nations.length > 0 ? formatList(nations) : 'the United Kingdom')
  const about = search.search ? ` for “${search.search}”` : ''
  const page = search.page > 1 ? `, page ${search.page}` : ''
  return pageMetadata({
    title: `Universities ${city ? 'in' : 'of'} ${place}${about}${page}`,
    description: `Search ${universities} UK universities by city, nation, program and ranking, with fees, entry and student numbers. Every figure has a source and a year.`,
    path: UK.href({ ...search, sort: 'best', tab: 'browse' }),
  })
}

/** A comparison's metadata. There is one for every choice of four, so search engines are sent to the empty one. */
export function comparisonMetadata(compared: readonly string[]): Metadata {
  const title = compared.length > 0 ? `${formatList(compared)} compared` : 'Compare universities'
  return {
    ...pageMetadata({
      title,
      description:
        'Up to four universities side by side: standing, entry, tuition, size, outcomes and campus.',
      path: WORLD.href({ tab: 'compare' }),
    }),
    robots: { index: false },
  }
}

export function universityMetadata(university: University): Metadata {
  return pageMetadata({
    title: `${university.name}, ${university.country}`,
    description: summariseUniversity(university),
    path: `/universities/${university.id}`,
  })
}
