import { expect, expectAccessibleInBothThemes, expectNoAxeViolations, test } from './fixtures'
import { expectResults, openList } from './universities'

// axe looks at every element against every rule.
test.describe.configure({ timeout: 120_000 })

const WIDTHS = [360, 1280]
/** Colours do not depend on the width. */
const themesAt = (width: number) => (width === 360 ? (['light'] as const) : undefined)

test('the list, filtered, has no fault that axe can find at 360 and in the dark at 1280, nor has an empty one', async ({
  page,
}) => {
  await openList(page, '/universities?search=university&region=europe&acceptanceMax=60&page=2')
  for (const width of WIDTHS)
    await test.step(`filtered at ${width}`, async () => {
      await page.setViewportSize({ width, height: 800 })
      // The list with all its filters opened is looked at in the light one on a wide screen, too.
      await expectAccessibleInBothThemes(page, [width === 360 ? 'light' : 'dark'])
    })
  await test.step('empty', async () => {
    await page.getByRole('searchbox').fill('oxfqrdd')
    await expectResults(page, [])
    // The address changes after a pause, and results that the browser is still to change are paler.
    await expect(page).toHaveURL(/search=oxfqrdd(?!.*page=)/)
    await expect(page.locator('[data-pending]')).toHaveCount(0)
    await expectNoAxeViolations(page)
  })
})

for (const width of WIDTHS)
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('all filters opened have no fault that axe can find, the list of countries with them', async ({
      page,
    }) => {
      await openList(page, '/universities')
      if (width === 360) await page.getByRole('button', { name: 'Filters', exact: true }).click()
      else
        await test.step('the whole page is one outline of headings, with one main part', async () => {
          await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
          await expect(page.getByRole('main')).toHaveCount(1)
          await expect(page.getByRole('main').getByRole('status')).toHaveText(/universities found$/)
        })
      await page.getByText('More filters', { exact: true }).click()
      await page.locator('summary', { hasText: 'Public or private' }).click()
      await page.getByRole('button', { name: /^Country: / }).click()
      await expect(page.getByRole('option', { name: /^Albania/ })).toBeVisible()
      await page.getByPlaceholder('Type a country').fill('guinea')
      await expect(page.getByRole('option', { name: /^Papua New Guinea/ })).toBeVisible()
      await expectAccessibleInBothThemes(page, themesAt(width))
    })
  })
