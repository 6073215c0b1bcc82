import { expect, expectAccessibleInBothThemes, expectNoAxeViolations, test } from './fixtures'

test('neither the form nor the results, in both themes, have a violation', async ({ page }) => {
  test.slow()
  await page.goto('/scholarships')
  await expect(page.getByRole('button', { name: 'Find My Scholarships' })).toBeEnabled()
  await page.getByText('More about you (optional)').click()
  await test.step('the form', () => expectNoAxeViolations(page))

  await test.step('the results', async () => {
    // axe looks at every element, so the results are kept few.
    await page.getByRole('combobox', { name: 'Country', exact: true }).selectOption('Australia')
    await page.getByLabel('Scholarship type').selectOption('Government')
    await page.getByLabel('Nationality', { exact: true }).fill('Australia')
    await page.getByRole('button', { name: 'Find My Scholarships' }).click()
    const results = page.getByRole('main').getByRole('region', { name: /^Your matches/ })
    await expect(results).toBeVisible()
    await results.getByText(/^Not eligible \(\d+\)$/).click()
    await results
      .getByText(/Not eligible$/)
      .last()
      .click()
    await expectAccessibleInBothThemes(page)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('criteria without a match can be modified, the results come into view, and nothing is wider than the screen', async ({
    page,
  }) => {
    const degree = page.getByLabel('Degree level')
    const find = page.getByRole('button', { name: 'Find My Scholarships' })
    const results = page.getByRole('heading', { name: /^Your matches/ })
    await page.goto('/scholarships')
    await find.click()
    await expect(page.getByRole('heading', { name: 'Your matches (0)' })).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: 'Modify Search Criteria' }).click()
    await expect(results).toBeHidden()
    await expect(degree).toBeFocused()

    await degree.selectOption("Master's")
    await find.click()
    await expect(results).toBeInViewport()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})

test('the matcher works from the keyboard alone', async ({ page }) => {
  await page.goto('/scholarships')
  const degree = page.getByLabel('Degree level')
  await expect(page.getByRole('button', { name: 'Find My Scholarships' })).toBeEnabled()
  await degree.focus()
  await page.keyboard.press('ArrowDown')
  await expect(degree).toHaveValue('bachelors')
  for (let tabs = 0; tabs < 13; tabs += 1) await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Find My Scholarships' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Your matches/ })).toBeFocused()
})
