import type { Metadata } from 'next'
import { SITE } from '../../site'
import { PICTURE_SIZE, pictureHref } from '../og/href'

type Page = {
  title: string
  description: string
  path: string
  /** False: search engines keep it out. */
  isIndexed?: boolean
}

/** Title, description, canonical and Open Graph of a page. `path` starts with a slash and is the canonical address. */
export function pageMetadata({ title, description, path, isIndexed = true }: Page): Metadata {
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
    ...(!isIndexed && { robots: { index: false } }),
    twitter: { card: 'summary_large_image', images: [picture] },
  }
}

/** The title of a list with what was searched for and the page: "Scholarships for “law”, page 3". */
export function withSearch(title: string, { search, page }: { search: string; page: number }): string {
  const about = search ? ` for “${search}”` : ''
  return `${title}${about}${page > 1 ? `, page ${page}` : ''}`
}
