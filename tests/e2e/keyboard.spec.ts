import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { CATALOGUE, cards, chips, expectResults, openList, resultsHeading } from './universities'

/** Presses Tab until the element has the focus, as a visitor would. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let pressed = 0; pressed < 90; pressed++) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

/** Goes by the results, which come before the filters. */
async function skipToFilters(page: Page) {
  await tabTo(page, page.getByRole('link', { name: 'Skip to filters' }))
  await page.keyboard.press('Enter')
}

test('filters with Tab, arrows, Enter, Space and Escape alone, and never loses the focus', async ({
  page,
}) => {
  const japan = CATALOGUE.filter(({ countryCode }) => countryCode === 'jp')
  const law = japan.filter(({ popularPrograms }) => popularPrograms.some(({ label }) => label === 'Law'))
  await openList(page, '/universities')
  const country = page.getByRole('button', { name: /^Country: / })

  await test.step('walks the country list with arrows and leaves it unchanged on Escape', async () => {
    await skipToFilters(page)
    await tabTo(page, country)
    await page.keyboard.press('Space')
    await expect(page.getByRole('option', { name: /^France/ })).toBeAttached()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await expect(page.locator('[role=option][data-selected=true]')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Country: All Countries' })).toBeFocused()
    await expect(page).toHaveURL('/universities#university-filters')
  })

  await test.step('chooses a country', async () => {
    await page.keyboard.press('Enter')
    await expect(page.getByPlaceholder('Type a country')).toBeFocused()
    await expect(page.getByRole('option', { name: /^Japan/ })).toBeVisible()
    await page.keyboard.type('jap')
    await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(1)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/universities?country=jp#university-filters')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(country).toBeFocused()
    await expectResults(page, japan)
  })

  await test.step('ticks and unticks a programme', async () => {
    await tabTo(page, page.locator('summary', { hasText: 'More filters' }))
    await page.keyboard.press('Enter')
    await tabTo(page, page.locator('summary', { hasText: 'Programmes' }))
    await page.keyboard.press('Space')
    await tabTo(page, page.getByRole('checkbox', { name: /^Law / }))
    await page.keyboard.press('Space')
    await expect(page).toHaveURL('/universities?country=jp&programmes=law#university-filters')
    await expectResults(page, law)
    await page.keyboard.press('Space')
    await expect(page).toHaveURL('/universities?country=jp#university-filters')
    await expect(page.getByRole('checkbox', { name: /^Law / })).toBeFocused()
    await expectResults(page, japan)
  })

  await test.step('removes a filter by its chip', async () => {
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox', { name: 'Search' })).toBeFocused()
    await tabTo(page, chips(page).first())
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/universities#university-filters')
    await expect(resultsHeading(page)).toBeFocused()
  })
})

/** The element with the focus has an outline that can be seen, or its frame has one. */
async function expectOutline(target: Locator) {
  const outline = await target.evaluate((element) => {
    const framed = element.closest('[data-slot=input-group]') ?? element
    return Math.max(...[element, framed].map((each) => parseFloat(getComputedStyle(each).outlineWidth)))
  })
  expect(outline).toBeGreaterThanOrEqual(2)
}

test('the first result of a long sentence is within 10 stops of the skip link', async ({ page }) => {
  await page.goto('/universities?search=masters computer science germany under 20000 eur no ielts')
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('link', { name: 'Skip to results' }))
  await page.keyboard.press('Enter')
  await expect(resultsHeading(page)).toBeFocused()
  const first = cards(page).first().getByRole('link').first()
  for (let pressed = 0; pressed < 8; pressed++) {
    if (await first.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(first).toBeFocused()
})

test('moves among regions with the arrow keys, shows where the focus is, turns the page and opens a profile', async ({
  page,
}) => {
  const inRegion = CATALOGUE.filter(({ region }) => region === 'north-america')
  await openList(page, '/universities')
  const country = page.getByRole('button', { name: /^Country: / })
  await skipToFilters(page)
  await tabTo(page, country)
  await expectOutline(country)

  await tabTo(page, page.getByRole('radio', { name: /^All Regions/ }))
  await page.keyboard.press('ArrowDown')
  await expect(page).toHaveURL('/universities?region=north-america#university-filters')
  await expect(page.getByRole('radio', { name: /^North America/ })).toBeFocused()
  await expectResults(page, inRegion)

  await page.keyboard.press('/')
  const next = page.getByRole('link', { name: 'Next' })
  for (const target of [chips(page).first(), cards(page).first().getByRole('link').first(), next]) {
    await tabTo(page, target)
    await expectOutline(target)
  }

  await page.keyboard.press('Enter')
  await expect(resultsHeading(page)).toBeFocused()
  await expectResults(page, inRegion, 2)
  const [, , , , , , , , , tenth] = inRegion
  await tabTo(page, cards(page).first().getByRole('link').first())
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/universities/${tenth?.id}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tenth?.name ?? '')
})
