import { expect, expectAccessibleInBothThemes, test } from './fixtures'

const PAGES = [
  '/scholarships?tab=browse',
  '/scholarships?search=zzzz&type=external',
  '/scholarships/gates-cambridge',
  '/scholarships/merit',
]

test('lists, awards and kinds have no axe violations in either theme', async ({ page }) => {
  test.slow()
  for (const path of PAGES)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessibleInBothThemes(page)
    })
})

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
