import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { Article } from '@/components/content/article'
import { JsonLd } from '@/components/content/seo/json-ld'
import { getPost, listSlugs } from '@/lib/content/pages/queries'
import { blogPosting, contentMetadata } from '@/lib/web/seo/content'
import { SITE } from '@/lib/site'
import { paramsToBuild } from '@/lib/web/params-to-build'

export const dynamicParams = false

export function generateStaticParams() {
  return paramsToBuild(() => listSlugs('blog').map((slug) => ({ slug })))
}

export async function generateMetadata({ params }: PageProps<'/blog/[slug]'>): Promise<Metadata> {
  return contentMetadata('blog', (await params).slug)
}

export default async function PostPage({ params }: PageProps<'/blog/[slug]'>) {
  const post = await getPost((await params).slug)
  if (!post) notFound()
  return (
    <>
      <JsonLd data={blogPosting(post, SITE)} />
      <Article page={post} />
    </>
  )
}
