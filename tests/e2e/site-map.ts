import type { APIRequestContext } from '@playwright/test'

async function readLocations(request: APIRequestContext, path: string): Promise<string[]> {
  const xml = await (await request.get(path)).text()
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
}

/** The addresses of the sitemap but for programmes, without their origin. */
export function readSitemap(request: APIRequestContext): Promise<string[]> {
  return readLocations(request, '/sitemaps/pages.xml')
}

/** The addresses of programmes, in the order of the sitemap's files. */
export async function readProgrammeSitemap(request: APIRequestContext): Promise<string[]> {
  const files = await readLocations(request, '/sitemap.xml')
  const parts = files.filter((path) => path.startsWith('/sitemaps/programmes-'))
  return (await Promise.all(parts.map((path) => readLocations(request, path)))).flat()
}

const RECORD = /^\/(universities|scholarships|resources\/countries)\/[^/]+$/
const KIND = /^\/scholarships\/(university|external|government|merit)$/

/** Whether an address is one of thousands made from a record, of which a test looks at a few. */
export function isRecord(path: string): boolean {
  return RECORD.test(path) && !KIND.test(path)
}
