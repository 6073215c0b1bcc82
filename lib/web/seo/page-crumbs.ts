import type { Crumb } from './json-ld'
import { pagePath, type Section } from '../../content/pages/sections'

type Located = { section: Section; slug: string; meta: { title: string } }

/** The way to a page: home, the blog for a post, the page. The other sections have no page of their own to pass. */
export function pageCrumbs({ section, slug, meta }: Located): Crumb[] {
  return [
    { label: 'Home', href: '/' },
    ...(section === 'blog' ? [{ label: 'Blog', href: '/blog' }] : []),
    { label: meta.title, href: pagePath(section, slug) },
  ]
}
