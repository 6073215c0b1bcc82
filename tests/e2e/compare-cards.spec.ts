import { expectRemembered, heading, remember, tray } from './compare-pages'
import { expect, test } from './fixtures'

test.describe('the Compare button of a card', () => {
  test('puts a university in, takes it out, and survives a reload', async ({ page }) => {
    await page.goto('/universities?search=eth+zurich')
    const eth = page.getByRole('article').first()
    await eth.getByRole('button', { name: /^Compare / }).click()
    const chosen = eth.getByRole('button', { name: 'In Comparison' })
    await expect(chosen).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByRole('link', { name: 'Compare (1)' })).toBeVisible()

    await page.reload()
    await expect(chosen).toBeVisible()
    await chosen.click()
    await expect(eth.getByRole('button', { name: /^Compare / })).toHaveAttribute('aria-pressed', 'false')
    await expect(page.getByRole('link', { name: 'Compare (0)' })).toBeVisible()
    await expectRemembered(page)
  })

  test('is on the cards the browser makes, too', async ({ page }) => {
    await remember(page, 'university-of-oxford')
    await page.goto('/universities')
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('oxford')
    await expect(page).toHaveURL(/search=oxford/)
    const oxford = page.getByRole('article').filter({ hasText: /^.*University of Oxford/ })
    await expect(oxford.first().getByRole('button', { name: 'In Comparison' })).toBeVisible()
  })

  test('refuses a fifth and says why', async ({ page }) => {
    const four = [
      'eth-zurich',
      'university-of-oxford',
      'stanford-university',
      'university-of-toronto',
    ] as const
    await remember(page, ...four)
    await page.goto('/universities?search=harvard+university')
    const button = page
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Compare / })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAttribute('title', /You can compare four at most/)
    await button.dispatchEvent('click')
    await expect(tray(page).getByText('You can compare four at most.')).toBeVisible()
    await expectRemembered(page, ...four)
  })

  test('works with storage closed, as long as the page lasts', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('closed', 'SecurityError')
        },
      })
    })
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
