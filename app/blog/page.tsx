import type { Metadata } from 'next'
import { PostList } from '@/components/content/post-list'
import { Trail } from '@/components/content/seo/trail'
import { BLOG } from '@/lib/content/pages/blog'
import { getPosts } from '@/lib/content/pages/queries'
import { trailTo } from '@/lib/web/seo/json-ld'
import { pageMetadata } from '@/lib/web/seo/metadata'

const page = pageMetadata(BLOG)

export const metadata: Metadata = {
  ...page,
  alternates: { ...page.alternates, types: { 'application/rss+xml': BLOG.feedPath } },
}

export default async function BlogPage() {
  return (
    <div className="page pt-4 pb-4 md:pt-6">
      <Trail crumbs={trailTo(BLOG)} />
      <h1 className="mt-4 text-2xl">{BLOG.title}</h1>
      <p className="mt-3 max-w-[56ch] text-md text-ink-2">{BLOG.description}</p>
      <p className="mt-3 text-sm">
        <a href={BLOG.feedPath} className="inline-flex min-h-11 items-center md:min-h-8">
          RSS feed
        </a>
      </p>
      <PostList posts={await getPosts()} />
    </div>
  )
}
