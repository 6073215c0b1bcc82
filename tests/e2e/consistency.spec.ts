import type { Page } from '@playwright/test'
import type { ListCase } from '../fixtures/list-cases'
import { expect, test } from './fixtures'
import { byPlace, CATALOGUE, chips, expectView, openList, readFixture, resultsHeading } from './universities'

test('count, chips, boxes and rows agree for a text, from the server and from the browser', async ({
  page,
}) => {
  const view = {
    url: '/universities?search=oxford',
    results: byPlace(
      CATALOGUE.filter(({ name, aliases, campusLife, description }) =>
        /oxford/i.test([name, ...aliases, campusLife.location, description].join(' ')),
      ),
      'oxford',
    ),
    chips: ['“oxford”'],
  }
  await openList(page, view.url)
  await expectView(page, view)
  // The same search again, answered in the browser this time.
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Country')
  await expect(page).toHaveURL('/universities?search=oxford&sort=country')
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('World Ranking')
  await expectView(page, view)
})

test('the number beside an option is the number of results after choosing it', async ({ page }) => {
  await openList(page, '/universities?country=gb,us')
  await page.getByText('More filters', { exact: true }).click()
  await page.locator('summary', { hasText: 'Programmes' }).click()
  const filters = page.getByRole('form', { name: 'Filters' })
  for (const option of [
    filters.getByRole('checkbox', { name: /^Law / }),
    filters.getByRole('checkbox', { name: /^Medicine / }),
    filters.getByRole('radio', { name: /^North America / }),
  ]) {
    const [shown] = (await option.locator('..').locator('b').textContent())?.split(' ') ?? []
    await option.check()
    await expect(resultsHeading(page)).toHaveText(new RegExp(` of ${shown}$`))
  }
})

test.describe('every filter of every list', () => {
  test.describe.configure({ timeout: 300_000 })

  for (const path of ['/universities', '/uk-universities', '/programmes', '/scholarships'])
    test(`count, chips, boxes and rows agree for each filter of ${path}`, async ({ page }) => {
      const all = readFixture<ListCase[]>('list-cases').filter(({ href }) => href.startsWith(`${path}?`))
      expect(all.length).toBeGreaterThan(2)
      // Boxes of "More filters" come with the script.
      for (const own of all.filter(({ ticked }) => ticked.length > 0))
        await test.step(own.href, () => expectAgreement(page, own))
      for (const own of all.filter(({ ticked }) => ticked.length === 0))
        await test.step(`${own.href}, as the server sends it`, () => expectServedAgreement(page, own))
    })
})

/** The id in a link, which may also name the level and the subject. */
const idIn = (link: string | null) => link?.split('?')[0]?.split('/').at(-1)
const statusOf = ({ total }: ListCase) => new RegExp(`^${total.toLocaleString('en')} .* found$`)
const chipsOf = ({ chips: labels }: ListCase) => labels.map((label) => `Remove filter: ${label}✕`)

async function expectAgreement(page: Page, own: ListCase) {
  await page.goto(own.href)
  await expect(page.getByRole('status').first()).toHaveText(statusOf(own))
  await expect(chips(page)).toHaveText(chipsOf(own))
  const links = page.locator('[data-results] article h3 a')
  await expect(links).toHaveCount(own.ids.length)
  const shown = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))
  expect(shown.map(idIn)).toEqual(own.ids)
  const boxes = page
    .getByRole('form', { name: 'Filters' })
    .locator('label:has(input:checked)')
    .filter({ hasNotText: /^All / })
  await expect(boxes).toHaveText(own.ticked)
}

/** Looks at a page that is not opened: the browser reads it without drawing it or running its script. */
async function expectServedAgreement(page: Page, own: ListCase) {
  const served = await page.evaluate(async (href) => {
    const html = await (await fetch(href)).text()
    const sent = new DOMParser().parseFromString(html, 'text/html')
    const all = (selector: string) => [...sent.querySelectorAll(selector)]
    const textsOf = (selector: string) => all(selector).map(({ textContent }) => textContent)
    return {
      statuses: textsOf('main [role=status]'),
      chips: textsOf('[aria-label="Active filters"] > :not(:last-child) > a'),
      links: all('[data-results] article h3 a').map((link) => link.getAttribute('href')),
      ticked: textsOf('form[aria-label="Filters"] label:has(input:checked)'),
    }
  }, own.href)
  expect(served.statuses[0]).toMatch(statusOf(own))
  expect(served.chips).toEqual(chipsOf(own))
  expect(served.links.map(idIn)).toEqual(own.ids)
  expect(served.ticked.filter((text) => !text.startsWith('All '))).toEqual(own.ticked)
}
