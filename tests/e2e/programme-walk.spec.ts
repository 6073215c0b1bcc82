import { expect, test } from './fixtures'

test('a sentence typed at home leads to a programme, its awards, a comparison and back', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('searchbox', { name: 'Search universities' }).fill('masters public health uk')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/universities\?search=masters/)
  await page.getByRole('link', { name: 'Master’s, Public health, United Kingdom' }).click()
  await expect(page).toHaveURL('/programmes?subject=public-health&level=master&country=gb')

  // No register lists British master's degrees: the universities that teach the subject may or may not have one.
  await expect(page.getByRole('heading', { name: 'No programmes found' })).toBeVisible()
  await page.getByRole('link', { name: 'Show them' }).click()
  const articles = page.getByRole('article')
  await expect(articles.first()).toContainText('Master’s not known')
  await expect(articles.first()).toContainText('No source that we read lists all that the university teaches')

  const level = page.getByRole('combobox', { name: 'I want a' })
  await level.selectOption('Bachelor’s')
  await expect(page.locator('#programme-results')).toHaveText(/^Results: 1-/)
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
