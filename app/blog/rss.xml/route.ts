import { writeBlogFeed } from '@/lib/content/pages/blog'
import { getPosts } from '@/lib/content/pages/queries'
import { SITE } from '@/lib/site'

export const dynamic = 'force-static'

export async function GET() {
  return new Response(writeBlogFeed(await getPosts(), SITE.url), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  })
}
