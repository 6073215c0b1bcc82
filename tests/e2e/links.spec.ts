import type { APIRequestContext } from '@playwright/test'
import { FOOTER } from '@/lib/footer-routes'
import { NAVIGATION } from '@/lib/routes'
import { expect, test } from './fixtures'
import { isRecord, readSitemap } from './site-map'
import { CATALOGUE } from './universities'

/** The pages of records are made alike, so one in so many is read. */
const EVERY = 900
/** So are links with filters, and to what is made from a record or a country. */
const EVERY_LINK = 40
const isOneOfMany = (href: string) =>
  href.includes('?') || isRecord(href) || /^\/(changes\/[a-z]{2}$|programmes\/)/.test(href)
/** The number of links that are tried side by side. */
const AT_ONCE = 8

/** The links of the header and the footer are tried all. */
const EVERYWHERE = [...NAVIGATION, ...FOOTER].flatMap(({ links }) => links.map(({ href }) => String(href)))

test.describe.configure({ timeout: 240_000 })

type Link = { from: string; href: string; rel: string }

function linksOf(html: string, from: string): Link[] {
  return [...html.matchAll(/<a\s[^>]*>/g)].flatMap(([tag]) => {
    const attribute = (name: string) =>
      new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1]?.replaceAll('&amp;', '&')
    const href = attribute('href')
    return href === undefined ? [] : { from, href, rel: attribute('rel') ?? '' }
  })
}

const UNIVERSITIES = CATALOGUE.map(({ name }) => name)
const VOID = /^(area|br|col|hr|img|input|link|meta|source|wbr)$/

const decode = (text: string) =>
  text.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&').trim()

/** The names of universities, and that of the page's own record, that a translator would put into other words. */
function translatedNames(html: string, path: string): string[] {
  const isNamed = isRecord(path) && !path.startsWith('/resources')
  const own = isNamed ? [decode(/<h1[^>]*>([^<]+)<\/h1>/.exec(html)?.[1] ?? '')] : []
  const names = new Set([...UNIVERSITIES, ...own])
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
  const kept: boolean[] = []
  const translated: string[] = []
  for (const [, end, tag = '', attributes = '', text = ''] of body.matchAll(
    /<(\/?)([a-z][\w-]*)((?:"[^"]*"|[^>"])*)>([^<]*)/gi,
  )) {
    if (end) kept.pop()
    else if (!VOID.test(tag)) kept.push(kept.at(-1) === true || attributes.includes('translate="no"'))
    if (kept.at(-1) !== true && names.has(decode(text))) translated.push(`${tag}: ${text}`)
  }
  return translated
}

/** Lists that the sitemap leaves out, and records that those few may miss. */
const MORE_PAGES = [
  '/scholarships/chevening',
  '/resources/countries/jp',
  '/scholarships?tab=browse',
  '/programmes?subject=nursing',
  '/universities?tab=compare&compare=eth-zurich,university-of-oxford',
]

/** The pages to read: all but records, and of those a few. */
async function choosePages(request: APIRequestContext) {
  const addresses = await readSitemap(request)
  const records = addresses.filter(isRecord)
  return {
    addresses,
    chosen: [
      ...addresses.filter((path) => !isRecord(path)),
      ...records.filter((_, at) => at % EVERY === 0),
      ...MORE_PAGES,
    ],
  }
}

test('every link leads somewhere, also within its page, every page is led to, and translators keep names as they are', async ({
  request,
}) => {
  const { addresses, chosen } = await choosePages(request)
  const links: Link[] = []
  for (const path of chosen) {
    const response = await request.get(path)
    expect.soft(response.status(), `${path}, in the sitemap`).toBe(200)
    const html = await response.text()
    const own = linksOf(html, path)
    const missing = own.filter(({ href }) => href.startsWith('#') && !html.includes(`id="${href.slice(1)}"`))
    expect.soft(missing, `${path}, links within it`).toEqual([])
    expect.soft(translatedNames(html, path), `${path}, names that are not kept from translators`).toEqual([])
    links.push(...own)
  }

  const external = links.filter(({ href }) => /^[a-z]+:/i.test(href) && !href.startsWith('mailto:'))
  const insecure = external.filter(({ href }) => !href.startsWith('https://'))
  expect.soft(insecure, 'links that are not https').toEqual([])
  expect
    .soft(
      external.filter(({ rel }) => rel === ''),
      'links out without rel',
    )
    .toEqual([])

  const internal = new Map(
    links
      .filter(({ href }) => href.startsWith('/'))
      .map(({ href, from }) => [href.replace(/#.*$/, ''), from] as const),
  )
  const sampled = [...internal].filter(
    ([href], at) =>
      !chosen.includes(href) && (EVERYWHERE.includes(href) || !isOneOfMany(href) || at % EVERY_LINK === 0),
  )
  const answers = async (href: string) => (await request.head(href)).status()
  for (let at = 0; at < sampled.length; at += AT_ONCE) {
    const together = sampled.slice(at, at + AT_ONCE)
    const statuses = await Promise.all(together.map(([href]) => answers(href)))
    for (const [number, [href, from]] of together.entries()) {
      expect.soft(statuses[number], `${href}, linked from ${from}`).toBe(200)
    }
  }

  const reached = new Set([...internal.keys()].map((href) => href.split('?')[0]))
  const orphans = addresses.filter((path) => !isRecord(path) && path !== '/' && !reached.has(path))
  expect.soft(orphans, 'pages that nothing leads to').toEqual([])
})

test('robots are told of the sitemap and kept out of filter combinations', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain('Disallow: /*?')
  expect(robots).toMatch(/Sitemap: https?:\/\/.+\/sitemap\.xml/)
})

test('the manifest names icons that exist', async ({ request }) => {
  const { icons } = await (await request.get('/manifest.webmanifest')).json()
  expect(icons.length).toBeGreaterThan(1)
  for (const { src } of icons) expect((await request.get(src)).status(), src).toBe(200)
})
