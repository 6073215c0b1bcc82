import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { closeStorage } from './kept'

const main = (page: Page) => page.getByRole('main')
const results = (page: Page) => main(page).getByRole('heading', { name: /^Your matches \(\d+\)$/ })
const find = (page: Page) => main(page).getByRole('button', { name: 'Find My Scholarships' })
const degree = (page: Page) => page.getByLabel('Degree level')
const nationality = (page: Page) => page.getByLabel('Nationality', { exact: true })

const LINK = '/scholarships#profile=degree_masters~nationality_ng~gpa_3.4'

test('the profile stays on the device, in no request, with a grade and its scale; a copied link carries it in its fragment', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const requests: string[] = []
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto('/scholarships')
  await degree(page).selectOption('Ph.D.')
  await nationality(page).fill('Nigeria')

  await test.step('a GPA or budget that is no number becomes 0', async () => {
    for (const label of ['GPA', 'Budget']) {
      const field = page.getByLabel(label)
      await field.fill('')
      await field.press('e')
      await field.press('Tab')
      await expect(field).toHaveValue('0')
    }
  })

  await test.step('a copied link carries the profile', async () => {
    await page.getByLabel('GPA').fill('3.4')
    await find(page).click()
    await expect(results(page)).toBeVisible()
    await main(page).getByRole('button', { name: 'Copy link with my profile' }).click()
    await expect(main(page).getByText(/^Link copied/)).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(`${baseURL}/scholarships#profile=degree_phd~nationality_ng~gpa_3.4~currency_NGN`)
  })

  const about = main(page).getByText(/^About 3\.1 on the 4\.0 scale/)
  await test.step('a grade of another scale is asked for its scale', async () => {
    await page.getByLabel('GPA').fill('8.2')
    await expect(main(page).getByText('8.2 is above 4.0. Which grading scale is it on?')).toBeVisible()
    await page.getByLabel('Grading scale').selectOption('India: 0 to 10')
    await expect(about).toBeVisible()
  })

  expect(requests.filter((request) => /phd|nigeria|nationality|profile/i.test(request))).toEqual([])
  expect(new URL(page.url()).search).toBe('')

  await test.step('a reload finds the profile, but not the results', async () => {
    await page.reload()
    await expect(degree(page)).toHaveValue('phd')
    await expect(nationality(page)).toHaveValue('Nigeria')
    await expect(page.getByLabel('GPA')).toHaveValue('8.2')
    await expect(about).toBeVisible()
    await expect(results(page)).toBeHidden()
  })
})

test('a shared profile is used when the visitor says so, is kept, and does not overwrite one’s own', async ({
  page,
}) => {
  await test.step('is used', async () => {
    await page.goto(LINK)
    await main(page).getByRole('button', { name: 'Use this profile' }).click()
    await expect(results(page)).toBeVisible()
    await expect(degree(page)).toHaveValue('masters')
    await expect(nationality(page)).toHaveValue('Nigeria')
  })

  await test.step('does not overwrite one’s own', async () => {
    await degree(page).selectOption('Ph.D.')
    await expect.poll(() => page.evaluate(() => localStorage.getItem('meridian-profile'))).toContain('phd')
    await page.goto('about:blank')
    await page.goto(LINK)
    await expect(main(page).getByText("Master's · from Nigeria · 3.4 of 4")).toBeVisible()
    await expect(degree(page)).toHaveValue('phd')
    // The rest of the profile that was used is still there.
    await expect(nationality(page)).toHaveValue('Nigeria')
    await main(page).getByRole('button', { name: 'Keep mine' }).click()
    await expect(main(page).getByText('This link carries a profile')).toBeHidden()
    await expect(degree(page)).toHaveValue('phd')
    expect(new URL(page.url()).hash).toBe('')
  })
})

test('with storage off the matcher works for as long as the page', async ({ page }) => {
  await closeStorage(page)
  await page.goto('/scholarships')
  await degree(page).selectOption("Master's")
  await find(page).click()
  await expect(results(page)).toBeVisible()
  await page.reload()
  await expect(degree(page)).toHaveValue('')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is there, with nationality as a plain text field, and the way to the list', async ({
    page,
  }) => {
    await page.goto('/scholarships')
    await expect(degree(page)).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Nationality', exact: true })).toBeEditable()
    await page.getByLabel('GPA').fill('1.7')
    await page.getByLabel('Grading scale').selectOption('Germany: 1 to 5, 1 is best')
    const browse = main(page).getByRole('link', { name: 'Browse all scholarships with filters' })
    await expect(browse).toHaveAttribute('href', '/scholarships?tab=browse')
  })
})
