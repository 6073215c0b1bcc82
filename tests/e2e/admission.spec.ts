import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './fixtures'

const main = (page: Page) => page.getByRole('main')
const results = (page: Page) => page.locator('[data-results] article')
const heading = (page: Page) => page.locator('#programme-results')
const fold = (page: Page) => main(page).locator('details', { hasText: 'Can they take me?' })

/** Fills in the matcher for an Indian school leaver with enough money. */
async function fillProfile(page: Page, english: string) {
  await expect(page.getByRole('button', { name: 'Find My Scholarships' })).toBeEnabled()
  await page.getByLabel('Nationality', { exact: true }).fill('India')
  // The passport brings its currency.
  await expect(page.getByLabel('Currency')).toHaveValue('INR')
  await page.getByLabel('Budget').fill('8000000')
  await page.getByText('More about you (optional)').click()
  await page.getByLabel('Highest degree you hold or are finishing').selectOption('Secondary school')
  await page.getByLabel('English test').selectOption(english)
  // A country counts as soon as the list of them is there.
  const kept = () => page.evaluate(() => localStorage.getItem('meridian-profile') ?? '')
  await expect.poll(kept).toContain('"nationality":"in"')
}

test('without a profile the question leads to the matcher, whose profile answers the list of programmes, a programme and its university, on each screen', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 800 })
  const asked: string[] = []
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))

  await test.step('without a profile the question leads to the matcher', async () => {
    await page.goto('/universities/durham-university')
    await fold(page).locator('summary').click()
    await expect(fold(page)).toContainText('nationality, degree, tests and money')
    await fold(page).getByRole('link', { name: 'the matcher' }).click()
    await expect(page).toHaveURL('/scholarships')
  })
  await fillProfile(page, 'IELTS 7.0 or equal')

  const eligible = page
    .getByRole('group', { name: 'Can they take me?' })
    .getByRole('checkbox', { name: /^Eligible [1-9]\d* · \d+ not known/ })
  await test.step('the list of programmes asks it first, and shows those that can', async () => {
    await page.goto('/programmes?subject=nursing&country=au,gb')
    await page.getByRole('button', { name: 'Filters' }).click()
    await expect(eligible).toBeVisible()
    await expect(page.locator('#programme-filters fieldset').first()).toContainText('Can they take me?')
    await eligible.check()
    await expect(page).toHaveURL('/programmes?subject=nursing&takes=eligible&country=au,gb&currency=INR')
    await page.getByRole('button', { name: /^Show \d+ results?$/ }).click()
    await expect(page.getByRole('link', { name: 'Remove filter: Eligible' })).toBeVisible()
    await expect(heading(page)).toHaveText(/^Results: 1-\d+ of \d+/)
    for (const text of await results(page).allTextContents()) expect(text).toContain('Australia')
    await expect(page.getByText(/^Not known \(\d+\)/)).toBeVisible()
  })

  await test.step('a wide screen has the filter beside the results, and the address alone brings the same', async () => {
    const numbers = (await heading(page).textContent()) ?? ''
    await page.setViewportSize({ width: 1366, height: 800 })
    await expectNoAxeViolations(page)
    await eligible.uncheck()
    await expect(page).toHaveURL('/programmes?subject=nursing&country=au,gb&currency=INR')
    await expect(heading(page)).not.toHaveText(numbers)
    await eligible.check()
    await expect(page).toHaveURL('/programmes?subject=nursing&takes=eligible&country=au,gb&currency=INR')
    await expect(heading(page)).toHaveText(numbers)
    // The profile is not in the address: the browser that keeps it answers.
    await page.reload()
    await expect(heading(page)).toHaveText(numbers)
  })

  await test.step('a programme says which rules are met, and why', async () => {
    await results(page).locator('h3 a[href^="/programmes/"]').first().click()
    await expect(fold(page).locator('summary')).toHaveText(/Eligible/)
    await fold(page).locator('summary').click()
    const rules = fold(page).getByRole('list', { name: 'Rules' })
    await expect(rules.getByRole('listitem').filter({ hasText: 'Language (Met)' })).toContainText(
      /The university names IELTS \d\.\d\..* Yours: IELTS 7\.0\./,
    )
    await expect(rules.getByRole('listitem').filter({ hasText: 'Students from abroad' })).toContainText(
      /official register/,
    )
    await expect(rules.getByRole('listitem').filter({ hasText: 'Money to show' })).toContainText(
      /Yours: US\$8\d,\d{3} a year\./,
    )
    await expect(rules.getByRole('link', { name: /CRICOS/ })).toHaveAttribute(
      'href',
      'https://cricos.education.gov.au',
    )
    await page.setViewportSize({ width: 360, height: 800 })
    await expectNoAxeViolations(page)
  })

  await test.step('its university answers at each level', async () => {
    await main(page)
      .locator('h1 ~ p a[href^="/universities/"], header a[href^="/universities/"]')
      .first()
      .click()
    await expect(page).toHaveURL(/\/universities\/[a-z-]+\?level=bachelor&subject=nursing$/)
    await fold(page).locator('summary').click()
    const shown = fold(page).getByRole('list', { name: 'Rules' })
    await expect(shown).toHaveCount(1)
    await expect(shown).toContainText('Degree held (Met)')
    await page.getByText('Master’s', { exact: true }).click()
    await expect(shown).toContainText('Degree held (Not met)')
    await expect(shown).toContainText('Missing: A bachelor’s degree.')
  })

  expect(asked.filter((request) => /secondary|80000|profile=|nationality/i.test(request))).toEqual([])
})

test('without a profile the list leaves everything open', async ({ page }) => {
  await page.goto('/programmes?subject=nursing&takes=eligible&country=au')
  await expect(page.getByText(/^Not known \(\d+\)/)).toBeVisible()
  const group = page.getByRole('group', { name: 'Can they take me?' })
  // The list fetches its rows when it is first used.
  await group.getByRole('checkbox').first().focus()
  await expect(group).toContainText(/Eligible[\d,]+ not known/)
})
