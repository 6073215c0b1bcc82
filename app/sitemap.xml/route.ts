import { CATALOGUE_CACHE } from '@/lib/server/headers'
import { SITE } from '@/lib/site'
import { getSitemapParts } from '@/lib/web/seo/queries'
import { sitemapIndexXml } from '@/lib/web/seo/sitemap'

export const dynamic = 'force-static'

/** The sitemap's first file, which names the others. */
export async function GET() {
  return new Response(sitemapIndexXml(await getSitemapParts(), SITE.url), {
    headers: { 'Content-Type': 'application/xml', 'Cache-Control': CATALOGUE_CACHE },
  })
}
