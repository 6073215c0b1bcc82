import { comparison, expectColumns, expectRemembered, remember } from './compare-pages'
import type { Page } from '@playwright/test'
import { expect, expectAccessibleInBothThemes, test } from './fixtures'

const open = async (page: Page) => {
  await page.getByRole('button', { name: 'Add Universities' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add Universities to Compare' })
  await expect(dialog.getByRole('listitem')).toHaveCount(20)
  return dialog
}

test('it lists twenty universities that are not selected, searches the whole catalogue, works from the keyboard and gives the focus back', async ({
  page,
}) => {
  await remember(page, 'stanford-university')
  await page.goto('/universities?tab=compare')
  const button = page.getByRole('button', { name: 'Add Universities' })
  const dialog = page.getByRole('dialog', { name: 'Add Universities to Compare' })
  const first = dialog.getByRole('listitem').first()
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await test.step('twenty that are not selected, with place and rank', async () => {
    await expect(dialog.getByRole('listitem')).toHaveCount(20)
    await expect(
      dialog.getByText('Select universities from the list below to add to your comparison.'),
    ).toBeVisible()
    await expect(dialog.getByText('Stanford University')).toHaveCount(0)
    await expect(first).toContainText('World Ranking: #1')
  })
  await test.step('the whole catalogue is searched, aliases too', async () => {
    await dialog.getByRole('searchbox').fill('semi arido')
    await expect(first).toContainText('Brazil')
    await dialog.getByRole('searchbox').fill('ethz')
    await expect(first).toContainText('ETH Zurich')
    await dialog.getByRole('searchbox').fill('qqqqqq')
    await expect(dialog.getByText('No universities found')).toBeVisible()
    await dialog.getByRole('searchbox').fill('')
  })
  await page.keyboard.type('eth zurich')
  await expect(first).toContainText('ETH Zurich')
  await dialog.getByRole('button', { name: 'Add ETH Zurich', exact: true }).press('Enter')
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(button).toBeFocused()
  await expectColumns(page, 'stanford-university', 'eth-zurich')
})

test('it stays open for the first two, closes after the third, and refuses a fifth', async ({ page }) => {
  await page.goto('/universities?tab=compare')
  const dialog = await open(page)
  const add = (name: string) => dialog.getByRole('button', { name: `Add ${name}`, exact: true }).click()
  await add('Stanford University')
  await expect(dialog.getByRole('status')).toHaveText('Stanford University added: 1 of 4.')
  await add('University of Oxford')
  await expect(dialog).toBeVisible()
  await add('Harvard University')
  await expect(dialog).toBeHidden()
  await expectColumns(page, 'stanford-university', 'university-of-oxford', 'harvard-university')
  await expect(page).toHaveURL(
    comparison('stanford-university', 'university-of-oxford', 'harvard-university'),
  )
  await expectRemembered(page, 'stanford-university', 'university-of-oxford', 'harvard-university')

  await open(page)
  await add('ETH Zurich')
  await expect(dialog).toBeHidden()
  await open(page)
  await expect(dialog.getByRole('status')).toContainText('You can compare four at most.')
  for (const button of await dialog.getByRole('button', { name: /^Add / }).all()) {
    await expect(button).toBeDisabled()
  }
})

test('no axe violation at 360 px, nor in either theme at 1280 px, with four columns, and with the dialog open, which fits a phone', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto(
    comparison('eth-zurich', 'university-of-oxford', 'stanford-university', 'university-of-toronto'),
  )
  await expect(page.getByRole('button', { name: 'Keep this comparison' })).toBeVisible()
  await test.step('a dialog at 360 px fits', async () => {
    const box = await (await open(page)).boundingBox()
    expect(box?.width).toBeLessThanOrEqual(360)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(640)
    await page.keyboard.press('Escape')
  })
  for (const width of [360, 1280])
    await test.step(`no axe violation at ${width} px`, async () => {
      const themes = width === 360 ? (['light'] as const) : undefined
      await page.setViewportSize({ width, height: 800 })
      // A comparison on a wide screen is looked at in programme-pages.spec.ts, too.
      await expectAccessibleInBothThemes(page, [width === 360 ? 'light' : 'dark'])
      await open(page)
      await expectAccessibleInBothThemes(page, themes)
      await page.keyboard.press('Escape')
    })
})
