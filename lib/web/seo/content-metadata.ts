import type { Metadata } from 'next'
import { getPage, getPost } from '../../content/pages/queries'
import type { Section } from '../../content/pages/sections'
import { pageMetadata } from './metadata'

/** Title, description and canonical of a page of `data/pages`; none when its file does not exist. */
export async function contentMetadata(section: Section, slug: string): Promise<Metadata> {
  const page = section === 'blog' ? await getPost(slug) : await getPage(section, slug)
  if (!page) return {}
  const { path, meta } = page
  return pageMetadata({ title: meta.title, description: meta.description, path })
}
