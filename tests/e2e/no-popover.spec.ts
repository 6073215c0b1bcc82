import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'

/**
 * Issue 15, fault 2: browsers without popovers. Chromium can't be one, so the attribute that it knows is kept from it, by
 * which elements are what they are in such a browser, and the rules for such a browser are made to hold.
 */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['popover', 'showPopover', 'hidePopover', 'togglePopover'])
      Reflect.deleteProperty(HTMLElement.prototype, name)
    const { setAttribute } = Element.prototype
    Element.prototype.setAttribute = function (name, value) {
      if (name !== 'popover') setAttribute.call(this, name, value)
    }
  })
  await page.route('**', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await route.fetch({ maxRedirects: 0 })
    if (response.status() >= 300) return route.fallback()
    const html = await response.text()
    await route.fulfill({
      response,
      body: html
        .replaceAll(' popover="auto"', '')
        .replaceAll(/@supports not selector\(:popover-open\)/g, '@supports (display: block)'),
    })
  })
})

/** The element is in the flow of the page, and what lies at its middle is a part of it. */
async function expectUncovered(element: Locator) {
  await element.scrollIntoViewIfNeeded()
  const found = await element.evaluate((each) => {
    const { left, top, width, height } = each.getBoundingClientRect()
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)
    return { isHit: hit !== null && each.contains(hit), position: getComputedStyle(each).position }
  })
  expect(found).toEqual({ isHit: true, position: expect.not.stringMatching(/absolute|fixed/) })
}

const LISTS = ['/universities', '/scholarships?tab=browse']

const filters = (page: Page) => page.getByRole('form', { name: 'Filters' })

test('nothing of a list is covered at 360 and 768 px', async ({ page }) => {
  const main = page.getByRole('main')
  for (const path of LISTS) {
    await page.setViewportSize({ width: 360, height: 844 })
    await page.goto(path)
    await expect(page.locator('form [aria-haspopup=dialog], select[name=city]').first()).toBeAttached()
    for (const width of [360, 768]) {
      await test.step(`${path} at ${width}`, async () => {
        await page.setViewportSize({ width, height: 844 })
        for (const element of [
          main.getByRole('heading', { level: 1 }),
          main.getByRole('searchbox'),
          main.getByRole('article').first(),
          main.getByRole('article').last(),
          page.getByRole('navigation', { name: 'Main' }),
        ])
          await expectUncovered(element)
        await expect(page.locator('[popovertarget]:not([data-slot=tooltip-trigger]):visible')).toHaveCount(0)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      })
    }
  }
})

test('the filters are a block above the results, and filter, the list of countries with them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/universities')
  const block = await filters(page).boundingBox()
  expect(block?.height).toBeLessThan(844 * 0.7)
  await filters(page)
    .getByRole('radio', { name: /^Africa/ })
    .check()
  await expect(page).toHaveURL('/universities?region=africa')
  await expect(page.getByRole('link', { name: 'Remove filter: Africa' })).toBeVisible()

  await filters(page)
    .getByRole('button', { name: /^Country: / })
    .click()
  await page.getByPlaceholder('Type a country').fill('kenya')
  await page.getByRole('option', { name: /^Kenya/ }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/universities?country=ke&region=africa')
})

test('the menu stands in the header, opens its groups and leads on', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/universities/university-of-oxford')
  const menu = page.getByRole('navigation', { name: 'Main' })
  const group = menu.getByRole('button', { name: 'Scholarships' })
  await group.click()
  const link = menu.locator('[id^=menu-] a:visible').first()
  await expectUncovered(page.getByRole('heading', { level: 1 }))
  await expectUncovered(link)
  await link.click()
  await expect(page).not.toHaveURL('/universities/university-of-oxford')
  await expectUncovered(page.getByRole('heading', { level: 1 }))
})

test('the meaning of a word stands below it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/resources/visa')
  const meaning = page.getByText('the number a British university gives you', { exact: false })
  await expect(meaning).toBeVisible()
  await expect(meaning).toHaveCSS('position', 'static')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the filters are sent as a form', async ({ page }) => {
    await page.goto('/universities')
    await filters(page)
      .getByRole('radio', { name: /^Africa/ })
      .check()
    await filters(page).getByRole('button', { name: 'Apply filters' }).click()
    await expect(page).toHaveURL('/universities?region=africa')
  })
})
