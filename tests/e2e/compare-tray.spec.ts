import { cardOf, comparison, expectColumns, expectRemembered, remember, tray } from './compare-pages'
import { findViolations } from './axe'
import { expect, test } from './fixtures'

const FOUR = ['eth-zurich', 'university-of-oxford', 'stanford-university', 'university-of-toronto'] as const

test('the tray is on every page where something can be chosen, names what is chosen, and leads to it', async ({
  page,
}) => {
  await remember(page, 'eth-zurich', 'university-of-oxford', 'stanford-university')
  for (const path of ['/universities', '/universities/stanford-university']) {
    await page.goto(path)
    await expect(tray(page).getByRole('listitem')).toHaveText([
      /ETH Zurich/,
      /University of Oxford/,
      /Stanford University/,
      'Clear',
    ])
  }
  await test.step('one is removed from the keyboard, and the focus is not lost', async () => {
    await tray(page).getByRole('button', { name: 'Remove ETH Zurich' }).focus()
    await page.keyboard.press('Enter')
    await expect(tray(page).getByRole('button', { name: 'Remove University of Oxford' })).toBeFocused()
    await expect(tray(page).getByRole('status')).toHaveText('ETH Zurich removed from the comparison: 2 of 4.')
    await expectRemembered(page, 'university-of-oxford', 'stanford-university')
  })
  await test.step('it leads to the comparison of the others, which needs no tray', async () => {
    await tray(page).getByRole('link', { name: 'Compare 2' }).click()
    await expect(page).toHaveURL(comparison('university-of-oxford', 'stanford-university'))
    await expectColumns(page, 'university-of-oxford', 'stanford-university')
    await expect(tray(page)).toBeHidden()
  })
  await test.step('all are removed from the keyboard, and the focus is not lost', async () => {
    await page.getByRole('link', { name: 'Browse Universities' }).click()
    await tray(page).getByRole('button', { name: 'Clear' }).press('Enter')
    await expect(tray(page).getByRole('link')).toHaveCount(0)
    await expect(tray(page).getByRole('status')).toHaveText('The comparison is empty.')
    await expect(page.locator('#main')).toBeFocused()
  })
})

test('two tabs choose in turn and show the same choice, in the tray, in the comparison and on the cards', async ({
  context,
  page,
}) => {
  await page.goto('/universities')
  const other = await context.newPage()
  const compare = (name: string) => cardOf(other, name).getByRole('button', { name: /^Compare / })
  await other.goto('/universities?search=eth+zurich')
  await compare('ETH Zurich').click()
  await expect(tray(page).getByText('ETH Zurich')).toBeVisible()

  await tray(page).getByRole('link', { name: 'Compare 1' }).click()
  await expectColumns(page, 'eth-zurich')
  await other.getByRole('searchbox', { name: 'Search', exact: true }).fill('university of oxford')
  await compare('University of Oxford').click()
  await expectColumns(page, 'eth-zurich', 'university-of-oxford')
  await expect(page).toHaveURL(comparison('eth-zurich', 'university-of-oxford'))

  await page.getByRole('link', { name: 'Browse Universities' }).click()
  await cardOf(page, 'Stanford University')
    .getByRole('button', { name: /^Compare / })
    .click()
  await expect(tray(other).getByRole('link', { name: 'Compare 3' })).toBeVisible()
  await tray(page).getByRole('button', { name: 'Clear' }).click()
  await expect(compare('University of Oxford')).toBeVisible()
})

test('it takes one line at any width, and shows every name in full on demand (fault 17)', async ({
  page,
}) => {
  await remember(page, ...FOUR)
  await page.goto('/universities/massachusetts-institute-of-technology')
  for (const width of [360, 390, 768]) {
    await page.setViewportSize({ width, height: 740 })
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

test('articles have none, whether they are opened or walked to (fault 17)', async ({ page }) => {
  await remember(page, 'eth-zurich')
  await page.goto('/blog')
  await page.waitForLoadState('networkidle')
  await expect(tray(page)).toHaveCount(0)
  const header = page.getByRole('banner')
  for (const [group, name, path] of [
    ['Courses', 'PhD', '/courses/phd'],
    ['Tests & Documents', 'English tests', '/tests/english'],
  ] as const) {
    await header.getByRole('button', { name: group }).hover()
    await header.getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(path)
    await expect(tray(page)).toHaveCount(0)
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL('/privacy')
  await expect(tray(page)).toHaveCount(0)
  await header.getByRole('link', { name: 'Meridian' }).first().click()
  await expect(tray(page)).toBeVisible()
})

test('four leave no room for a fifth, and cover neither the end of the page nor the focus at any width, without an axe violation in either theme', async ({
  page,
}) => {
  await remember(page, ...FOUR)
  await page.goto('/universities')
  await expect(page.getByRole('link', { name: 'Compare (4)' })).toBeVisible()
  await test.step('a card refuses a fifth and says why', async () => {
    const button = cardOf(page, 'Harvard University').getByRole('button', { name: /^Compare / })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAttribute('title', /You can compare four at most/)
    await button.dispatchEvent('click')
    await expect(tray(page).getByText('You can compare four at most.')).toBeVisible()
    await expectRemembered(page, ...FOUR)
  })
  const box = async (locator: ReturnType<typeof tray>) => (await locator.boundingBox()) ?? { y: 0, height: 0 }
  for (const width of [360, 1280])
    await test.step(`nothing is covered at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 640 })
      await expect(tray(page)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)

      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      const footer = await box(page.getByRole('contentinfo'))
      expect(footer.y + footer.height).toBeLessThanOrEqual((await box(tray(page))).y + 1)

      await page.evaluate(() => scrollTo(0, 0))
      const last = page.getByRole('article').nth(4).getByRole('link').first()
      // A link that has the focus already is not scrolled to.
      await last.blur()
      await last.focus()
      const focused = await box(last)
      expect(focused.y + focused.height).toBeLessThanOrEqual((await box(tray(page))).y)
    })
  // The list behind it is looked at in list-a11y.spec.ts.
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await findViolations(page, { within: '[data-tray]' }), colorScheme).toEqual([])
  }
})
