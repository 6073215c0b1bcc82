import type { Page } from '@playwright/test'
import { expect, expectAccessibleInBothThemes, expectNoAxeViolations, pressUntilOpen, test } from './fixtures'

const header = (page: Page) => page.getByRole('banner')
const palette = (page: Page) => page.getByRole('dialog', { name: 'Search Meridian' })
const box = (page: Page) => page.getByRole('combobox', { name: 'Search Meridian' })
const option = (page: Page, name: RegExp) => palette(page).getByRole('option', { name })
const searchButton = (page: Page) => header(page).getByRole('button', { name: 'Search' })

/** Opens it on a page that stands. */
async function open(page: Page) {
  await page.keyboard.press('Control+k')
  await expect(box(page)).toBeFocused()
}

async function openPalette(page: Page) {
  await page.goto('/about')
  await pressUntilOpen(page, 'Control+k', palette(page))
  await expect(box(page)).toBeFocused()
}

test('loads nothing before it is wanted, opens by the button and by Ctrl and ⌘ K from anywhere, and gives the focus back', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/about')
  await page.waitForLoadState('networkidle')
  await test.step('what it needs is loaded when a key opens it', async () => {
    expect(asked.filter((path) => path.startsWith('/catalogue/'))).toEqual([])
    const before = asked.length
    await open(page)
    await expect.poll(() => asked.some((path) => path.endsWith('/palette.json'))).toBe(true)
    expect(asked.slice(before).some((path) => path.endsWith('.js'))).toBe(true)
  })
  await test.step('the same key closes it, and ⌘ K opens it from a link', async () => {
    await page.keyboard.press('Control+k')
    await expect(palette(page)).toBeHidden()
    const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })
    await terms.focus()
    await page.keyboard.press('Meta+k')
    await expect(palette(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(terms).toBeFocused()
  })
  await test.step('the button opens it, and Escape closes it', async () => {
    await searchButton(page).click()
    await expect(palette(page)).toBeVisible()
    await expect(box(page)).toBeFocused()
    await expect(page).toHaveURL('/about')
    await page.keyboard.press('Escape')
    await expect(palette(page)).toBeHidden()
    await expect(searchButton(page)).toBeFocused()
  })
})

const FOUND = [
  ['university', 'oxford', /^University of Oxford/, '/universities/university-of-oxford'],
  ['scholarship', 'clarendon', /^Clarendon/, '/scholarships/clarendon'],
  ['country by another name', 'holland', /^Netherlands/, '/resources/countries/nl'],
  ['page', 'toefl pte', /^English language tests/, '/tests/english'],
] as const

test('finds universities, scholarships, countries, pages and posts, by other names too', async ({ page }) => {
  await openPalette(page)
  for (const [what, text, name, url] of FOUND)
    await test.step(what, async () => {
      if (await palette(page).isHidden()) await open(page)
      await box(page).fill(text)
      await option(page, name).first().click()
      await expect(page).toHaveURL(url)
      await expect(palette(page)).toBeHidden()
      await expect(page.getByRole('main')).toBeFocused()
    })
})

test('is walked by keys alone, and closes when one goes back', async ({ page }) => {
  await openPalette(page)
  await page.keyboard.type('oxford university')
  await expect(option(page, /^University of Oxford/)).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(option(page, /^University of Oxford/)).toHaveAttribute('aria-selected', 'false')
  const selected = palette(page).getByRole('option', { selected: true })
  await expect(box(page)).toHaveAttribute(
    'aria-activedescendant',
    (await selected.getAttribute('id')) ?? 'none',
  )
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/universities/university-of-oxford')

  await open(page)
  await page.goBack()
  await expect(page).toHaveURL('/about')
  await expect(palette(page)).toBeHidden()
})

test('finds a country by another name before its universities, remembers the latest choices on the device, and forgets them', async ({
  page,
}) => {
  await openPalette(page)
  await box(page).fill('holland')
  await expect(palette(page).getByRole('group').first()).toContainText('Netherlands')
  await expect(option(page, /^Netherlands/)).toHaveAttribute('aria-selected', 'true')

  await box(page).fill('clarendon')
  await option(page, /^Clarendon/).click()
  await expect(page).toHaveURL('/scholarships/clarendon')
  await openPalette(page)
  const recent = palette(page).getByRole('group', { name: 'Recent' })
  await expect(recent.getByRole('option')).toHaveText([/^Clarendon/, 'Clear recent choices'])
  await recent.getByRole('option', { name: 'Clear recent choices' }).click()
  await expect(recent).toBeHidden()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('meridian-recent'))).toBeNull()
})

test.describe('when the index can’t be fetched', () => {
  test.use({ allowConsole: [/Failed to load resource/] })

  test('keeps what was typed, shows what there is, and tries again', async ({ page }) => {
    await page.route('**/catalogue/*/index.json', (route) => route.fulfill({ status: 503 }))
    await openPalette(page)
    await box(page).fill('oxford brazil')
    await expect(palette(page).getByRole('alert')).toContainText('could not be loaded')
    await expect(palette(page).getByText(/^Nothing found/)).toBeHidden()
    await box(page).fill('oxford')
    await page.unroute('**/catalogue/*/index.json')
    await palette(page).getByRole('button', { name: 'Try again' }).click()
    await expect(option(page, /^University of Oxford/)).toBeVisible()
    await expect(box(page)).toHaveValue('oxford')
    await expect(palette(page).getByRole('alert')).toBeHidden()
  })
})

test('has no axe violations, empty, or with results in either theme, nor where nothing is found, and leads from there to the list with the same words', async ({
  page,
}) => {
  await openPalette(page)
  await expectNoAxeViolations(page)
  await box(page).fill('oxford')
  await expect(option(page, /^University of Oxford/)).toBeVisible()
  await expectAccessibleInBothThemes(page)

  await box(page).fill('qqqq zzzz')
  await expect(palette(page).getByText(/^Nothing found for/)).toBeVisible()
  await expectNoAxeViolations(page)
  await palette(page).getByRole('link', { name: 'Search the list of universities' }).click()
  await expect(page).toHaveURL('/universities?search=qqqq+zzzz')
  await expect(palette(page)).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('fills the screen, with targets a finger can hit, and gives the focus back to the menu', async ({
    page,
  }) => {
    await page.goto('/about')
    await page.waitForLoadState('networkidle')
    await header(page).getByRole('button', { name: 'Menu' }).tap()
    await searchButton(page).tap()
    await expect(palette(page)).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    expect(await palette(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 })
    await box(page).fill('oxford')
    await expect(option(page, /^University of Oxford/)).toBeVisible()
    for (const target of await palette(page).locator('[role=option], button, input').all()) {
      expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44)
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await palette(page).getByRole('button', { name: 'Close' }).tap()
    await expect(header(page).getByRole('button', { name: 'Menu' })).toBeFocused()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Search leads to the list of universities', async ({ page }) => {
    await page.goto('/about')
    await searchButton(page).click()
    await expect(page).toHaveURL(/\/universities\??$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
