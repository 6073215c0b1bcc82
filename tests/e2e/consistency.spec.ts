import type { Page } from '@playwright/test'
import type { ListCase } from '../fixtures/list-cases'
import { expect, test } from './fixtures'
import {
  CATALOGUE,
  chips,
  expectResults,
  ifReported,
  openList,
  readFixture,
  resultsHeading,
  type Entry,
} from './universities'

type Case = {
  query: string
  passes: (entry: Entry) => boolean
  chips: string[]
  /** Names of the boxes that are ticked, beyond "All Regions". */
  boxes: string[]
}

const CASES: Case[] = [
  {
    query: 'search=oxford',
    passes: ({ name, aliases, campusLife, description }) =>
      /oxford/i.test([name, ...aliases, campusLife.location, description].join(' ')),
    chips: ['“oxford”'],
    boxes: [],
  },
  {
    query: 'country=ca,mx',
    passes: ({ countryCode }) => ['ca', 'mx'].includes(countryCode),
    chips: ['Canada', 'Mexico'],
    boxes: [],
  },
  {
    query: 'region=middle-east',
    passes: ({ region }) => region === 'middle-east',
    chips: ['Middle East'],
    boxes: ['Middle East'],
  },
  {
    query: 'programmes=economics,law',
    passes: ({ popularPrograms }) => popularPrograms.includes('Economics') && popularPrograms.includes('Law'),
    chips: ['Economics', 'Law'],
    boxes: ['Economics', 'Law'],
  },
  {
    query: 'facilities=library',
    passes: ({ facilities }) => facilities.includes('Library'),
    chips: ['Library'],
    boxes: ['Library'],
  },
  {
    query: 'tuitionMax=10000',
    passes: ({ dollars }) => ifReported(dollars, (sum) => sum <= 10_000),
    chips: ['Tuition: up to US$ 10,000'],
    boxes: [],
  },
  {
    query: 'acceptanceMin=60',
    passes: ({ acceptanceRate }) => acceptanceRate !== null && acceptanceRate >= 60,
    chips: ['Acceptance rate: from 60%'],
    boxes: [],
  },
  {
    query: 'rankMin=50&rankMax=150',
    passes: ({ worldRanking }) => !!worldRanking && worldRanking.rank >= 50 && worldRanking.rank <= 150,
    chips: ['World ranking: #50–#150'],
    boxes: [],
  },
  {
    query: 'employmentMax=90',
    passes: ({ academics }) => ifReported(academics?.employmentRate, (rate) => rate <= 90),
    chips: ['Employment rate: up to 90%'],
    boxes: [],
  },
  {
    query: 'deadline=1,2',
    passes: ({ admissionRequirements: { applicationDeadline } }) =>
      [1, 2].includes(applicationDeadline?.month ?? 0),
    chips: ['Deadline in January', 'Deadline in February'],
    boxes: ['January', 'February'],
  },
]

for (const { query, passes, chips: labels, boxes } of CASES)
  test(`count, chips, boxes and rows agree for ${query}`, async ({ page }) => {
    const found = CATALOGUE.filter(passes)
    const expectAgreement = async () => {
      await expectResults(page, found)
      await expect(chips(page)).toHaveText(labels.map((label) => `Remove filter: ${label}✕`))
      const ticked = page
        .getByRole('form', { name: 'Filters' })
        .locator('label:has(input:checked)')
        .filter({ hasNotText: /^All Regions/ })
      // The number of unknown rows may follow the number.
      await expect(ticked).toHaveText(
        boxes.map((box) => new RegExp(`^${box}${found.length.toLocaleString('en')}( |$)`)),
      )
      await expect(page.getByRole('status').first()).toHaveText(/ found$/)
    }
    await openList(page, `/universities?${query}`)
    await expectAgreement()

    // The same search again, answered in the browser this time.
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Country')
    await expect(page).toHaveURL(`/universities?${query}&sort=country`)
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('World Ranking')
    await expect(page).toHaveURL(`/universities?${query}`)
    await expectAgreement()
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

  /** Boxes of "More filters" come with the script. Filters without boxes are looked at as the server sends them. */
  for (const path of ['/universities', '/uk-universities', '/programmes', '/scholarships'])
    for (const withBoxes of [true, false])
      test.describe(withBoxes ? 'with script' : 'without script', () => {
        test.use({ javaScriptEnabled: withBoxes })

        test(`count, chips, boxes and rows agree for each filter of ${path}`, async ({ page }) => {
          const all = readFixture<ListCase[]>('list-cases').filter(({ href }) => href.startsWith(`${path}?`))
          expect(all.length).toBeGreaterThan(2)
          for (const own of all.filter(({ ticked }) => ticked.length > 0 === withBoxes))
            await test.step(own.href, () => expectAgreement(page, own))
        })
      })
})

async function expectAgreement(page: Page, { href, total, ids, chips: labels, ticked }: ListCase) {
  await page.goto(href)
  await expect(page.getByRole('status').first()).toHaveText(
    new RegExp(`^${total.toLocaleString('en')} .* found$`),
  )
  await expect(chips(page)).toHaveText(labels.map((label) => `Remove filter: ${label}✕`))
  const links = page.locator('[data-results] article h3 a')
  await expect(links).toHaveCount(ids.length)
  const shown = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href')))
  expect(shown.map((link) => link?.split('/').at(-1))).toEqual(ids)
  const boxes = page
    .getByRole('form', { name: 'Filters' })
    .locator('label:has(input:checked)')
    .filter({ hasNotText: /^All / })
  await expect(boxes).toHaveText(ticked)
}
