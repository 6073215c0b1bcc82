import { writeBlogFeed } from '@/lib/content/pages/blog'
import { getPosts } from '@/lib/content/pages/queries'
import { CATALOGUE_CACHE } from '@/lib/server/headers'
import { textFile } from '@/lib/server/text-file'
import { SITE } from '@/lib/site'

export const dynamic = 'force-static'

export async function GET() {
  return textFile(writeBlogFeed(await getPosts(), SITE.url), 'feed', { cache: CATALOGUE_CACHE })
}
