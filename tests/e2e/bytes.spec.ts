import type { APIRequestContext, Page, Response } from '@playwright/test'
import { measureIndex, partsOf, sizeOf } from '../../scripts/bench/bytes'
import { expect, test } from './fixtures'
import { isRecord, readSitemap } from './site-map'

const KIB = 1024

// Compressing everything at the highest level takes a while, so it is done once for all pages: by one worker.
test.describe.configure({ mode: 'default', timeout: 180_000 })

/** Next alone, as `npm run bench` builds and measures it. */
const EMPTY_APP_KIB = 112.4
/** A quarter, as for the first load of a list. */
const MOST_BEYOND_EMPTY = (EMPTY_APP_KIB / 4) * KIB

/** Pages that the sitemap leaves out, and some of those made from records. */
const MORE_PAGES = [
  '/universities?tab=compare',
  '/universities?tab=compare&compare=eth-zurich,university-of-oxford',
  '/universities?tab=add',
  '/universities?search=law&region=europe&tuitionMax=20000&facilities=museum',
  '/universities/filters',
  '/universities/university-of-oxford',
  '/uk-universities?tab=add',
  '/scholarships?tab=browse',
  '/programmes?subject=engineering&level=master',
  '/resources/countries/gb',
  '/universities?tab=compare&compare=eth-zurich,university-of-oxford&subject=nursing',
  '/universities/monash-university/programmes',
  '/programmes/cardiff-university/uk-programmes-ufbsacca',
  '/scholarships/gates-cambridge',
  '/scholarships/merit',
  '/blog/how-to-read-a-ranking',
  '/offline',
]

/**
 * The addresses of the scripts that a page names, but for what only old browsers load. What scripts load in turn depends
 * on when the browser finds time, or on the visitor.
 */
function scriptsIn(html: string): string[] {
  const tags = html.match(/<(?:script|link)\b[^>]*>/g)?.filter((tag) => !/\bnomodule\b/i.test(tag)) ?? []
  return [...new Set(tags.flatMap((tag) => /"([^"]+\.js)"/.exec(tag)?.[1] ?? []))]
}

const scriptSizes = new Map<string, number>()

/** The bytes of the scripts that a page names, brotli. */
async function weighScripts(request: APIRequestContext, html: string): Promise<number> {
  let bytes = 0
  for (const script of scriptsIn(html)) {
    const size = scriptSizes.get(script) ?? sizeOf(await (await request.get(script)).body(), 'js').brotli
    scriptSizes.set(script, size)
    bytes += size
  }
  return bytes
}

test('no page names more script than an empty one by more than a quarter, and those with converters at most 25 KB more than a text', async ({
  request,
}) => {
  const weights = new Map<string, number>()
  // Posts are one kind of page, of which one is among those above.
  const addresses = (await readSitemap(request)).filter(
    (path) => !(isRecord(path) || path.startsWith('/blog/')),
  )
  expect(addresses.length).toBeGreaterThan(30)
  for (const path of [...addresses, ...MORE_PAGES]) {
    const bytes = await weighScripts(request, await (await request.get(path)).text())
    expect.soft(bytes, path).toBeLessThanOrEqual(EMPTY_APP_KIB * KIB + MOST_BEYOND_EMPTY)
    expect.soft(bytes, path).toBeGreaterThan(100 * KIB)
    weights.set(path, bytes)
  }
  // That a converter loads the rest when it is opened, and not before, is checked beside `WhenOpened`.
  const text = weights.get('/terms') ?? 0
  for (const path of ['/tests/english', '/tests/transcripts'])
    expect.soft(weights.get(path), path).toBeLessThanOrEqual(text + 25_000)
})

/**
 * What React draws again in the browser is sent as data too, so that HTML has no common target. The test holds what there is,
 * gzip without its styles and its font in KiB, and how many elements.
 */
const HTML: readonly (readonly [path: string, mostKib: number, mostElements: number])[] = [
  // Three large answers a card, each with its sources behind a mark.
  ['/universities', 16.8, 1000],
  // Each text that changes has an element of its own, so that pages can be translated.
  ['/scholarships?tab=browse', 16.3, 1050],
  // Its filters name the currencies of the world, and the subjects stand beside them.
  ['/programmes', 19, 1100],
  // Rows say what is known for other levels, and can be compared.
  ['/programmes?subject=nursing', 17.1, 1250],
  ['/plan', 10, 1000],
  // Each of its fourteen groups asks whether it is wrong, and the newest change stands below.
  ['/universities/university-of-oxford', 28.6, 1150],
  ['/programmes/cardiff-university/uk-programmes-ufbsacca', 13.6, 1000],
]

test('the HTML and the styles of lists, a profile, a programme and the plan are light', async ({
  request,
}) => {
  for (const [path, mostKib, mostElements] of HTML) {
    const whole = await (await request.get(path)).text()
    const parts = new Map(partsOf(whole).map(({ kind, size }) => [kind, size.gzip]))
    expect.soft(parts.get('font'), `${path}, font`).toBeGreaterThan(8_000)
    expect.soft(parts.get('font'), `${path}, font`).toBeLessThanOrEqual(13_000)
    expect.soft(whole, path).toContain('--highlight:')
    expect.soft(parts.get('css'), `${path}, CSS, gzip`).toBeLessThanOrEqual(16 * KIB)
    expect.soft(whole, `${path}, further styles`).not.toContain('rel="stylesheet"')
    expect.soft(parts.get('html'), `${path}, HTML, gzip`).toBeLessThanOrEqual(mostKib * KIB)
    expect.soft(whole.match(/<[a-z][^>]*>/g)?.length, `${path}, elements`).toBeLessThanOrEqual(mostElements)
  }
})

/** A visit that nobody touches loads what it does at once, and what comes when the page is idle comes within this time. */
const UNTOUCHED_MS = 4000
/** The page of 598 courses, of which none is left out. */
const LONGEST = '/universities/monash-university/programmes'
/** The longest list of programmes, and the country with most facts, may be somewhat heavier. */
const MORE_BYTES: Readonly<Record<string, number>> = {
  [LONGEST]: 2000,
  '/resources/countries/us': 8000,
}
/** One of each kind, the heaviest that is known. */
const UNTOUCHED = [
  ...['/', '/universities'],
  '/universities?tab=compare&compare=eth-zurich,university-of-oxford&subject=nursing',
  ...['/universities/university-of-oxford', LONGEST],
  ...['/universities/added-0', '/universities?tab=add', '/scraper', '/nowhere'],
  ...['/scholarships', '/scholarships?tab=browse', '/scholarships/gates-cambridge'],
  ...['/programmes', '/programmes?subject=nursing', '/programmes/cardiff-university/uk-programmes-ufbsacca'],
  ...['/plan', '/cost?country=de&level=master', '/tests/english'],
  ...['/resources/countries', '/resources/countries/us', '/resources/visa'],
  '/data/coverage',
]
/** Those that save data get a page without its script, and that is the same for all kinds. */
const SAVING_DATA = ['/', '/universities?tab=add', '/scholarships?tab=browse', '/programmes?subject=nursing']

/** Pages open at once. A page takes long to load where many are made and compressed beside it. */
const AT_ONCE = 4

/** Headers with which Next sends a file that is not compressed. Ours goes in brotli and without them. */
const OF_NEXT = new Set(['accept-ranges', 'connection', 'etag', 'keep-alive', 'last-modified'])

async function loadUntouched(page: Page, path: string) {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(path, { waitUntil: 'load' })
  await page.waitForTimeout(UNTOUCHED_MS)
  return { path, page, responses }
}

/**
 * The bytes on the wire, headers and all. The server of the tests compresses nothing, so that it is done here, as for all from
 * the second request on.
 */
async function weigh(responses: readonly Response[]): Promise<number> {
  const sizes = responses.map(async (response) => {
    const request = response.request()
    const { responseHeadersSize, responseBodySize } = await request.sizes()
    if (request.resourceType() === 'font' || /\.(webp|png|ico)$/.test(request.url()))
      return responseHeadersSize + responseBodySize
    const body = sizeOf(await response.body(), 'html').brotli
    if (request.resourceType() === 'document') return responseHeadersSize + body
    const left = (await response.headersArray()).filter(({ name }) => OF_NEXT.has(name.toLowerCase()))
    const leftSize = left.reduce((sum, { name, value }) => sum + name.length + value.length + 4, 0)
    return responseHeadersSize - leftSize + 'Content-Encoding: br\r\n'.length + body
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

test('a page that nobody touches takes at most 180 KB on the wire, and 120 without a script where the browser saves data', async ({
  browser,
}) => {
  for (const [savesData, most] of [
    [false, 180_000],
    [true, 120_000],
  ] as const) {
    // Each in a browser that keeps nothing from another page.
    const open = () => browser.newPage(savesData ? { extraHTTPHeaders: { 'Save-Data': 'on' } } : {})
    const paths = savesData ? SAVING_DATA : UNTOUCHED
    for (let at = 0; at < paths.length; at += AT_ONCE) {
      const loaded = paths.slice(at, at + AT_ONCE).map(async (path) => loadUntouched(await open(), path))
      for (const { path, page, responses } of await Promise.all(loaded)) {
        const scripts = responses.filter((response) => response.request().resourceType() === 'script')
        expect.soft(await weigh(responses), path).toBeLessThanOrEqual(most + (MORE_BYTES[path] ?? 0))
        expect.soft(scripts.length === 0, `${path} without script`).toBe(savesData)
        await page.close()
      }
    }
    if (savesData) {
      // A touch brings the script, which takes the note away.
      const shown = await open()
      await shown.goto('/universities')
      await expect(shown.locator('.light-note')).toBeVisible()
      await shown.mouse.click(5, 5)
      await expect(shown.locator('next-route-announcer')).toBeAttached()
      await expect(shown.locator('.light-note')).toHaveCount(0)
      await shown.close()
    }
  }
})

test('what a browser keeps brings no script of a list before a touch where it alone says that it saves data', async ({
  browser,
}) => {
  const context = await browser.newContext()
  await context.addInitScript(() => {
    localStorage.setItem('meridian-theme', 'dark')
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const page = await context.newPage()
  await page.goto('/universities', { waitUntil: 'load' })
  await page.waitForTimeout(UNTOUCHED_MS)
  await expect(page.locator('[data-early]')).toHaveCount(1)
  await page.mouse.move(100, 100)
  await expect(page.locator('[data-early]')).toHaveCount(0)
  await context.close()
})

test('the styles are in the head, once', async ({ request }) => {
  const html = await (await request.get('/universities')).text()
  expect(html.indexOf('--highlight:')).toBeLessThan(html.indexOf('</head>'))
  expect(html.match(/@layer components\s*\{/g)).toHaveLength(1)
})

test('the index takes at most 20 bytes a record', async ({ page }) => {
  const { records, brotliPerRecord } = await measureIndex(page, '/universities')
  expect(records).toBeGreaterThan(3000)
  expect(brotliPerRecord).toBeLessThanOrEqual(20)
})
