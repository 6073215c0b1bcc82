import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Page, Response } from '@playwright/test'

const KINDS = ['html', 'css', 'js', 'font', 'data', 'image'] as const

export type Kind = (typeof KINDS)[number]
export type Size = { requests: number; raw: number; gzip: number; brotli: number }
export type PageBytes = {
  kinds: Record<Kind, Size>
  /** Everything but images. */
  total: Size
  elements: number
}

/** The weight of the compact index that the list page fetches after it has loaded, a record. */
export type IndexBytes = { records: number; brotliPerRecord: number }

const NOTHING: Size = { requests: 0, raw: 0, gzip: 0, brotli: 0 }

/**
 * What a first visit to the address loads up to the load event; what a page fetches once it is idle is no part of
 * it. Sizes are computed from the decoded bodies, so that they do not depend on how the server compresses: gzip at
 * level 6, brotli at level 11; fonts and pictures are compressed already and count as they are. The styles and the font inside
 * the document count as `css` and `font`, and `html` is what the document weighs without them.
 */
export async function measureBytes(page: Page, url: string): Promise<PageBytes> {
  const responses: Response[] = []
  const listen = (response: Response) => responses.push(response)
  page.on('response', listen)
  await page.goto(url, { waitUntil: 'load' })
  page.off('response', listen)
  const late = await askedAfterLoad(page)

  const kinds: Record<Kind, Size> = {
    html: NOTHING,
    css: NOTHING,
    js: NOTHING,
    font: NOTHING,
    data: NOTHING,
    image: NOTHING,
  }
  for (const response of responses.filter((one) => !late.includes(one.url()))) {
    const kind = kindOf(response)
    const body = await response.body().catch(() => Buffer.alloc(0))
    for (const part of kind === 'html' ? partsOf(body.toString()) : [{ kind, size: sizeOf(body, kind) }])
      kinds[part.kind] = add(kinds[part.kind], part.size)
  }
  const total = KINDS.filter((kind) => kind !== 'image').reduce((sum, kind) => add(sum, kinds[kind]), NOTHING)
  return { kinds, total, elements: await page.locator('*').count() }
}

/** The script that makes the font of headings, with the font itself (app/site-head.tsx). */
const FONT_SCRIPT = /<script>document\.fonts\.add\([^<]*?atob\('([^']*)'\)[^<]*<\/script>/g

/** What a document is made of: its styles, its font, decoded, and the rest. */
export function partsOf(document: string): { kind: Kind; size: Size }[] {
  const within = (body: Buffer, kind: Kind) => ({ kind, size: { ...sizeOf(body, kind), requests: 0 } })
  const fonts = [...document.matchAll(FONT_SCRIPT)].map(([, base64 = '']) => Buffer.from(base64, 'base64'))
  const rest = document.replace(FONT_SCRIPT, '')
  const styles = [...rest.matchAll(/<style[^>]*>([^<]*)<\/style>/g)].map(([, css]) => css)
  const css = within(Buffer.from(styles.join('')), 'css')
  const html = add(sizeOf(Buffer.from(rest), 'html'), css.size, -1)
  return [{ kind: 'html', size: html }, css, within(Buffer.concat(fonts), 'font')]
}

/** Opens the list, touches its search box, and weighs the index that arrives. */
export async function measureIndex(page: Page, url: string): Promise<IndexBytes> {
  const arrival = page.waitForResponse(/\/index\.json(\?|$)/, { timeout: 15_000 })
  await page.goto(url, { waitUntil: 'load' })
  await page.getByRole('searchbox').first().click()
  const { brotli } = sizeOf(await (await arrival).body(), 'data')
  const text = await page.locator('main').innerText()
  const records = Number(/Results:.* of ([\d,]+)/.exec(text)?.[1]?.replaceAll(',', ''))
  return { records, brotliPerRecord: brotli / records }
}

/** The addresses that a page asked for after its load event, which may be over before one is told of it. */
function askedAfterLoad(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime >= (visit?.loadEventStart || Infinity))
      .map(({ name }) => name)
  })
}

/** The sizes by content. Pages share most of their files, and the best compression takes a second for some. */
const known = new Map<string, Size>()

/** The sizes of one body, as one request. */
export function sizeOf(body: Buffer, kind: Kind): Size {
  const raw = body.length
  if (raw === 0 || kind === 'font' || kind === 'image') return { requests: 1, raw, gzip: raw, brotli: raw }
  const content = createHash('sha1').update(body).digest('base64')
  const size = known.get(content) ?? compress(body)
  known.set(content, size)
  return size
}

function compress(body: Buffer): Size {
  const raw = body.length
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: raw }
  return {
    requests: 1,
    raw,
    gzip: gzipSync(body, { level: 6 }).length,
    brotli: brotliCompressSync(body, { params }).length,
  }
}

function add(one: Size, other: Size, sign: 1 | -1 = 1): Size {
  return {
    requests: one.requests + sign * other.requests,
    raw: one.raw + sign * other.raw,
    gzip: one.gzip + sign * other.gzip,
    brotli: one.brotli + sign * other.brotli,
  }
}

const KIND_OF_RESOURCE: Readonly<Record<string, Kind>> = {
  document: 'html',
  script: 'js',
  stylesheet: 'css',
  font: 'font',
  image: 'image',
}

function kindOf(response: Response): Kind {
  // Chromium asks for the site's icon as a resource of no kind.
  if (response.headers()['content-type']?.startsWith('image/')) return 'image'
  return KIND_OF_RESOURCE[response.request().resourceType()] ?? 'data'
}
