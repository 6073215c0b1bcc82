import { expect, expectAccessibleInBothThemes, test } from './fixtures'

test.describe('in both themes', () => {
  test('the form has no violation', async ({ page }) => {
    await page.goto('/scholarships')
    await expect(page.getByRole('button', { name: 'Find My Scholarships' })).toBeEnabled()
    await page.getByText('More about you (optional)').click()
    await expectAccessibleInBothThemes(page)
  })

  test('the results have no violation', async ({ page }) => {
    // axe looks at every element, so the results are kept few.
    test.slow()
    await page.goto('/scholarships')
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

  test('nothing is wider than the screen, and the results come into view', async ({ page }) => {
    await page.goto('/scholarships')
    await page.getByLabel('Degree level').selectOption("Master's")
    await page.getByRole('button', { name: 'Find My Scholarships' }).click()
    await expect(page.getByRole('heading', { name: /^Your matches/ })).toBeInViewport()
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
  for (let tabs = 0; tabs < 12; tabs += 1) await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Find My Scholarships' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /^Your matches/ })).toBeFocused()
})
