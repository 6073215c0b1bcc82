import { expectColumns, expectRemembered, remember, tray } from './compare-pages'
import { expect, expectAccessibleInBothThemes, test } from './fixtures'

test('nothing is loaded and nothing shown while nothing is chosen', async ({ page }) => {
  await page.goto('/universities')
  await page.waitForLoadState('networkidle')
  await expect(tray(page)).toHaveCount(0)
})

test('the tray is on every page where something can be chosen, names what is chosen, and leads to it', async ({
  page,
}) => {
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
  await expectRemembered(page, 'university-of-oxford', 'stanford-university')
  await tray(page).getByRole('button', { name: 'Clear' }).press('Enter')
  await expect(tray(page).getByRole('link')).toHaveCount(0)
  await expect(tray(page).getByRole('status')).toHaveText('The comparison is empty.')
  await expect(page.locator('#main')).toBeFocused()
})

test('the first choice is announced although the tray comes with it', async ({ page }) => {
  await page.goto('/universities?search=eth+zurich')
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Compare / })
    .click()
  await expect(tray(page).getByRole('status')).toHaveText('ETH Zurich added to the comparison: 1 of 4.')
})

test('it follows another tab', async ({ context, page }) => {
  await page.goto('/universities')
  const other = await context.newPage()
  await other.goto('/universities?search=eth+zurich')
  await other
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Compare / })
    .click()
  await expect(tray(page).getByText('ETH Zurich')).toBeVisible()
  await tray(page).getByRole('button', { name: 'Clear' }).click()
  await expect(
    other
      .getByRole('article')
      .first()
      .getByRole('button', { name: /^Compare / }),
  ).toBeVisible()
})

test('it takes one line at any width, and shows every name in full on demand (fault 17)', async ({
  page,
}) => {
  await remember(page, 'eth-zurich', 'university-of-oxford', 'stanford-university', 'university-of-toronto')
  for (const width of [360, 390, 768]) {
    await page.setViewportSize({ width, height: 740 })
    await page.goto('/universities/massachusetts-institute-of-technology')
    await expect(tray(page)).toBeVisible()
    expect((await tray(page).boundingBox())?.height).toBeLessThanOrEqual(56)
    await expect(tray(page).getByText('University of Oxford')).toBeHidden()

    const toggle = tray(page).getByRole('button', { name: '4 universities' })
    await toggle.click()
    for (const name of ['ETH Zurich', 'University of Oxford', 'Stanford University', 'University of Toronto'])
      await expect(tray(page).getByText(name, { exact: true })).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await page.keyboard.press('Escape')
    await expect(tray(page).getByText('University of Oxford')).toBeHidden()
    await expect(toggle).toBeFocused()
  }
})

test('articles have none (fault 17)', async ({ page }) => {
  await remember(page, 'eth-zurich')
  for (const path of [
    '/blog',
    '/courses/phd',
    '/guides/living',
    '/resources/tips',
    '/tests/english',
    '/privacy',
  ]) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expect(tray(page)).toHaveCount(0)
  }
  await page.getByRole('link', { name: 'Meridian' }).first().click()
  await expect(tray(page)).toBeVisible()
})

test('it covers neither the end of the page nor the focus at any width', async ({ page }) => {
  await remember(page, 'eth-zurich', 'university-of-oxford', 'stanford-university', 'university-of-toronto')
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 640 })
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
  }
})

test('it has no axe violation in either theme', async ({ page }) => {
  await remember(page, 'eth-zurich', 'university-of-oxford', 'stanford-university', 'university-of-toronto')
  await page.goto('/universities')
  await expect(tray(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Compare (4)' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
})
