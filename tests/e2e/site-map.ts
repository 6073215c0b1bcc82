import type { APIRequestContext } from '@playwright/test'

/** The addresses of the sitemap, without their origin. */
export async function readSitemap(request: APIRequestContext): Promise<string[]> {
  const xml = await (await request.get('/sitemap.xml')).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

const RECORD = /^\/(universities|scholarships|resources\/countries)\/[^/]+$/
const KIND = /^\/scholarships\/(university|external|government|merit)$/

/** Whether an address is one of thousands made from a record, of which a test looks at a few. */
export function isRecord(path: string): boolean {
  return RECORD.test(path) && !KIND.test(path)
}
