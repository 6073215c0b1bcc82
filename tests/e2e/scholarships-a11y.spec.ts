import { expect, expectAccessibleInBothThemes, test } from './fixtures'

/** The first has the colours of the others. */
const PAGES = ['/scholarships?tab=browse', '/scholarships?search=zzzz&type=external', '/scholarships/merit']

test('lists and kinds are no wider than a phone, and have no axe violations, the list in either theme', async ({
  page,
}) => {
  test.slow()
  for (const path of PAGES)
    await test.step(path, async () => {
      await page.setViewportSize({ width: 360, height: 740 })
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      await page.setViewportSize({ width: 1280, height: 720 })
      await expectAccessibleInBothThemes(page, path === PAGES[0] ? undefined : ['light'])
    })
})
