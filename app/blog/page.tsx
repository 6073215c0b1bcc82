import type { Metadata } from 'next'
import { Breadcrumbs } from '@/components/shell/breadcrumbs'
import { PostList } from '@/components/content/post-list'
import { JsonLd } from '@/components/content/seo/json-ld'
import { BLOG } from '@/lib/content/pages/blog'
import { getPosts } from '@/lib/content/pages/queries'
import { breadcrumbList } from '@/lib/web/seo/json-ld'
import { pageMetadata } from '@/lib/web/seo/metadata'
import { SITE } from '@/lib/site'

const page = pageMetadata(BLOG)

export const metadata: Metadata = {
  ...page,
  alternates: { ...page.alternates, types: { 'application/rss+xml': BLOG.feedPath } },
}

const CRUMBS = [
  { label: 'Home', href: '/' },
  { label: BLOG.title, href: BLOG.path },
]

export default async function BlogPage() {
  return (
    <div className="page pt-4 pb-4 md:pt-6">
      <JsonLd data={breadcrumbList(CRUMBS, SITE.url)} />
      <Breadcrumbs crumbs={CRUMBS} />
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
