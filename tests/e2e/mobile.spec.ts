import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { CATALOGUE, cards, expectResults, openList, resultsHeading } from './universities'

const HEIGHT = 740
test.use({ viewport: { width: 360, height: HEIGHT }, hasTouch: true, isMobile: true })

const expectNoOverflow = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)

const sheet = (page: Page) => page.getByRole('form', { name: 'Filters' })

test('filters in a sheet that says how many results it will show, and chooses a country inside it', async ({
  page,
}) => {
  const africa = CATALOGUE.filter(({ region }) => region === 'africa')
  await openList(page, '/universities')
  await expect(resultsHeading(page)).toBeVisible()
  await expectNoOverflow(page)
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

  await page.getByRole('button', { name: 'Filters (1)' }).tap()
  await sheet(page)
    .getByRole('button', { name: /^Country: / })
    .tap()
  await page.getByPlaceholder('Type a country').fill('kenya')
  await page.getByRole('option', { name: /^Kenya/ }).tap()
  await expect(page).toHaveURL('/universities?country=ke&region=africa')
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

test('gives every control of the list the height of a thumb, and is no wider when it is empty', async ({
  page,
}) => {
  await openList(page, '/universities?region=asia&programmes=law')
  await expect(resultsHeading(page)).toBeInViewport()
  expect((await cards(page).first().boundingBox())?.y).toBeLessThan(HEIGHT - 60)
  await page.getByRole('button', { name: 'Filters (2)' }).tap()
  const small = await page
    .getByRole('main')
    .locator(
      'button, select, summary, [data-slot=checkbox-label], [data-slot=input-group], ul[aria-label] > li > a, article footer a, nav[aria-label=Pages] a',
    )
    .evaluateAll((controls) =>
      controls
        .filter(
          (control) => control.getClientRects().length > 0 && control.getBoundingClientRect().height < 44,
        )
        .filter((control) => !control.parentElement?.closest('[data-slot=input-group]'))
        .map((control) => `${control.textContent} ${control.getBoundingClientRect().height}`),
    )
  expect(small).toEqual([])

  await sheet(page).getByRole('button', { name: 'Close' }).tap()
  await page.getByRole('searchbox').fill('qqqq')
  await expectResults(page, [])
  await expectNoOverflow(page)
})

/** At how many heights the figures of a row stand at most, for each list of figures. */
const heightsOfFigures = (page: Page) =>
  page.locator('main dl').evaluateAll((lists) =>
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

test('lines up the figures at the head of a page (issue 15, fault 18)', async ({ page }) => {
  await page.goto('/')
  expect((await heightsOfFigures(page)).slice(0, 2)).toEqual([1, 1])
  for (const [path, results] of [
    ['/universities', resultsHeading(page)],
    ['/uk-universities', page.getByRole('heading', { name: /^UK Universities \(/ })],
  ] as const) {
    await page.getByRole('button', { name: 'Menu' }).tap()
    const menu = page.getByRole('navigation', { name: 'Main' })
    await menu.getByRole('button', { name: 'Universities' }).tap()
    await menu.locator(`a[href="${path}"]`).tap()
    await expect(page).toHaveURL(path)
    await expect(results).toBeVisible()
    expect((await heightsOfFigures(page))[0], path).toBe(1)
  }
})

test('lays out no card out of sight while somebody types, and nothing moves for it', async ({ page }) => {
  await openList(page, '/universities')
  const drawn = () =>
    cards(page).evaluateAll(
      (all) =>
        all.filter((card) => card.firstElementChild?.checkVisibility({ contentVisibilityAuto: true })).length,
    )
  const height = () => page.evaluate(() => document.documentElement.scrollHeight)
  const [all, before, everything] = [await drawn(), await height(), await resultsHeading(page).innerText()]
  const box = page.getByRole('searchbox').first()
  await box.focus()
  expect(await drawn()).toBeLessThan(all)
  expect(await height()).toBe(before)
  await box.fill('technology')
  await expect(resultsHeading(page)).not.toHaveText(everything)
  expect(await drawn()).toBeLessThan(all)
  await cards(page).last().scrollIntoViewIfNeeded()
  await expect(cards(page).last().getByRole('heading')).toBeInViewport()
  await box.blur()
  await expect.poll(drawn).toBe(all)
})
