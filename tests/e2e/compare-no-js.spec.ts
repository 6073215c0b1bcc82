import { comparison, expectColumns } from './compare-pages'
import { expect, test } from './fixtures'

test.use({ javaScriptEnabled: false })

test('a shared comparison is a complete table, of which all columns can be reached on a phone', async ({
  page,
}) => {
  await page.goto(comparison('eth-zurich', 'university-of-oxford', 'stanford-university'))
  await expectColumns(page, 'eth-zurich', 'university-of-oxford', 'stanford-university')
  for (const name of ['World Ranking', 'Minimum GPA', 'Employment Rate', 'Website']) {
    await expect(page.getByRole('rowheader', { name, exact: true })).toBeVisible()
  }
  await page.getByText(/^Score: \d+\/100$/).click()
  await expect(page.getByText('5 × 10, as no rating is reported')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeHidden()

  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('columnheader').nth(2).scrollIntoViewIfNeeded()
  await expect(page.getByRole('columnheader').nth(2)).toBeInViewport()
})

test('a card leads to a comparison', async ({ page }) => {
  await page.goto('/universities?search=eth+zurich')
  await page.getByRole('article').first().getByRole('link', { name: 'Compare' }).click()
  await expect(page).toHaveURL(comparison('eth-zurich'))
  await expectColumns(page, 'eth-zurich')
  await page.getByRole('link', { name: 'Browse Universities' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Universities of the world')
})

test('ids that no longer exist are counted, and a university that a visitor added elsewhere does not leave the others as if they were loading', async ({
  page,
}) => {
  await page.goto(comparison('gone-university', 'eth-zurich', 'added-1rfktbydwmc'))
  await expectColumns(page, 'eth-zurich')
  await expect(page.getByText('1 university of this comparison was left out')).toBeVisible()
  await expect(page.locator('[data-pending]')).toHaveCount(0)
})
