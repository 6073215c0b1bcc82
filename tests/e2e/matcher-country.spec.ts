import type { Page } from '@playwright/test'
import { expect, expectAccessibleInBothThemes, test } from './fixtures'

const field = (page: Page) => page.getByRole('combobox', { name: 'Nationality', exact: true })
const list = (page: Page) => page.getByRole('listbox', { name: 'Countries' })

async function openMatcher(page: Page) {
  await page.goto('/scholarships')
  await expect(page.getByRole('button', { name: 'Find My Scholarships' })).toBeEnabled()
}

test('a country is chosen from a list by the pointer or by keys alone, found by another name, and kept', async ({
  page,
}) => {
  await openMatcher(page)

  await test.step('the script of the list is loaded when the field is first wanted', async () => {
    const asked: string[] = []
    await page.waitForLoadState('networkidle')
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await field(page).click()
    await expect(list(page)).toBeVisible()
    expect(asked.some((path) => path.endsWith('.js'))).toBe(true)
  })

  await test.step('by another name and by the pointer', async () => {
    await expect(list(page).getByRole('option', { name: 'Afghanistan' })).toBeVisible()
    await field(page).pressSequentially('holl')
    await list(page).getByRole('option', { name: 'Netherlands', exact: true }).click()
    await expect(field(page)).toHaveValue('Netherlands')
    await page.getByLabel('Degree level').focus()
    await expect(list(page)).toBeHidden()
  })

  await test.step('by keys alone', async () => {
    await field(page).focus()
    await page.keyboard.press('Control+a')
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
})

test('the open list has no violation and fits the screen, at 360 and at 1280 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openMatcher(page)
  for (const [width, themes] of [
    [360, ['light']],
    [1280, ['dark']],
  ] as const) {
    await page.setViewportSize({ width, height: 740 })
    await page.getByLabel('Degree level').focus()
    await field(page).click()
    await expect(list(page)).toBeInViewport({ ratio: 1 })
    await expectAccessibleInBothThemes(page, themes)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})
