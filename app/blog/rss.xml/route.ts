import { BLOG } from '@/lib/content/pages/blog'
import { getPosts } from '@/lib/content/pages/queries'
import { writeRss } from '@/lib/content/pages/rss'
import { SITE } from '@/lib/site'

export const dynamic = 'force-static'

export async function GET() {
  const channel = { title: BLOG.feedTitle, description: BLOG.description, baseUrl: SITE.url }
  return new Response(writeRss(await getPosts(), channel), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  })
}
