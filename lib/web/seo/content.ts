import type { Metadata } from 'next'
import { getPage, getPost } from '../../content/pages/queries'
import type { PostMeta } from '../../content/pages/schema'
import { pagePath, type Section } from '../../content/pages/sections'
import type { Crumb, StructuredData } from './json-ld'
import { pageMetadata } from './metadata'

type Located = { section: Section; slug: string; meta: { title: string } }
type Site = { name: string; url: string }

/** The way to a page: home, the blog for a post, the page. The other sections have no page of their own to pass. */
export function pageCrumbs({ section, slug, meta }: Located): Crumb[] {
  return [
    { label: 'Home', href: '/' },
    ...(section === 'blog' ? [{ label: 'Blog', href: '/blog' }] : []),
    { label: meta.title, href: pagePath(section, slug) },
  ]
}

/** Title, description and canonical of a page of `data/pages`; none when its file does not exist. */
export async function contentMetadata(section: Section, slug: string): Promise<Metadata> {
  const page = section === 'blog' ? await getPost(slug) : await getPage(section, slug)
  if (!page) return {}
  const { path, meta } = page
  return pageMetadata({ title: meta.title, description: meta.description, path })
}

/** A post in the words of schema.org. */
export function blogPosting({ path, meta }: { path: string; meta: PostMeta }, site: Site): StructuredData {
  const url = new URL(path, site.url).href
  const organization = { '@type': 'Organization', name: site.name, url: site.url }
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
