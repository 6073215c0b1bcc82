import { expect, test } from './fixtures'
import { isRecord, readSitemap } from './site-map'

const KINDS = [
  '/',
  '/universities',
  '/universities/university-of-oxford',
  '/scholarships/chevening',
  '/resources/countries/jp',
  '/blog/how-to-read-a-ranking',
  '/about',
]

const pictureOf = (html: string) => {
  const property = (name: string) =>
    new RegExp(`<meta property="og:image${name}" content="([^"]+)"`).exec(html)?.[1] ?? ''
  return { url: property(''), width: property(':width'), height: property(':height'), alt: property(':alt') }
}

/** Width and height stand at fixed places of a PNG file. */
const sizeOf = (png: Buffer) => ({ width: png.readUInt32BE(16), height: png.readUInt32BE(20) })

for (const path of KINDS) {
  test(`${path} has a picture of its own`, async ({ request }) => {
    const picture = pictureOf(await (await request.get(path)).text())
    expect(picture).toMatchObject({
      width: '1200',
      height: '630',
      alt: expect.stringMatching(/, on Meridian$/),
    })
    expect(picture.url).toMatch(/^https?:\/\//)
    const response = await request.get(new URL(picture.url).pathname)
    expect(response.status()).toBe(200)
    expect(response.headers()['content-type']).toBe('image/png')
    expect(response.headers()['cache-control']).toMatch(/max-age=\d{5,}/)
    expect(sizeOf(await response.body())).toEqual({ width: 1200, height: 630 })
  })
}

test('no two pages share a picture, and every picture of a page that is no record exists', async ({
  request,
}) => {
  test.slow()
  const seen = new Set<string>()
  for (const path of (await readSitemap(request)).filter((path) => !isRecord(path))) {
    const response = await request.get(path)
    if (response.status() === 404) continue
    const { url } = pictureOf(await response.text())
    expect.soft(seen.has(url), `${path} shares its picture`).toBe(false)
    seen.add(url)
    expect.soft((await request.get(new URL(url).pathname)).status(), url).toBe(200)
  }
})

for (const path of [
  '/og/nothing.png',
  '/og/universities/no-such-university.png',
  '/og/about',
  '/og/home/x.png',
]) {
  test(`${path} is no picture`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404)
  })
}
