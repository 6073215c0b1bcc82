import type { JsonLd } from './json-ld'
import type { PostMeta } from '../../content/pages/schema'

type Site = { name: string; url: string }

/** A post in the words of schema.org. */
export function blogPosting(
  { path, meta }: { path: string; meta: PostMeta },
  { name, url: baseUrl }: Site,
): JsonLd {
  const url = new URL(path, baseUrl).href
  const organization = { '@type': 'Organization', name, url: baseUrl }
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    headline: meta.title,
    description: meta.description,
    datePublished: meta.published,
    dateModified: meta.updated,
    url,
    mainEntityOfPage: url,
    inLanguage: 'en',
    author: organization,
    publisher: organization,
  }
}
