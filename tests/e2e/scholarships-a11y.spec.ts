import { measureBytes } from '../../scripts/bench/bytes'
import { expect, expectNoAxeViolations, test } from './fixtures'

const PAGES = [
  '/scholarships?tab=browse',
  '/scholarships?search=zzzz&type=external',
  '/scholarships/gates-cambridge',
  '/scholarships/merit',
]

for (const colorScheme of ['light', 'dark'] as const) {
  for (const path of PAGES) {
    test(`${path} has no axe violations, ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectNoAxeViolations(page)
    })
  }
}

test('nothing is wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of PAGES) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360)
  }
})

test('the filters open as a sheet on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/scholarships?tab=browse')
  await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('checkbox', { name: /^Government/ }).check()
  await page.getByRole('button', { name: /^Show \d+ results$/ }).click()
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
  await expect(page).toHaveURL('/scholarships?type=government')
})

test.describe('the first load', () => {
  test.describe.configure({ timeout: 60_000 })
  const KIB = 1024

  for (const path of ['/scholarships', ...PAGES]) {
    test(`of ${path} is light`, async ({ page }) => {
      // What waits for an idle page is no part of the first load: a page that is never idle leaves it out.
      await page.addInitScript(() => {
        window.requestIdleCallback = () => 0
      })
      const { kinds, total, elements } = await measureBytes(page, path)
      expect.soft(kinds.js.brotli, 'JavaScript, brotli').toBeLessThanOrEqual(130 * KIB)
      expect.soft(kinds.css.gzip, 'CSS, gzip').toBeLessThanOrEqual(12 * KIB)
      expect.soft(total.brotli, 'all but images, brotli').toBeLessThanOrEqual(230 * KIB)
      expect.soft(elements, 'elements').toBeLessThanOrEqual(1000)
    })
  }
})
