import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Article } from '@/components/content/article'
import { JsonLd } from '@/components/content/seo/json-ld'
import { pageCrumbs } from '@/lib/web/seo/page-crumbs'
import { blogPosting } from '@/lib/web/seo/page-json-ld'
import { getPost, listSlugs } from '@/lib/content/pages/queries'
import { contentMetadata } from '@/lib/web/seo/content-metadata'
import { breadcrumbList } from '@/lib/web/seo/json-ld'
import { SITE } from '@/lib/site'

export const dynamicParams = false

export function generateStaticParams() {
  return listSlugs('blog').map((slug) => ({ slug }))
}

export async function generateMetadata({ params }: PageProps<'/blog/[slug]'>): Promise<Metadata> {
  return contentMetadata('blog', (await params).slug)
}

export default async function PostPage({ params }: PageProps<'/blog/[slug]'>) {
  const post = await getPost((await params).slug)
  if (!post) notFound()
  const crumbs = pageCrumbs(post)
  return (
    <>
      <JsonLd data={breadcrumbList(crumbs, SITE.url)} />
      <JsonLd data={blogPosting(post, SITE)} />
      <Article page={post} crumbs={crumbs} />
    </>
  )
}
