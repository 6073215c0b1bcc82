import { notFound } from 'next/navigation'
import { CATALOGUE_CACHE } from '@/lib/server/headers'
import { SITE } from '@/lib/site'
import { getSitemapParts } from '@/lib/web/seo/queries'
import { sitemapXml } from '@/lib/web/seo/sitemap'
import { paramsToBuild } from '@/lib/web/params-to-build'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return paramsToBuild(async () => (await getSitemapParts()).map(({ file }) => ({ file })))
}

/** One file of the sitemap. */
export async function GET(_request: Request, { params }: RouteContext<'/sitemaps/[file]'>) {
  const { file } = await params
  const part = (await getSitemapParts()).find((entry) => entry.file === file) ?? notFound()
  return new Response(sitemapXml(part.addresses, SITE.url), {
    headers: { 'Content-Type': 'application/xml', 'Cache-Control': CATALOGUE_CACHE },
  })
}
