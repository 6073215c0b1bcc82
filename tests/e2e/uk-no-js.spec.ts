import { expect, test } from './fixtures'
import { expectUk, finds, inCity, inNation, UK, UK_LOWEST_FIRST } from './uk'

test.use({ javaScriptEnabled: false })

test('shows results at once, turns pages by links, and the dots of its map are links', async ({ page }) => {
  await page.goto('/uk-universities')
  await expectUk(page, UK)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/uk-universities?page=2')
  await expectUk(page, UK, 2)
  await page.getByRole('link', { name: /^Inverness: 1 university/ }).click()
  await expect(page).toHaveURL('/uk-universities?city=inverness')
  await expectUk(page, inCity('Inverness'))
})

test('filters by city and nations, sorts and searches as one form, and clears a search that found nothing, but keeps the sort', async ({
  page,
}) => {
  const box = page.getByRole('searchbox')
  await page.goto('/uk-universities')
  await page.getByRole('combobox', { name: 'City' }).selectOption('cardiff')
  await page.getByRole('button', { name: 'Apply filters' }).click()
  await expect(page).toHaveURL('/uk-universities?city=cardiff')
  await expectUk(page, inCity('Cardiff'))
  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await page.getByRole('checkbox', { name: /^Scotland/ }).check()
  await page.getByRole('checkbox', { name: /^Northern Ireland/ }).check()
  await page.getByRole('button', { name: 'Apply filters' }).click()
  await expect(page).toHaveURL('/uk-universities?nation=scotland,northern-ireland')
  await expectUk(page, inNation('scotland', 'northern-ireland'))

  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await box.fill('LSE')
  await box.press('Enter')
  await expect(page).toHaveURL('/uk-universities?search=LSE')
  await expectUk(page, finds('lse'))

  await box.fill('qqqq')
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('lowest')
  await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL('/uk-universities?search=qqqq&sort=lowest')
  await expectUk(page, [])
  await page.getByRole('button', { name: 'Clear Search' }).click()
  await expect(page).toHaveURL('/uk-universities?sort=lowest')
  await expectUk(page, UK_LOWEST_FIRST)
})
