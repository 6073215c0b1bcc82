import type { Page } from '@playwright/test'
import { expect, expectAccessibleInBothThemes, test } from './fixtures'

const field = (page: Page) => page.getByRole('combobox', { name: 'Nationality', exact: true })
const list = (page: Page) => page.getByRole('listbox', { name: 'Countries' })

async function openMatcher(page: Page) {
  await page.goto('/scholarships')
  await expect(page.getByRole('button', { name: 'Find My Scholarships' })).toBeEnabled()
}

test('a country is chosen from the list by keys alone, and kept', async ({ page }) => {
  await openMatcher(page)
  await field(page).focus()
  await page.keyboard.type('united')
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list(page)).toBeHidden()
  await expect(field(page)).toHaveValue('united')
  await page.keyboard.press('ArrowDown')
  await expect(list(page)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  const selected = list(page).getByRole('option', { selected: true })
  await expect(selected).toHaveText('United Kingdom')
  await expect(field(page)).toHaveAttribute(
    'aria-activedescendant',
    (await selected.getAttribute('id')) ?? 'none',
  )
  await page.keyboard.press('Enter')
  await expect(list(page)).toBeHidden()
  await expect(field(page)).toBeFocused()
  await page.reload()
  await expect(field(page)).toHaveValue('United Kingdom')
})

test('a country is found by another name and chosen by the pointer', async ({ page }) => {
  await openMatcher(page)
  await field(page).click()
  await expect(list(page).getByRole('option', { name: 'Afghanistan' })).toBeVisible()
  await field(page).pressSequentially('holl')
  await list(page).getByRole('option', { name: 'Netherlands', exact: true }).click()
  await expect(field(page)).toHaveValue('Netherlands')
  await page.getByLabel('Degree level').focus()
  await expect(list(page)).toBeHidden()
})

test('the script of the list is loaded when the field is first wanted', async ({ page }) => {
  const asked: string[] = []
  await openMatcher(page)
  await page.waitForLoadState('networkidle')
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await field(page).click()
  await expect(list(page)).toBeVisible()
  expect(asked.some((path) => path.endsWith('.js'))).toBe(true)
})

for (const width of [360, 1280]) {
  test.describe(`in both themes at ${width}`, () => {
    test.use({ viewport: { width, height: 740 } })

    test('the open list has no violation and fits the screen', async ({ page }) => {
      await openMatcher(page)
      await field(page).click()
      await expect(list(page)).toBeInViewport({ ratio: 1 })
      await expectAccessibleInBothThemes(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    })
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the field is a plain text field', async ({ page }) => {
    await page.goto('/scholarships')
    await expect(page.getByRole('textbox', { name: 'Nationality', exact: true })).toBeEditable()
  })
})
