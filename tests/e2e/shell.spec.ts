import { expect, type Page, test } from '@playwright/test'

const PAGE = '/universities'

/** The address of a page that will never exist. */
const NOWHERE = '/no-such-page'

const header = (page: Page) => page.getByRole('banner')
const group = (page: Page, name: string) => header(page).getByRole('button', { name })

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('the menu is one stop of the Tab key, a dropdown opens on Enter and gives the focus back on Escape; the skip link, the first stop, skips the header', async ({
    page,
  }) => {
    await page.goto(PAGE)
    await expect(group(page, 'Courses')).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: 'Skip to content' })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(group(page, 'Courses')).toBeFocused()
    const link = header(page).getByRole('link', { name: 'Undergraduate' })
    await expect(link).toBeHidden()
    await page.keyboard.press('ArrowRight')
    await expect(group(page, 'Scholarships')).toBeFocused()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect(link).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(link).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await expect(group(page, 'Courses')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(link).toBeVisible()

    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await expect(skip).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    const result = page.getByRole('article').first().locator(':focus')
    for (let pressed = 0; pressed < 10 && (await result.count()) === 0; pressed++)
      await page.keyboard.press('Tab')
    await expect(result).toHaveCount(1)
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused()

    await page.goto('/')
    for (let pressed = 0; pressed < 8; pressed++) await page.keyboard.press('Tab')
    await expect(page.getByRole('search').getByRole('searchbox')).toBeFocused()
  })

  test('the header marks the current page, opens dropdowns on hover and by a click, and is not printed', async ({
    page,
  }) => {
    await page.goto(PAGE)
    await test.step('the current page is marked, and no other', async () => {
      const current = header(page).locator('[aria-current]')
      await expect(current).toHaveText(['Universities', 'All universities'])
      await expect(current.last()).toHaveAttribute('aria-current', 'page')
    })
    await test.step('a dropdown opens on hover and closes when the pointer leaves', async () => {
      const link = header(page).getByRole('link', { name: 'Undergraduate' })
      await expect(link).toBeHidden()
      await group(page, 'Courses').hover()
      await expect(link).toBeVisible()
      await expect(group(page, 'Courses')).toHaveAttribute('aria-expanded', 'true')
      await link.hover()
      await expect(link).toBeVisible()
      await page.mouse.move(640, 700)
      await expect(link).toBeHidden()
      await expect(group(page, 'Courses')).toHaveAttribute('aria-expanded', 'false')
    })
    await test.step('a dropdown stays open when its button is clicked, and Escape closes it', async () => {
      const link = header(page).getByRole('link', { name: 'Visas' })
      await group(page, 'Resources').click()
      await expect(link).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(link).toBeHidden()
      await expect(group(page, 'Resources')).toHaveAttribute('aria-expanded', 'false')
    })
    await test.step('the shell is not printed', async () => {
      await page.emulateMedia({ media: 'print' })
      await expect(header(page)).toBeHidden()
      await expect(page.getByRole('contentinfo')).toBeHidden()
    })
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('a dropdown opens on hover and on focus', async ({ page }) => {
      await page.goto(PAGE)
      await group(page, 'Guides').hover()
      await expect(header(page).getByRole('link', { name: 'Living' })).toBeVisible()
      await page.mouse.move(640, 700)
      await expect(header(page).getByRole('link', { name: 'Living' })).toBeHidden()
      await group(page, 'Courses').focus()
      await expect(header(page).getByRole('link', { name: 'PhD' })).toBeVisible()
    })
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('the menu opens, its groups expand, and Escape, a tap on a link and one beside the menu close it', async ({
    page,
  }) => {
    await page.goto(NOWHERE)
    const menu = header(page).getByRole('navigation', { name: 'Main' })
    const button = header(page).getByRole('button', { name: 'Menu' })
    await expect(menu).toBeHidden()
    await button.tap()
    await expect(menu).toBeVisible()
    await expect(group(page, 'Guides')).toHaveAttribute('aria-expanded', 'false')
    await group(page, 'Guides').tap()
    await expect(menu.getByRole('link', { name: 'Living' })).toBeVisible()
    await group(page, 'Guides').tap()
    await expect(menu.getByRole('link', { name: 'Living' })).toBeHidden()
    await group(page, 'Universities').tap()
    await menu.getByRole('link', { name: 'All universities' }).tap()
    await expect(page).toHaveURL(PAGE)
    await expect(menu).toBeHidden()
    // Nothing of the page is wider than the screen.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

    await button.tap()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await button.tap()
    await expect(menu).toBeVisible()
    await page.touchscreen.tap(180, 735)
    await expect(menu).toBeHidden()
  })

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false })

    test('the menu opens with its groups unfolded', async ({ page }) => {
      await page.goto(PAGE)
      await header(page).getByRole('button', { name: 'Menu' }).tap()
      await expect(header(page).getByRole('link', { name: 'Undergraduate' })).toBeVisible()
      await expect(header(page).getByRole('link', { name: 'Transcripts' })).toBeVisible()
    })
  })
})

test.describe('the theme', () => {
  test.use({ colorScheme: 'light' })

  /** By its label, which is visible. The click waits until the jump to the foot of the page has settled. */
  const choose = (page: Page, label: string) =>
    page.getByRole('group', { name: 'Theme' }).getByText(label, { exact: true }).click()
  const background = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)

  test('follows the system, can be chosen, is remembered before the first paint, and changes in every open tab', async ({
    page,
    context,
  }) => {
    await page.goto(PAGE)
    const light = await background(page)
    await expect(page.getByRole('radio', { name: 'System' })).toBeChecked()
    await choose(page, 'Dark')
    await expect.poll(() => background(page)).not.toBe(light)

    const other = await context.newPage()
    await test.step('is remembered before the first paint', async () => {
      // Notes the theme at the moment the body begins, before any of it can be painted.
      await other.addInitScript(() => {
        new MutationObserver((_, observer) => {
          if (!document.body) return
          observer.disconnect()
          document.documentElement.dataset.atFirstPaint = document.documentElement.dataset.theme
        }).observe(document, { childList: true, subtree: true })
      })
      await other.goto(PAGE)
      await expect(other.locator('html')).toHaveAttribute('data-at-first-paint', 'dark')
      await expect(other.getByRole('radio', { name: 'Dark' })).toBeChecked()
    })

    await test.step('follows the system', async () => {
      await choose(page, 'System')
      await expect.poll(() => background(page)).toBe(light)
      await page.emulateMedia({ colorScheme: 'dark' })
      await expect.poll(() => background(page)).not.toBe(light)
      await page.emulateMedia({ colorScheme: 'light' })
    })

    await test.step('changes in every open tab', async () => {
      await expect(other.getByRole('radio', { name: 'System' })).toBeChecked()
      await choose(page, 'Dark')
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
      await expect(other.getByRole('radio', { name: 'Dark' })).toBeChecked()
    })
  })
})

test('an unknown address answers 404 inside the shell and logs its path once', async ({ page }) => {
  const lines: string[] = []
  page.on('console', (message) => lines.push(message.text()))
  const response = await page.goto(NOWHERE)
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await expect(header(page)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/')
  await expect.poll(() => lines.filter((line) => line.includes(NOWHERE))).toHaveLength(1)
  await expect(header(page).locator('[aria-current]')).toHaveCount(0)
})
