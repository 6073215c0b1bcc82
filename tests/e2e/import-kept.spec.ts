import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './fixtures'
import { addByPasting, expectRead, openAddTab, pasteText } from './import-panel'

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

test('they survive a reload', async ({ page }) => {
  await addByPasting(page, HARBOUR, 2)
  await page.goto('/universities?search=zyx')
  await expect(names(page)).toHaveText(['Zyxharbour University', '=Zyxminus'])
  await expect(page.getByRole('article').first()).toContainText('Added by you')
  await page.reload()
  await expect(names(page)).toHaveText(['Zyxharbour University', '=Zyxminus'])
  await expectNoAxeViolations(page)
})

test('they take part in search, filters and sort', async ({ page }) => {
  await addByPasting(page, HARBOUR, 2)
  await page.goto('/universities?search=zyx&country=gb')
  await expect(names(page)).toHaveText(['=Zyxminus'])
  await page.goto('/universities?search=shipping+ports')
  await expect(names(page)).toHaveText(['Zyxharbour University'])
  await page.goto('/universities?country=nl&sort=acceptance')
  await expect(names(page).first()).toHaveText('Zyxharbour University')
  await page.goto('/universities?tuitionMin=17000&tuitionMax=20000&search=zyx')
  await expect(page.getByRole('heading', { name: 'No universities found' })).toBeVisible()
})

test('one can be edited from its card', async ({ page }) => {
  await addByPasting(page, HARBOUR, 2)
  await page.goto('/universities?search=zyxharbour')
  const card = page.getByRole('article')
  await card.getByRole('link', { name: 'Edit Zyxharbour University' }).click()
  const form = page.getByRole('form', { name: 'Edit Zyxharbour University' })
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused()
  await form.getByLabel('Students', { exact: true }).fill('5,001')
  await form.getByRole('button', { name: 'Save changes' }).click()
  await page.goto('/universities?search=zyxharbour')
  await expect(page.getByRole('article')).toContainText('5,001')
  await expect(page.getByRole('article')).toContainText('Shipping, Ports and Trade')
})

for (const kind of ['JSON', 'CSV']) {
  test(`a ${kind} export is safe to open and reads back the same`, async ({ page }) => {
    await addByPasting(page, HARBOUR, 2)
    const stored = () => page.evaluate(() => localStorage.getItem('meridian-added'))
    const before = await stored()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: `Export ${kind}` }).click(),
    ])
    expect(file.suggestedFilename()).toBe(`university-data.${kind.toLowerCase()}`)
    const text = readFileSync(await file.path(), 'utf8')
    if (kind === 'CSV') expect(text).not.toMatch(/(^|,)"?[=+@-]/m)

    await page.getByRole('button', { name: 'Remove all' }).click()
    await expect(page.getByRole('heading', { name: 'Added by you (0)' })).toBeVisible()
    await expect.poll(stored).toBeNull()
    await pasteText(page, text)
    await expectRead(page, '2 rows read: 2 new, 0 here already, 0 refused.')
    await page.getByRole('button', { name: 'Add 2 universities' }).click()
    await expect(page.getByRole('heading', { name: 'Added by you (2)' })).toBeVisible()
    await expect.poll(stored).toBe(before)
  })
}

test('removing one or all can be undone', async ({ page }) => {
  await addByPasting(page, HARBOUR, 2)
  await page.getByRole('button', { name: 'Remove Zyxharbour University' }).click()
  await expect(page.getByText('Zyxharbour University removed.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Added by you (1)' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Added by you (2)' })).toBeVisible()
  await page.getByRole('button', { name: 'Remove all' }).click()
  await expect(page.getByText('2 universities removed.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Added by you (2)' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Added by you (2)' })).toBeVisible()
})

test('no request carries anything of them', async ({ page, context }) => {
  const sent: string[] = []
  context.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await addByPasting(page, HARBOUR, 2)
  await page.goto('/universities')
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('acceptance')
  await expect(page.getByRole('heading', { name: /^Results: 1-9 of/ })).toBeVisible()
  await page.goto('/universities?country=nl&sort=acceptance')
  await expect(names(page).first()).toHaveText('Zyxharbour University')
  await page.waitForLoadState('networkidle')
  expect(sent.length).toBeGreaterThan(10)
  expect(sent.filter((request) => /zyx|added-|shipping/i.test(request))).toEqual([])
})

test('nothing of the import is loaded while nothing is added', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/universities')
  await page.getByRole('searchbox').fill('delft')
  await expect(page.getByRole('heading', { name: /^Results: 1-/ })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => /reference\.json|websites\.txt/.test(path))).toEqual([])
})

test('the tab fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await openAddTab(page)
  await pasteText(page, `name,country,website\n${'Long'.repeat(30)},nl,ftp://${'x'.repeat(200)}`)
  await expectRead(page, '1 row will be added without some values')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await expectNoAxeViolations(page)
})

test('one takes part in the comparison, which says elsewhere where it stands', async ({
  page,
  browser,
  baseURL,
}) => {
  await addByPasting(page, HARBOUR, 2)
  await page.goto('/universities?search=zyxharbour')
  await page.getByRole('article').getByRole('button', { name: 'Compare' }).click()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/universities?tab=compare')
  await expect(page.getByRole('heading', { name: 'University Comparison (1)' })).toBeVisible()
  const table = page.getByRole('table')
  await expect(table).toContainText('Zyxharbour University')
  await expect(table).toContainText('EUR 9,000 a year')
  await page.reload()
  await expect(table).toContainText('Zyxharbour University')
  expect(asked.filter((path) => path.includes('added-'))).toEqual([])

  const own = await page.getByRole('columnheader').getByRole('link').getAttribute('href')
  const elsewhere = await browser.newPage({ baseURL })
  await elsewhere.goto(`/universities?tab=compare&compare=${own?.split('/').at(-1)}`)
  await expect(
    elsewhere.getByText('1 university of this comparison is only in the browser of the visitor who added it'),
  ).toBeVisible()
  await elsewhere.close()
})

test('one has a page of its own, in this browser alone', async ({ page, browser, baseURL }) => {
  await addByPasting(page, HARBOUR, 2)
  await page.goto('/universities?search=zyxharbour')
  await page.getByRole('article').getByRole('link', { name: 'Zyxharbour University', exact: true }).click()
  await expect(page).toHaveURL(/\/universities\/added-[a-z0-9]+$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zyxharbour University')
  await expect(page.getByText('EUR 9,000 a year')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zyxharbour University')
  await expectNoAxeViolations(page)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  const elsewhere = await browser.newPage({ baseURL })
  expect((await elsewhere.goto(page.url()))?.status()).toBe(200)
  await expect(elsewhere.getByRole('heading', { level: 1 })).toHaveText(
    'This university is not in this browser',
  )
  await expectNoAxeViolations(elsewhere)
  await elsewhere.close()
  const plain = await browser.newPage({ baseURL, javaScriptEnabled: false })
  await plain.goto(page.url())
  // Playwright's texts pass over what is in a <noscript>.
  await expect(plain.locator('main noscript h1')).toBeVisible()
  await plain.close()
})

test('the list can be narrowed to them, and the filter is hidden from who has added none', async ({
  page,
}) => {
  await page.goto('/universities')
  await expect(page.getByRole('form', { name: 'Filters' })).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /^Added by you/ })).toHaveCount(0)
  await addByPasting(page, HARBOUR, 2)
  await page.goto('/universities')
  await page.getByRole('checkbox', { name: /^Added by you 2/ }).check()
  await expect(names(page)).toHaveText(['Zyxharbour University', '=Zyxminus'])
  await expect(page).toHaveURL('/universities?added=yes')
  await page.reload()
  await expect(names(page)).toHaveText(['Zyxharbour University', '=Zyxminus'])
  await page.getByRole('link', { name: 'Remove filter: Added by you' }).click()
  await expect(page).toHaveURL('/universities')
})

test.describe('files that the server refuses', () => {
  test.use({ allowConsole: [/404/] })

  for (const file of ['cards', 'index', 'reference'])
    test(`never reload the page again and again: ${file}.json`, async ({ page }) => {
      await addByPasting(page, HARBOUR, 2)
      await page.route(`**/catalogue/*/${file}.json`, (route) => route.fulfill({ status: 404 }))
      let loads = 0
      page.on('domcontentloaded', () => loads++)
      await page.goto('/universities?country=nl')
      const refused = page.waitForResponse((response) => response.url().endsWith(`${file}.json`))
      await page.getByRole('radio', { name: /^Europe/ }).check()
      await refused.catch(() => {})
      await page.waitForTimeout(3000)
      expect(loads).toBeLessThanOrEqual(3)
      await expect(page.getByRole('article').first()).toBeVisible()
    })
})
