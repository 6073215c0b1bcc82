import { comparison, expectColumns } from './compare-pages'
import { expect, test } from './fixtures'

test('the address of a record that was merged leads to its successor for good', async ({ page, request }) => {
  const answer = await request.get('/universities/sruc', { maxRedirects: 0 })
  expect(answer.status()).toBe(308)
  await page.goto('/universities/sruc')
  await expect(page).toHaveURL('/universities/scotlands-rural-college')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Scotland')
})

test('the address of a university that is gone leads to the list', async ({ page }) => {
  await page.goto('/universities/the-gambia-college')
  await expect(page).toHaveURL('/universities')
})

test('a shared comparison with an old id shows the successor', async ({ page }) => {
  await page.goto(comparison('sruc', 'eth-zurich'))
  await expect(page).toHaveURL(comparison('scotlands-rural-college', 'eth-zurich'))
  await expectColumns(page, 'scotlands-rural-college', 'eth-zurich')
})
