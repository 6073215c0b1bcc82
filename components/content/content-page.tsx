import { notFound } from 'next/navigation'
import { getPage, listSlugs } from '@/lib/content/pages/queries'
import type { Section } from '@/lib/content/pages/sections'
import { paramsToBuild } from '@/lib/web/params-to-build'
import { contentMetadata } from '@/lib/web/seo/content'
import { Article } from './article'

type TextSection = Exclude<Section, 'blog'>
type Named = { params: Promise<{ slug: string }> }

/** The page of `data/pages/<section>/<slug>.mdx`. Without that file the answer is 404. */
async function ContentPage({ section, slug }: { section: TextSection; slug: string }) {
  const page = await getPage(section, slug)
  if (!page) notFound()
  return <Article page={page} />
}

/** What a page file exports for one text. */
export const textPage = (section: TextSection, slug: string) => ({
  generateMetadata: () => contentMetadata(section, slug),
  Page: () => <ContentPage section={section} slug={slug} />,
})

/** What the page file of all texts of a section exports, which the last part of their address names. */
export const textPages = (section: TextSection) => ({
  generateStaticParams: () => paramsToBuild(() => listSlugs(section).map((slug) => ({ slug }))),
  generateMetadata: async ({ params }: Named) => contentMetadata(section, (await params).slug),
  Page: async ({ params }: Named) => <ContentPage section={section} slug={(await params).slug} />,
})
