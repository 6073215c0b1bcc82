import { expect, expectAccessibleInBothThemes, expectNoAxeViolations, test } from './fixtures'
import { openList } from './universities'

// axe looks at every element against every rule.
test.describe.configure({ timeout: 120_000 })

for (const width of [360, 1280]) {
  test.describe(`in both themes at ${width}`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('the list, filtered, has no fault that axe can find', async ({ page }) => {
      await openList(page, '/universities?search=university&region=europe&acceptanceMax=60&page=2')
      await expectAccessibleInBothThemes(page)
    })

    test('nor have all filters opened, the list of countries with them', async ({ page }) => {
      await openList(page, '/universities')
      if (width === 360) await page.getByRole('button', { name: 'Filters', exact: true }).click()
      await page.getByText('More filters', { exact: true }).click()
      await page.locator('summary', { hasText: 'Public or private' }).click()
      await page.getByRole('button', { name: /^Country: / }).click()
      await expect(page.getByRole('option', { name: /^Albania/ })).toBeVisible()
      await page.getByPlaceholder('Type a country').fill('guinea')
      await expect(page.getByRole('option', { name: /^Papua New Guinea/ })).toBeVisible()
      await expectAccessibleInBothThemes(page)
    })
  })
}

test('an empty list has none', async ({ page }) => {
  await openList(page, '/universities?search=oxfqrdd&region=asia')
  await expectNoAxeViolations(page)
})

test('the whole page is one outline of headings, with one main part', async ({ page }) => {
  await openList(page, '/universities')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/universities found$/)
})
