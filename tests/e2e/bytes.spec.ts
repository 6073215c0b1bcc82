import { measureBytes, type PageBytes } from '../../scripts/bench/bytes'
import { measureIndex } from '../../scripts/bench/catalogue-index'
import { expect, test } from './fixtures'

const KIB = 1024

// Compressing everything at the highest level takes a while on a busy machine.
test.describe.configure({ timeout: 60_000 })

/**
 * The target for HTML is 10 KiB. It is missed (README, "Measured"): what React draws again in the browser is sent as
 * data too. The test holds what there is, so that it can only get better.
 */
function expectLight({ kinds, total, elements }: PageBytes, mostHtmlKib: number) {
  expect.soft(kinds.js.brotli, 'JavaScript, brotli').toBeLessThanOrEqual(130 * KIB)
  expect.soft(kinds.html.gzip, 'HTML, gzip').toBeLessThanOrEqual(mostHtmlKib * KIB)
  expect.soft(kinds.css.gzip, 'CSS, gzip').toBeLessThanOrEqual(12 * KIB)
  expect.soft(kinds.font.raw, 'fonts').toBeLessThanOrEqual(30 * KIB)
  expect.soft(total.brotli, 'all but images, brotli').toBeLessThanOrEqual(230 * KIB)
  expect.soft(total.requests, 'requests but images').toBeLessThanOrEqual(15)
  expect.soft(elements, 'elements').toBeLessThanOrEqual(1000)
}

test('the first load of the list is light', async ({ page }) => {
  expectLight(await measureBytes(page, '/universities'), 18)
})

test('the first load of a profile is light', async ({ page }) => {
  expectLight(await measureBytes(page, '/universities/university-of-oxford'), 25)
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
