import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

/** Each list as it is first seen, and with filters of several kinds. */
const LISTS = [
  '/universities',
  '/universities?country=de&sort=name',
  '/universities?search=university&region=europe&tuitionMax=20000&sector=public,private',
  '/universities?level=master&taught=english&unreported=1',
  '/universities?search=masters computer science germany netherlands or usa',
  '/uk-universities',
  '/uk-universities?city=london&nation=england',
  '/programmes?subject=nursing',
  '/programmes?subject=computer-science&level=master&country=au,gb&sort=fee&feeMax=40000',
  '/programmes?country=jp',
  '/programmes?search=masters japan',
  '/scholarships?tab=browse',
  '/scholarships?nationality=ng&host=de,gb&open=now&degree=masters&funding=full',
]

/** The distance of the first result from the top of the page, in pixels. */
async function firstResultTop(page: Page, path: string): Promise<number> {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  const first = page.locator('[data-results] article').first()
  await expect(first).toBeVisible()
  return first.evaluate((article) => article.getBoundingClientRect().top + window.scrollY)
}

for (const { width, height, most } of [
  { width: 360, height: 740, most: 420 },
  { width: 1366, height: 768, most: 480 },
])
  test.describe(`at ${width} x ${height}`, () => {
    test.use({ viewport: { width, height } })

    test(`the first result of every list begins within ${most} px`, async ({ page }) => {
      test.slow()
      for (const path of LISTS) {
        expect.soft(await firstResultTop(page, path), path).toBeLessThanOrEqual(most)
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width)
      }
    })
  })

test.describe('without script', () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false })

  test('the first result of every list begins within 420 px', async ({ page }) => {
    test.slow()
    for (const path of LISTS) expect.soft(await firstResultTop(page, path), path).toBeLessThanOrEqual(420)
  })
})

test('what made room is still there, below the results', async ({ page }) => {
  for (const [path, name, entries] of [
    ['/universities', 'Top 5 by world ranking', 5],
    ['/uk-universities', 'Top 5 UK universities', 5],
    ['/scholarships?tab=browse', 'Featured Scholarships', 6],
  ] as const) {
    await page.goto(path)
    const featured = page.getByRole('region', { name })
    await expect(featured.getByRole('listitem')).toHaveCount(entries)
    const last = await page.locator('[data-results] article').last().boundingBox()
    const own = await featured.boundingBox()
    expect(own?.y ?? 0).toBeGreaterThan((last?.y ?? 0) + (last?.height ?? 0))
  }
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the totals stand in the head, and what they rest on below the list', async ({ page }) => {
    await page.goto('/universities')
    for (const label of ['universities', 'countries', 'students (thousands)', 'average acceptance rate'])
      await expect(
        page.getByRole('term').filter({ hasText: new RegExp(`^${label.replace(/[()]/g, '\\$&')}$`) }),
      ).toBeVisible()
    await expect(page.getByText(/^Students and the average count only what is reported/).last()).toBeVisible()
  })

  test('many active filters stand in one line that can be pushed aside', async ({ page }) => {
    await page.goto('/universities?search=university&region=europe&tuitionMax=20000&sector=public,private')
    const chips = page.getByRole('list', { name: 'Active filters' })
    expect((await chips.boundingBox())?.height).toBeLessThan(60)
    await page.getByRole('link', { name: 'Clear Filters' }).focus()
    await expect(page.getByRole('link', { name: 'Clear Filters' })).toBeInViewport({ ratio: 1 })
  })
})
