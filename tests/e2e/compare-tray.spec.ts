import { expectColumns, remember, rememberedIds, tray } from './compare-pages'
import { expect, expectNoAxeViolations, test } from './fixtures'

test('nothing is loaded and nothing shown while nothing is chosen', async ({ page }) => {
  await page.goto('/universities')
  await page.waitForLoadState('networkidle')
  await expect(tray(page)).toHaveCount(0)
})

test('the tray is on every page, names what is chosen, and leads to it', async ({ page }) => {
  await remember(page, 'eth-zurich', 'university-of-oxford')
  for (const path of ['/universities', '/universities/stanford-university']) {
    await page.goto(path)
    await expect(tray(page).getByRole('listitem')).toHaveText([/ETH Zurich/, /University of Oxford/, 'Clear'])
  }
  await tray(page).getByRole('link', { name: 'Compare 2' }).click()
  await expect(page).toHaveURL('/universities?tab=compare&compare=eth-zurich,university-of-oxford')
  await expectColumns(page, 'eth-zurich', 'university-of-oxford')
  await expect(tray(page)).toBeHidden()
})

test('one is removed, then all, and the focus is not lost', async ({ page }) => {
  await remember(page, 'eth-zurich', 'university-of-oxford', 'stanford-university')
  await page.goto('/universities')
  await tray(page).getByRole('button', { name: 'Remove ETH Zurich' }).focus()
  await page.keyboard.press('Enter')
  await expect(tray(page).getByRole('button', { name: 'Remove University of Oxford' })).toBeFocused()
  await expect(tray(page).getByRole('status')).toHaveText('ETH Zurich removed from the comparison: 2 of 4.')
  expect(await rememberedIds(page)).toEqual(['university-of-oxford', 'stanford-university'])
  await tray(page).getByRole('button', { name: 'Clear' }).press('Enter')
  await expect(tray(page).getByRole('link')).toHaveCount(0)
  await expect(tray(page).getByRole('status')).toHaveText('The comparison is empty.')
  await expect(page.locator('#main')).toBeFocused()
})

test('the first choice is announced although the tray comes with it', async ({ page }) => {
  await page.goto('/universities?search=eth+zurich')
  await page.getByRole('article').first().getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(tray(page).getByRole('status')).toHaveText('ETH Zurich added to the comparison: 1 of 4.')
})

test('it follows another tab', async ({ context, page }) => {
  await page.goto('/universities')
  const other = await context.newPage()
  await other.goto('/universities?search=eth+zurich')
  await other.getByRole('article').first().getByRole('button', { name: 'Compare', exact: true }).click()
  await expect(tray(page).getByText('ETH Zurich')).toBeVisible()
  await tray(page).getByRole('button', { name: 'Clear' }).click()
  await expect(
    other.getByRole('article').first().getByRole('button', { name: 'Compare', exact: true }),
  ).toBeVisible()
})

for (const width of [360, 1280]) {
  test(`it covers neither the end of the page nor the focus at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 })
    await remember(page, 'eth-zurich', 'university-of-oxford', 'stanford-university', 'university-of-toronto')
    await page.goto('/universities')
    await expect(tray(page)).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)

    const box = async (locator: ReturnType<typeof tray>) =>
      (await locator.boundingBox()) ?? { y: 0, height: 0 }
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
    const footer = await box(page.getByRole('contentinfo'))
    expect(footer.y + footer.height).toBeLessThanOrEqual((await box(tray(page))).y + 1)

    await page.evaluate(() => scrollTo(0, 0))
    const last = page.getByRole('article').nth(4).getByRole('link').first()
    await last.focus()
    const focused = await box(last)
    expect(focused.y + focused.height).toBeLessThanOrEqual((await box(tray(page))).y)
  })
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`it has no axe violation in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await remember(page, 'eth-zurich', 'university-of-oxford', 'stanford-university', 'university-of-toronto')
    await page.goto('/universities')
    await expect(tray(page)).toBeVisible()
    await expect(page.getByRole('link', { name: 'Compare (4)' })).toBeVisible()
    await expectNoAxeViolations(page)
  })
}
