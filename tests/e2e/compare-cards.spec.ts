import { closeStorage } from './kept'
import { cardOf, expectRemembered, heading, tray } from './compare-pages'
import { expect, test } from './fixtures'

test.describe('the Compare button of a card', () => {
  test('puts a university in, which is announced, takes it out, and survives a reload', async ({ page }) => {
    const eth = cardOf(page, 'ETH Zurich')
    const compare = eth.getByRole('button', { name: /^Compare / })
    const chosen = eth.getByRole('button', { name: 'In Comparison' })
    await test.step('nothing is loaded and nothing shown while nothing is chosen', async () => {
      await page.goto('/universities?search=eth+zurich')
      await page.waitForLoadState('networkidle')
      await expect(tray(page)).toHaveCount(0)
    })
    await test.step('the first choice is announced although the tray comes with it', async () => {
      await compare.click()
      await expect(chosen).toHaveAttribute('aria-pressed', 'true')
      await expect(tray(page).getByRole('status')).toHaveText('ETH Zurich added to the comparison: 1 of 4.')
      await expect(page.getByRole('link', { name: 'Compare (1)' })).toBeVisible()
    })
    await test.step('it is on the cards the browser makes, too', async () => {
      await page.reload()
      await expect(chosen).toBeVisible()
      await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('zurich')
      await expect(page).toHaveURL('/universities?search=zurich')
      await expect(cardOf(page, 'University of Zurich')).toBeVisible()
      await expect(chosen).toBeVisible()
    })
    await chosen.click()
    await expect(compare).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByRole('link', { name: 'Compare (0)' })).toBeVisible()
    await expectRemembered(page)
  })

  test('works with storage closed, as long as the page lasts', async ({ page }) => {
    await closeStorage(page)
    await page.goto('/universities?search=eth+zurich')
    await page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Compare / })
      .click()
    await expect(page.getByRole('button', { name: 'In Comparison' })).toBeVisible()
    await tray(page).getByRole('link', { name: 'Compare 1' }).click()
    await expect(heading(page)).toHaveText('University Comparison (1)')
    await page.reload()
    await expect(heading(page)).toHaveText('University Comparison (1)')
    await expect(page.getByRole('button', { name: 'Keep this comparison' })).toBeVisible()
  })
})
