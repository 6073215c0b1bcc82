import type { MetadataRoute } from 'next'
import { SITE } from '@/lib/site'

/**
 * Lists are crawled page by page; the millions of combinations of their filters are not. Programs that answer people may ask
 * the interface that is made for them.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/*?page=', '/api/v1/', '/api/mcp'],
      disallow: ['/*?', '/api/', '/catalogue/', '/universities/filters'],
    },
    sitemap: new URL('/sitemap.xml', SITE.url).href,
  }
}
