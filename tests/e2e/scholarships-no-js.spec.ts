import { expect, test } from './fixtures'
import { AWARDS, expectAwards } from './scholarships'

test.use({ javaScriptEnabled: false })

test('shows results at once, stays on the list when the form is sent empty, and turns pages by links', async ({
  page,
}) => {
  await page.goto('/scholarships?tab=browse')
  await expectAwards(page, AWARDS)
  await page.getByRole('button', { name: 'Apply filters' }).click()
  await expect(page).toHaveURL('/scholarships?tab=browse')
  await expectAwards(page, AWARDS)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/scholarships?page=2')
  await expectAwards(page, AWARDS, 2)
})

test('sends every kind of filter with the form, and removes one by its chip', async ({ page }) => {
  await page.goto('/scholarships?tab=browse')
  await page.getByRole('checkbox', { name: /^Fully funded/ }).check()
  await page.getByRole('checkbox', { name: /^Merit-based/ }).check()
  await page.getByRole('textbox', { name: 'Host country' }).fill('UK')
  await page.getByRole('button', { name: 'Apply filters' }).click()
  await expect(page).toHaveURL('/scholarships?host=gb&funding=full,merit')
  const british = AWARDS.filter(
    ({ funding, hostCountries }) => hostCountries.includes('gb') && funding.includes('full'),
  )
  await expectAwards(
    page,
    british.filter(({ funding }) => funding.includes('merit')),
  )
  await page.getByRole('link', { name: 'Remove filter: Merit-based' }).click()
  await expect(page).toHaveURL('/scholarships?host=gb&funding=full')
  await expectAwards(page, british)
})

test('shows an award with its rules and its dates, of which the usual ones stand at its head', async ({
  page,
}) => {
  await page.goto('/scholarships/gates-cambridge')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Gates Cambridge Scholarships')
  await expect(page.getByText('All but United Kingdom')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible()
  await expect(page.locator('[data-deadline-today]')).toHaveText(
    /^Deadline: October \(United States round\); December to January/,
  )
})
