import type { SitemapAddress } from './queries'

/** Addresses in one file. Search engines take 50,000, and a file of these is 1 to 2 MB. */
const PART_SIZE = 10_000

const FOLDER = '/sitemaps'

/** A file of the sitemap: its name in the folder and the addresses in it. */
export type SitemapPart = { file: string; addresses: readonly SitemapAddress[] }

/** The files of the sitemap: the pages of the site, then programmes in parts. */
export function sitemapParts(
  pages: readonly SitemapAddress[],
  programmes: readonly SitemapAddress[],
): SitemapPart[] {
  const count = Math.ceil(programmes.length / PART_SIZE)
  const parts = Array.from({ length: count }, (_, at) => ({
    file: `programmes-${at + 1}.xml`,
    addresses: programmes.slice(at * PART_SIZE, (at + 1) * PART_SIZE),
  }))
  return [{ file: 'pages.xml', addresses: pages }, ...parts]
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const location = (path: string, baseUrl: string) => `<loc>${escapeXml(new URL(path, baseUrl).href)}</loc>`

/** One file of addresses, each with the day its content last changed, where something dates it. */
export function sitemapXml(addresses: readonly SitemapAddress[], baseUrl: string): string {
  const urls = addresses.map(
    ({ path, changed }) =>
      `<url>${location(path, baseUrl)}${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`,
  )
  return [HEAD, `<urlset ${NAMESPACE}>`, ...urls, '</urlset>', ''].join('\n')
}

/** The file that names the others. */
export function sitemapIndexXml(parts: readonly SitemapPart[], baseUrl: string): string {
  const files = parts.map(({ file }) => `<sitemap>${location(`${FOLDER}/${file}`, baseUrl)}</sitemap>`)
  return [HEAD, `<sitemapindex ${NAMESPACE}>`, ...files, '</sitemapindex>', ''].join('\n')
}
