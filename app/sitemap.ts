import type { MetadataRoute } from 'next'
import { getAddresses } from '@/lib/web/seo/queries'
import { SITE } from '@/lib/site'

export default async function sitemap(): Promise<MetadataRoute.Sitemap> {
  const addresses = await getAddresses()
  return addresses.map(({ path, changed }) => ({
    url: new URL(path, SITE.url).href,
    lastModified: changed ?? undefined,
  }))
}
