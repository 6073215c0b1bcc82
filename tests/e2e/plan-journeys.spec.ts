import type { Locator, Page } from '@playwright/test'
import { expect, expectSettled, test } from './fixtures'
import { Visitor } from './visitor'

/** What a journey from the home page to a plan may take. */
const MOST_TAPS = 12
const MOST_KEYS = 40

const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const planLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^My plan/ })

/** Types into the search of the home page, with the key that a phone has for it. */
async function searchAtHome(visitor: Visitor, text: string) {
  await visitor.page.goto('/')
  await visitor.fill(visitor.page.getByRole('searchbox', { name: 'Search universities' }), text)
  await visitor.press('Enter')
  await expect(visitor.page).toHaveURL(/\/universities\?search=/)
}

/** Presses the hearts of the first three results. */
async function saveThree(page: Page, press: (heart: Locator) => Promise<void>) {
  await expectSettled(page)
  const hearts = page.getByRole('article').getByRole('button', { name: /to my plan$/ })
  for (const at of [0, 1, 2]) {
    await press(hearts.nth(at))
    await expect(planLink(page)).toHaveAccessibleName(`My plan ${at + 1} saved`)
  }
}

/** Opens the plan and says of what nationality one is, which brings its currency. */
async function tellNationality(visitor: Visitor, nationality: string) {
  const { page } = visitor
  await visitor.tap(planLink(page))
  await expect(section(page, 'Choices (3)')).toBeVisible()
  await visitor.tap(page.getByRole('button', { name: 'Fill in my profile' }))
  await visitor.fill(page.getByLabel('Nationality', { exact: true }), nationality)
}

/** The end of every journey: three choices, what they cost in the visitor's money, and what to do by when. */
async function expectPlan(page: Page, currency: string) {
  await expect(page).toHaveURL('/plan')
  await expect(section(page, 'Choices (3)')).toBeVisible()
  const costs = section(page, 'Choices (3)').locator('[data-slot=plan-card]')
  await expect(costs).toHaveCount(3)
  for (const cost of await costs.all()) await expect(cost).toContainText(new RegExp(`${currency} [\\d,]+`))
  const tasks = section(page, 'What to do by when')
  await expect(tasks.getByRole('checkbox').first()).toBeVisible()
  await expect(tasks).toContainText(/\b20\d{2}\b/)
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wider).toBeLessThanOrEqual(0)
}

test('a nurse from Nigeria plans a master’s in nursing in the United Kingdom on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  const nurse = new Visitor(page)
  await searchAtHome(nurse, 'masters nursing uk')
  await nurse.tap(page.getByRole('link', { name: /: Master’s, Nursing, United Kingdom$/ }).first())
  await expect(page).toHaveURL(/\/programmes\?subject=nursing/)
  await saveThree(page, (heart) => nurse.tap(heart))
  await tellNationality(nurse, 'Nigeria')
  await expectPlan(page, 'NGN')
  expect(nurse.steps).toBeLessThanOrEqual(MOST_TAPS)
})

test('an engineer from India plans a master’s in computer science in Germany by keyboard alone', async ({
  page,
}) => {
  const engineer = new Visitor(page)
  await page.goto('/')
  const found = page.getByRole('dialog').getByRole('option', { selected: true })
  await engineer.press('Control+k')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await engineer.type('ms cs germany indian')
  await expect(found).toContainText('Programmes: Master’s, Computer science, Germany')
  await engineer.press('Enter')
  await expect(page).toHaveURL(
    /\/programmes\?subject=computer-science&.*level=master&country=de&currency=INR$/,
  )
  await expect(page.getByRole('heading', { name: /^Results: / })).toBeFocused()
  await expect(section(page, 'About you').getByRole('button', { name: 'Passport: Indian' })).toBeVisible()
  await saveThree(page, (heart) => engineer.tabTo(heart))
  await engineer.press('Control+k')
  await expect(found).toContainText('My plan3 saved')
  await engineer.press('Enter')
  await expectPlan(page, 'INR')
  expect(engineer.steps).toBeLessThanOrEqual(MOST_KEYS)
})

test('a father in Brazil plans a bachelor’s in Portugal in his own words, at 200 per cent', async ({
  page,
}) => {
  await page.setViewportSize({ width: 683, height: 384 })
  const father = new Visitor(page)
  await searchAtHome(father, 'bacharelado enfermagem portugal')
  await saveThree(page, (heart) => father.tap(heart))
  await tellNationality(father, 'brasileira')
  await expectPlan(page, 'BRL')
  expect(father.steps).toBeLessThanOrEqual(MOST_TAPS)
})

test('an adviser saves a comparison of three universities, puts them into the plan of a student, and that on the board', async ({
  page,
}) => {
  const adviser = new Visitor(page)
  await searchAtHome(adviser, 'tu munchen vs eth vs nus')
  await adviser.tap(
    page.getByRole('link', { name: /Compare Technical University of Munich, ETH Zurich and/ }),
  )
  // Pressed at once: a press that comes before the page's script is not lost.
  await adviser.tap(page.getByRole('button', { name: 'Put all in my plan' }))
  await expect(planLink(page)).toHaveAccessibleName('My plan 3 saved')
  const saved = page.waitForEvent('download')
  await adviser.tap(page.getByRole('button', { name: 'Download CSV' }))
  expect((await saved).suggestedFilename()).toMatch(/^comparison-.*\.csv$/)
  await tellNationality(adviser, 'Kenya')
  await expectPlan(page, 'KES')
  const link = page.getByLabel('Link to this plan')
  await expect(link).toHaveValue(/\/plan#p=/)
  const plan = await link.inputValue()
  await adviser.tap(page.getByRole('link', { name: /^For whoever advises several students/ }))
  await adviser.fill(page.getByLabel(/^Links to plans/), plan)
  await adviser.tap(page.getByRole('button', { name: 'Add to the board' }))
  await expect(page.getByRole('row').nth(1)).toContainText('3 places')
  expect(adviser.steps).toBeLessThanOrEqual(MOST_TAPS)
})
