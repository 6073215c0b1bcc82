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
  const done = page.getByRole('button', { name: 'Done' })
  await expect(done).toBeInViewport({ ratio: 1 })
  await done.tap()
  await expect(sheet(page)).toBeVisible()
  await sheet(page).getByRole('button', { name: 'Close' }).tap()
  await expectResults(
    page,
    CATALOGUE.filter(({ countryCode }) => countryCode === 'ke'),
  )
})

test('begins the results within the first screen once filtered, and never scrolls sideways', async ({
  page,
}) => {
  for (const query of ['region=africa', 'search=oxford', 'country=de,fr,gb&programmes=law']) {
    await page.goto(`/universities?${query}`)
    await expect(resultsHeading(page), query).toBeInViewport()
    const first = await cards(page).first().boundingBox()
    expect(first?.y, query).toBeLessThan(HEIGHT - 60)
  }
  for (const query of ['', '?search=qqqq&region=asia', '?sort=name&page=200']) {
    await page.goto(`/universities${query}`)
    await expect(resultsHeading(page), query).toBeVisible()
    await expectNoOverflow(page)
  }
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

test('lines up the figures at the head of a page (issue 15, fault 18)', async ({ page }) => {
  for (const path of ['/', '/universities', '/uk-universities']) {
    await page.goto(path)
    const rows = await page.locator('main dl').evaluateAll((lists) =>
      lists.map((list) => {
        const byRow = new Map<number, Set<number>>()
        for (const figure of list.children) {
          const row = Math.round(figure.getBoundingClientRect().top)
          const top = Math.round(figure.querySelector('dd')?.getBoundingClientRect().top ?? 0)
          byRow.set(row, (byRow.get(row) ?? new Set()).add(top))
        }
        return Math.max(...[...byRow.values()].map((tops) => tops.size))
      }),
    )
    expect(rows[0], path).toBe(1)
    if (path === '/') expect(rows[1]).toBe(1)
  }
})
