import type { Browser, Page } from '@playwright/test'
import { expect, expectNoAxeViolations, expectSettled, test } from './fixtures'

const section = (page: Page, name: string | RegExp) => page.getByRole('region', { name })
const articles = (page: Page) => page.getByRole('article')
const planLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^My plan/ })
const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 768

/** The third is a laptop at 200 per cent. */
const PHONE = { width: 360, height: 800 }
const LAPTOP = { width: 1366, height: 768 }
const ENLARGED = { width: 683, height: 384 }

/** Goes home from another page. */
const goHome = (page: Page) =>
  page.getByRole('banner').getByRole('link', { name: 'Meridian', exact: true }).click()

/** Types into the search of the home page. */
async function searchAtHome(page: Page, text: string) {
  await page.getByRole('searchbox', { name: 'Search universities' }).fill(text)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/universities\?/)
}

/** Types into the search of the home page, and opens the programmes that it is understood as. */
async function searchProgrammes(page: Page, text: string, understood: RegExp) {
  await page.goto('/')
  await searchAtHome(page, text)
  await page.getByRole('link', { name: understood }).first().click()
  await expect(page).toHaveURL(/\/programmes\?subject=/)
}

/** Chooses countries in the list of programmes. */
async function chooseCountries(page: Page, names: readonly string[], codes: string) {
  if (isPhone(page)) await page.getByRole('button', { name: 'Filters' }).click()
  await page.getByRole('button', { name: /^Country: / }).click()
  for (const name of names) await page.getByRole('option', { name: new RegExp(`^${name}`) }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page).toHaveURL(new RegExp(`country=${codes}`))
  if (isPhone(page)) await page.getByRole('button', { name: /^Show [\d,]+ results?/ }).click()
}

/** Presses the first heart of a country, and waits until the header has counted it. */
async function saveFrom(page: Page, country: string, saved: number) {
  await expectSettled(page)
  const card = articles(page).filter({ hasText: country }).first()
  await card.getByRole('button', { name: /to my plan$/ }).press('Enter')
  await expect(planLink(page)).toHaveAccessibleName(`My plan ${saved} saved`)
}

/** Fills in the visitor's profile in the plan. */
async function tellNationality(page: Page, country: string) {
  await page.getByRole('button', { name: /^(Fill in my profile|Change it)$/ }).click()
  await page.getByLabel('Nationality', { exact: true }).fill(country)
  await expect(section(page, 'About me')).toContainText(country)
}

/** The end of every journey: costs, tasks and a calendar, and all of it in a browser that has never been here. */
async function expectWholePlan(page: Page, browser: Browser, choices: number, awards: number) {
  const costs = section(page, 'What I would pay')
  await expect(costs.getByRole('listitem')).toHaveCount(choices)
  await expect(costs.getByRole('listitem').first()).toContainText(/about [A-Z]{3} [\d,]+/i)
  const tasks = section(page, 'What to do by when')
  await expect(tasks.getByRole('checkbox').first()).toBeVisible()
  await tasks.getByText('In my calendar', { exact: true }).press('Enter')
  const address = new URL(await tasks.getByLabel('Address to subscribe to').inputValue())
  const calendar = await page.request.get(address.pathname + address.search)
  expect(await calendar.text()).toContain('BEGIN:VEVENT')
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  expect(wider).toBeLessThanOrEqual(0)

  await expect(page.getByLabel('Link to this plan')).toHaveValue(/\/plan#p=/)
  const link = await page.getByLabel('Link to this plan').inputValue()
  expect(link.length).toBeLessThanOrEqual(2000)
  const elsewhere = await browser.newContext({ viewport: page.viewportSize(), serviceWorkers: 'block' })
  const there = await elsewhere.newPage()
  await there.goto(link)
  await there.getByRole('button', { name: 'Keep it in this browser' }).click()
  await expect(planLink(there)).toHaveAccessibleName(`My plan ${choices + awards} saved`)
  await expect(section(there, `Choices (${choices})`)).toBeVisible()
  await expect(section(there, 'What I would pay').getByRole('listitem')).toHaveCount(choices)
  await expect(section(there, 'What to do by when').getByRole('checkbox').first()).toBeVisible()
  await elsewhere.close()
}

test('a nurse from Nigeria plans a master’s in public health in the United Kingdom or Canada, with funding', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(PHONE)
  await searchProgrammes(page, 'masters public health', /: Master’s, Public health$/)
  await chooseCountries(page, ['United Kingdom'], 'gb')
  await saveFrom(page, 'United Kingdom', 1)
  await goHome(page)
  await searchAtHome(page, 'canada')
  await saveFrom(page, 'Canada', 2)

  await page.goto('/scholarships?tab=browse')
  const search = page.getByRole('searchbox', { name: 'Search', exact: true })
  await search.fill('fully funded masters uk for nigerians')
  await expect(page).toHaveURL(/\/scholarships\?search=/)
  await saveFrom(page, 'Chevening', 3)

  await planLink(page).click()
  await tellNationality(page, 'Nigeria')
  const british = section(page, 'Choices (2)').locator('[data-slot=plan-card]').first()
  await expect(british).toContainText(/NGN [\d,]+ \(GBP [\d,]+\)/)
  await british.locator('summary', { hasText: 'Awards for it (0)' }).press('Enter')
  await british.getByRole('checkbox', { name: /Chevening/ }).check()
  await expect(section(page, 'Awards (1)')).toContainText('For ')
  await expectWholePlan(page, browser, 2, 1)
})

test('an engineer from India finds a master’s in computer science for at most 20,000 dollars a year all in', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(LAPTOP)
  await searchProgrammes(page, 'masters computer science', /: Master’s, Computer science$/)
  await chooseCountries(page, ['Germany'], 'de')
  await saveFrom(page, 'RWTH Aachen', 1)
  await chooseCountries(page, ['Netherlands'], 'de,nl')
  await saveFrom(page, 'Netherlands', 2)
  await chooseCountries(page, ['United States'], 'de,nl,us')
  await saveFrom(page, 'United States', 3)

  await planLink(page).click()
  await tellNationality(page, 'India')
  const choices = section(page, 'Choices (3)')
  await choices.getByRole('combobox', { name: 'My currency' }).selectOption('USD')
  await choices.getByRole('combobox', { name: 'Order' }).selectOption('Total, cheapest first')
  await choices.getByRole('textbox', { name: 'At most, a year in USD' }).fill('20,000')
  await expect(choices.getByRole('status')).toHaveText('1 of 3 choices cost at most that in total.')
  await expect(choices.locator('[data-slot=plan-card]').first()).toContainText('RWTH Aachen')
  await expectNoAxeViolations(page)
  // One has only a usual range, and one no tuition for a master's that we know: neither is a price.
  await expect(choices.getByText('Not known (2)')).toBeVisible()
  await expectWholePlan(page, browser, 3, 0)
})

test('a father in Brazil asks what a bachelor’s costs in Portugal, and puts the United States beside it', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(ENLARGED)
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'What would it cost me?' }).press('Enter')
  const question = page.getByRole('form', { name: 'What would it cost me?' })
  await question.getByLabel('Where').selectOption('Portugal')
  await question.getByLabel('My passport').fill('Brazilian')
  await question.getByRole('button').press('Enter')
  await expect(page).toHaveURL('/cost?country=pt&passport=br')
  await expect(
    page.getByText(
      /^At least about BRL [\d,]+ \(EUR [\d,]+\) for 3 years, if it charges as others here do; middle BRL [\d,]+, high BRL [\d,]+$/,
    ),
  ).toBeVisible()
  await goHome(page)
  await searchAtHome(page, 'bachelor portugal')
  await saveFrom(page, 'Portugal', 1)
  await goHome(page)
  await searchAtHome(page, 'bachelor united states')
  await saveFrom(page, 'United States', 2)

  await planLink(page).click()
  await tellNationality(page, 'Brazil')
  // A usual range is no price, so it need not stand first, however low it is.
  await expect(
    section(page, 'What I would pay')
      .getByRole('listitem')
      .filter({ hasText: /\(EUR [\d,]+\)/ }),
  ).toContainText('if it charges as others here do')
  await expectWholePlan(page, browser, 2, 0)
})
