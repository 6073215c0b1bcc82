import { expect, expectSettled, test } from './fixtures'

test('a sentence typed at home leads to a programme, its awards, a comparison and back', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('searchbox', { name: 'Search universities' }).fill('masters public health uk')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/universities\?search=masters/)
  await page.getByRole('link', { name: 'Master’s, Public health, United Kingdom' }).click()
  await expect(page).toHaveURL('/programmes?subject=public-health&level=master&country=gb')

  // No register lists British master's degrees: general knowledge names some.
  await expect(page.locator('#programme-results')).toHaveText(/^Results: 1-/)
  await expect(page.getByText(/\d[\d,]* (universities )?by general knowledge/)).toBeVisible()
  const articles = page.getByRole('article')
  const known = articles
    .filter({
      hasText: 'Among the subjects taught here (general knowledge, November 2026; check at the university)',
    })
    .first()
  await expect(known.getByRole('link', { name: 'The university’s site' })).toBeVisible()

  const level = page.getByRole('combobox', { name: 'I want a' })
  await level.selectOption('Bachelor’s')
  await expect(page).toHaveURL('/programmes?subject=public-health&country=gb')
  await expect(page.locator('#programme-results')).toHaveText(/^Results: 1-/)
  await expectSettled(page)
  const titled = articles.locator('h3 a[href^="/programmes/"]').first()
  const title = await titled.innerText()
  await titled.click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('region', { name: 'Awards that fit' }).getByRole('link').first()).toBeVisible()

  await page
    .getByRole('button', { name: /^Compare/ })
    .first()
    .click()
  await page.getByRole('link', { name: /^Compare 1/ }).click()
  await expect(page).toHaveURL(/\/universities\?tab=compare/)
  await expect(page.getByRole('table')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.goBack()
  await expect(level).toHaveValue('bachelor')
  await expect(page.locator('#programme-results')).toHaveText(/^Results: 1-/)
})
