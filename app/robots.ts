import type { MetadataRoute } from 'next'
import { SITE } from '@/lib/site'

/** Lists are crawled page by page; the millions of combinations of their filters are not. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/*?page='],
      disallow: ['/*?', '/api/', '/catalogue/', '/universities/filters'],
    },
    sitemap: new URL('/sitemap.xml', SITE.url).href,
  }
}
