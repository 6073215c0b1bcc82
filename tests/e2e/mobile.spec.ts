import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { CATALOGUE, cards, expectResults, openList, resultsHeading } from './universities'

const HEIGHT = 740
test.use({ viewport: { width: 360, height: HEIGHT }, hasTouch: true, isMobile: true })

const expectNoOverflow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

const sheet = (page: Page) => page.getByRole('form', { name: 'Filters' })

test('filters in a sheet that says how many results it will show', async ({ page }) => {
  const africa = CATALOGUE.filter(({ region }) => region === 'africa')
  await openList(page, '/universities')
  await expect(sheet(page)).toBeHidden()
  await page.getByRole('button', { name: 'Filters', exact: true }).tap()
  await expect(sheet(page)).toBeVisible()
  await expectNoOverflow(page)
  await sheet(page)
    .getByRole('radio', { name: /^Africa/ })
    .check()
  await sheet(page)
    .getByRole('button', { name: `Show ${africa.length} results` })
    .tap()
  await expect(sheet(page)).toBeHidden()
  await expect(page).toHaveURL('/universities?region=africa')
  await expectResults(page, africa)
  await expect(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible()
  await expectNoOverflow(page)
})

test('chooses a country inside the sheet', async ({ page }) => {
  await openList(page, '/universities')
  await page.getByRole('button', { name: 'Filters', exact: true }).tap()
  await sheet(page)
    .getByRole('button', { name: /^Country: / })
    .tap()
  await page.getByPlaceholder('Type a country').fill('kenya')
  await page.getByRole('option', { name: /^Kenya/ }).tap()
  await expect(page).toHaveURL('/universities?country=ke')
  await expectNoOverflow(page)
  await page.keyboard.press('Escape')
  await expect(sheet(page)).toBeVisible()
  await sheet(page).getByRole('button', { name: 'Close' }).tap()
  await expectResults(
    page,
    CATALOGUE.filter(({ countryCode }) => countryCode === 'ke'),
  )
})

for (const query of ['region=africa', 'search=oxford', 'country=de,fr,gb&programmes=law'])
  test(`begins the results within the first screen once filtered (${query})`, async ({ page }) => {
    await page.goto(`/universities?${query}`)
    await expect(resultsHeading(page)).toBeInViewport()
    const first = await cards(page).first().boundingBox()
    expect(first?.y).toBeLessThan(HEIGHT - 60)
  })

for (const path of [
  '/universities',
  '/universities?search=qqqq&region=asia',
  '/universities?sort=name&page=200',
])
  test(`never scrolls sideways (${path})`, async ({ page }) => {
    await page.goto(path)
    await expect(resultsHeading(page)).toBeVisible()
    await expectNoOverflow(page)
  })

test('gives every control of the list the height of a thumb', async ({ page }) => {
  await openList(page, '/universities?region=asia&programmes=law')
  await page.getByRole('button', { name: 'Filters (2)' }).tap()
  const small = await page
    .getByRole('main')
    .locator('button, select, summary, label.opt, .field, .chip, article footer a, nav[aria-label=Pages] a')
    .evaluateAll((controls) =>
      controls
        .filter(
          (control) => control.getClientRects().length > 0 && control.getBoundingClientRect().height < 44,
        )
        .filter((control) => !control.closest('.field') || control.classList.contains('field'))
        .map((control) => `${control.textContent} ${control.getBoundingClientRect().height}`),
    )
  expect(small).toEqual([])
})
