import type { Page } from '@playwright/test'
import { download, expect, expectNoAxeViolations, test } from './fixtures'
import { cardOf } from './compare-pages'
import {
  addByPasting,
  expectRead,
  goToAddTab,
  goToList,
  goToOwn,
  pasteAndAdd,
  pasteText,
} from './import-panel'

const HARBOUR = JSON.stringify([
  {
    name: 'Zyxharbour University',
    country: 'Netherlands',
    website: 'https://zyxharbour.example',
    description: 'By the sea, "quoted"; with\ntwo lines.',
    studentPopulation: 9_000_000 / 2000,
    acceptanceRate: 1,
    worldRanking: { rank: 601, label: '601–610', publisher: 'QS', year: 2026 },
    popularPrograms: ['Law', 'Shipping, Ports and Trade'],
    tuitionFees: { domestic: 'free', international: 'EUR 9,000' },
    admissionRequirements: { requiredTests: [], applicationDeadline: '15 January' },
  },
  { name: '=Zyxminus', country: 'gb' },
])

const names = (page: Page) => page.getByRole('main').getByRole('article').getByRole('heading')

const BOTH = ['Zyxharbour University', '=Zyxminus']

test('they survive a reload, and the list can be narrowed to them by a filter that is hidden from who has added none', async ({
  page,
}) => {
  const own = page.getByRole('checkbox', { name: /^Added by you/ })
  await page.goto('/universities')
  await expect(page.getByRole('form', { name: 'Filters' })).toBeVisible()
  await expect(own).toHaveCount(0)
  await goToAddTab(page)
  await pasteAndAdd(page, HARBOUR, 2)
  await goToList(page)
  await page.getByRole('checkbox', { name: /^Added by you 2/ }).check()
  await expect(names(page)).toHaveText(BOTH)
  await expect(page).toHaveURL('/universities?added=yes')
  await page.reload()
  await expect(names(page)).toHaveText(BOTH)
  await expect(page.getByRole('article').first()).toContainText('Added by you')
  await expectNoAxeViolations(page)
  await test.step('one can be edited from its card', async () => {
    await page.getByRole('link', { name: 'Edit Zyxharbour University' }).click()
    const form = page.getByRole('form', { name: 'Edit Zyxharbour University' })
    await expect(form.getByLabel('Name', { exact: true })).toBeFocused()
    await form.getByLabel('Students', { exact: true }).fill('5,001')
    await form.getByRole('button', { name: 'Save changes' }).click()
    await goToList(page)
    await own.check()
    const card = cardOf(page, 'Zyxharbour University')
    await expect(card).toContainText('5,001')
    await expect(card).toContainText('Shipping, Ports and Trade')
  })
  await page.getByRole('link', { name: 'Remove filter: Added by you' }).click()
  await expect(page).toHaveURL('/universities')
})

test('removing one or all can be undone, and an export is safe to open and reads back the same', async ({
  page,
}) => {
  const remaining = (count: number) =>
    expect(page.getByRole('heading', { name: `Added by you (${count})` })).toBeVisible()
  await addByPasting(page, HARBOUR, 2)
  await test.step('undoing', async () => {
    await page.getByRole('button', { name: 'Remove Zyxharbour University' }).click()
    await expect(page.getByText('Zyxharbour University removed.')).toBeVisible()
    await remaining(1)
    await page.getByRole('button', { name: 'Undo' }).click()
    await remaining(2)
    await page.getByRole('button', { name: 'Remove all' }).click()
    await expect(page.getByText('2 universities removed.')).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await remaining(2)
    await page.reload()
    await remaining(2)
  })
  const stored = () => page.evaluate(() => localStorage.getItem('meridian-added'))
  const before = await stored()
  for (const kind of ['JSON', 'CSV'])
    await test.step(`a ${kind} export`, async () => {
      const { name, text } = await download(page.getByRole('button', { name: `Export ${kind}` }))
      expect(name).toBe(`university-data.${kind.toLowerCase()}`)
      if (kind === 'CSV') expect(text).not.toMatch(/(^|,)"?[=+@-]/m)

      await page.getByRole('button', { name: 'Remove all' }).click()
      await remaining(0)
      await expect.poll(stored).toBeNull()
      await pasteText(page, text)
      await expectRead(page, '2 rows read: 2 new, 0 here already, 0 refused.')
      await page.getByRole('button', { name: 'Add 2 universities' }).click()
      await remaining(2)
      await expect.poll(stored).toBe(before)
    })
})

test('nothing of the import is loaded while nothing is added, and no request carries anything of what is, when it is found and sorted', async ({
  page,
  context,
}) => {
  const sent: string[] = []
  context.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto('/universities')
  await page.getByRole('searchbox').fill('delft')
  await expect(page.getByRole('heading', { name: /^Results: 1-/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(sent.filter((request) => /reference\.json|websites\.txt/.test(request))).toEqual([])

  await goToAddTab(page)
  await pasteAndAdd(page, HARBOUR, 2)
  await page.getByRole('link', { name: 'See all universities' }).click()
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('acceptance')
  await expect(page.getByRole('heading', { name: /^Results: 1-9 of/ })).toBeVisible()
  await page.goto('/universities?country=nl&sort=acceptance')
  await expect(names(page).first()).toHaveText('Zyxharbour University')
  await page.waitForLoadState('networkidle')
  expect(sent.length).toBeGreaterThan(10)
  expect(sent.filter((request) => /zyx|added-|shipping/i.test(request))).toEqual([])
})

test('one takes part in the comparison and has a page of its own, in this browser alone, and both say so elsewhere', async ({
  page,
  browser,
  baseURL,
}) => {
  await addByPasting(page, HARBOUR, 2)
  await goToOwn(page)
  await cardOf(page, 'Zyxharbour University').getByRole('button', { name: 'Compare' }).click()
  const column = page.getByRole('columnheader').getByRole('link')
  await test.step('the comparison, of which no request tells', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.getByRole('link', { name: 'Compare (1)' }).click()
    await expect(page.getByRole('heading', { name: 'University Comparison (1)' })).toBeVisible()
    const table = page.getByRole('table')
    await expect(table).toContainText('Zyxharbour University')
    await expect(table).toContainText('EUR 9,000 a year')
    await page.reload()
    await expect(table).toContainText('Zyxharbour University')
    expect(asked.filter((path) => path.includes('added-'))).toEqual([])
  })
  const own = await column.getAttribute('href')
  await test.step('the page', async () => {
    await column.click()
    await expect(page).toHaveURL(/\/universities\/added-[a-z0-9]+\?level=bachelor$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zyxharbour University')
    await expect(page.getByText('EUR 9,000 a year')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zyxharbour University')
    await expectNoAxeViolations(page)
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
  await test.step('elsewhere', async () => {
    const elsewhere = await browser.newPage({ baseURL })
    await elsewhere.goto(`/universities?tab=compare&compare=${own?.split('/').at(-1)}`)
    await expect(
      elsewhere.getByText(
        '1 university of this comparison is only in the browser of the visitor who added it',
      ),
    ).toBeVisible()
    expect((await elsewhere.goto(page.url()))?.status()).toBe(200)
    await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(
      'This university is not in this browser',
    )
    await expectNoAxeViolations(elsewhere)
    await elsewhere.close()
  })
  await test.step('without JavaScript', async () => {
    const plain = await browser.newPage({ baseURL, javaScriptEnabled: false })
    await plain.goto(page.url())
    // Playwright's texts pass over what is in a <noscript>.
    await expect(plain.locator('main noscript h1')).toBeVisible()
    await plain.close()
  })
})

test.describe('files that the server refuses', () => {
  test.use({ allowConsole: [/404/] })

  test('never reload the page again and again', async ({ page }) => {
    await addByPasting(page, HARBOUR, 2)
    let loads = 0
    page.on('domcontentloaded', () => loads++)
    for (const file of ['index'])
      await test.step(`${file}.json`, async () => {
        await page.route(`**/catalogue/*/${file}.json`, (route) => route.fulfill({ status: 404 }))
        loads = 0
        const refused = page.waitForResponse((response) => response.url().endsWith(`${file}.json`))
        await page.goto('/universities?country=nl')
        await page.getByRole('radio', { name: /^Europe/ }).check()
        await refused
        await page.waitForTimeout(3000)
        expect(loads).toBeLessThanOrEqual(3)
        await expect(page.getByRole('article').first()).toBeVisible()
        await page.unrouteAll({ behavior: 'wait' })
      })
  })
})
