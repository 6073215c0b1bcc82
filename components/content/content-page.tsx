import { notFound } from 'next/navigation'
import { getPage } from '@/lib/content/pages/queries'
import type { Section } from '@/lib/content/pages/sections'
import { Article } from './article'

type Props = { section: Exclude<Section, 'blog'>; slug: string }

/** The page of `data/pages/<section>/<slug>.mdx`. Without that file the answer is 404. */
export async function ContentPage({ section, slug }: Props) {
  const page = await getPage(section, slug)
  if (!page) notFound()
  return <Article page={page} />
}
