import { expect, test } from './fixtures'
import { isRecord, readSitemap } from './site-map'

/** A page of each kind of record, of which the test looks at no more. */
const RECORDS = ['/universities/university-of-oxford', '/scholarships/chevening', '/resources/countries/jp']

const pictureOf = (html: string) => {
  const property = (name: string) =>
    new RegExp(`<meta property="og:image${name}" content="([^"]+)"`).exec(html)?.[1] ?? ''
  return { url: property(''), width: property(':width'), height: property(':height'), alt: property(':alt') }
}

/** Width and height stand at fixed places of a PNG file. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) })

test('every page that is no record, and one of each kind of record, has a picture that no other page has', async ({
  request,
}) => {
  test.slow()
  const seen = new Set<string>()
  const pages = (await readSitemap(request)).filter((path) => !isRecord(path))
  for (const path of [...pages, ...RECORDS]) {
    const page = await request.get(path)
    if (page.status() === 404) continue
    const picture = pictureOf(await page.text())
    expect.soft(picture, path).toMatchObject({
      width: '1200',
      height: '630',
      alt: expect.stringMatching(/, on Meridian$/),
      url: expect.stringMatching(/^https?:\/\//),
    })
    expect.soft(seen.has(picture.url), `${path} shares its picture`).toBe(false)
    seen.add(picture.url)

    // One program draws them all, and what it makes of long names is checked in lib/web/og/picture.test.ts.
    if (!['/', ...RECORDS].includes(path)) continue
    const response = await request.get(new URL(picture.url).pathname)
    expect.soft(response.status(), picture.url).toBe(200)
    expect.soft(response.headers(), picture.url).toMatchObject({
      'content-type': 'image/png',
      'cache-control': expect.stringMatching(/max-age=\d{5,}/),
    })
    expect.soft(sizeOf(await response.body()), picture.url).toEqual({ width: 1200, height: 630 })
  }
})

test('an address that names no picture answers 404', async ({ request }) => {
  for (const path of [
    '/og/nothing.png',
    '/og/universities/no-such-university.png',
    '/og/about',
    '/og/home/x.png',
  ])
    expect((await request.get(path)).status(), path).toBe(404)
})
