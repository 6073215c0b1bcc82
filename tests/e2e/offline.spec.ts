import type { Page } from '@playwright/test'
import { comparison, expectColumns, remember } from './compare-pages'
import { expect, expectNoAxeViolations, test } from './fixtures'
import { CATALOGUE, expectResults, filterGroup } from './universities'

// What a page asks for and can't have without a connection the browser logs by itself.
test.use({
  serviceWorkers: 'allow',
  allowConsole: [/Failed to (load resource|fetch RSC payload)/],
})
test.describe.configure({ timeout: 60_000 })

const OXFORD = '/universities/university-of-oxford'
const NOTICE = 'You’re offline: showing pages saved on this device'
const h1 = (page: Page) => page.getByRole('heading', { level: 1 })
const notice = (page: Page) => page.getByText(NOTICE)

/** Whether the browser keeps an address, by its end. */
const isSaved = (page: Page, end: string) =>
  page.evaluate(async (wanted) => {
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys()
      if (requests.some(({ url }) => url.endsWith(wanted))) return true
    }
    return false
  }, end)

const expectSaved = (page: Page, end: string) =>
  expect.poll(() => isSaved(page, end), { timeout: 15_000 }).toBe(true)

const cacheNames = (page: Page) => page.evaluate(() => caches.keys())

/** A first visit, up to the moment when everything the page loaded is saved. */
async function visitFirst(page: Page, path: string) {
  await page.goto(path)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expectSaved(page, path)
  await expectSaved(page, '/index.json')
  await page.waitForTimeout(4000)
}

async function visit(page: Page, path: string) {
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await expectSaved(page, path)
}

test('visited pages can be read again, and the notice comes and goes', async ({ page, context }) => {
  await visitFirst(page, '/')
  await visit(page, '/universities')
  await visit(page, OXFORD)
  await expect(notice(page)).toHaveCount(0)
  await context.setOffline(true)
  await expect(notice(page)).toBeVisible()
  await page.reload()
  await expect(h1(page)).toHaveText('University of Oxford')
  await expect(notice(page)).toBeVisible()
  await expect(notice(page)).toHaveRole('status')
  for (const path of ['/', '/universities']) {
    await page.goto(path)
    await expect(h1(page)).toBeVisible()
    await expect(page).toHaveURL(path)
    await expect(notice(page)).toBeVisible()
  }
  await expectResults(page, CATALOGUE)
  await context.setOffline(false)
  await expect(notice(page)).toHaveCount(0)
})

test('a link to a visited page works, also one that was only reached by links', async ({ page, context }) => {
  await visitFirst(page, '/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page).toHaveURL('/terms')
  await expectSaved(page, '/terms')
  await context.setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click()
  await expect(page).toHaveURL('/about')
  await expect(h1(page)).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page).toHaveURL('/terms')
  await page.reload()
  await expect(h1(page)).toContainText('Terms')
})

test('the list can be searched and filtered, and a filtered list reloaded', async ({ page, context }) => {
  const african = CATALOGUE.filter(({ region }) => region === 'africa')
  await visitFirst(page, '/universities')
  await context.setOffline(true)
  await page.getByRole('radio', { name: /^Africa/ }).check()
  await expect(page).toHaveURL('/universities?region=africa')
  await expectResults(page, african)
  await page.reload()
  await expectResults(page, african)
  await expect(page.getByRole('radio', { name: /^Africa/ })).toBeChecked()
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('cape town')
  await expect(page.getByRole('article').first()).toContainText('University of Cape Town')
})

test('the comparison is there, also after a change', async ({ page, context }) => {
  await remember(page, 'eth-zurich', 'university-of-oxford')
  await visitFirst(page, '/')
  await expectSaved(page, '/universities?tab=compare')
  await expectSaved(page, '/compared/eth-zurich')
  await expectSaved(page, '/compared/university-of-oxford')
  await context.setOffline(true)
  await page.goto('/universities?tab=compare')
  await expectColumns(page, 'eth-zurich', 'university-of-oxford')
  await expect(page).toHaveURL(comparison('eth-zurich', 'university-of-oxford'))
  await page.reload()
  await expectColumns(page, 'eth-zurich', 'university-of-oxford')
  await page
    .getByRole('button', { name: /^Remove ETH Zurich/ })
    .first()
    .click()
  await expectColumns(page, 'university-of-oxford')
  await page.reload()
  await expectColumns(page, 'university-of-oxford')
})

test('a page that is not saved is said to be missing, with what is there', async ({ page, context }) => {
  await visitFirst(page, '/about')
  await context.setOffline(true)
  await page.goto(OXFORD)
  await expect(page).toHaveURL(OXFORD)
  await expect(h1(page)).toHaveText('This page is not saved on your device')
  await expect(page.getByRole('main').getByRole('link', { name: 'Your comparison' })).toBeVisible()
  await expectNoAxeViolations(page)
  await page.getByRole('main').getByRole('link', { name: /About/ }).click()
  await expect(page).toHaveURL('/about')
  await page.goBack()
  await context.setOffline(false)
  await page.getByRole('link', { name: 'Try this page again' }).click()
  await expect(h1(page)).toHaveText('University of Oxford')
})

test('filters that were never opened can be opened', async ({ page, context }) => {
  await visitFirst(page, '/universities')
  await context.setOffline(true)
  const museums = await filterGroup(page, 'Facilities')
  await museums.getByRole('checkbox', { name: /^Museum / }).check()
  await expect(page).toHaveURL('/universities?facilities=museum')
  await expect(museums.getByRole('checkbox', { name: /^Museum / })).toBeChecked()
})

test('the search everywhere works, even if it was never opened before', async ({ page, context }) => {
  await visitFirst(page, '/about')
  await context.setOffline(true)
  const box = page.getByRole('combobox', { name: 'Search Meridian' })
  await page.reload()
  // The key is heard once the page's script runs.
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Control+k')
  await box.fill('cambridge')
  await expect(page.getByRole('option', { name: /^University of Cambridge/ })).toBeVisible()
})

test('nothing of a tool, and no error, is ever saved', async ({ page }) => {
  await visitFirst(page, '/about')
  const statuses = await page.evaluate(async () => {
    await fetch('/api/scraper/nothing')
    return (await fetch('/catalogue/none/cards.json')).status
  })
  expect(statuses).toBe(404)
  expect(await isSaved(page, '/api/scraper/nothing')).toBe(false)
  expect(await isSaved(page, '/catalogue/none/cards.json')).toBe(false)
})

test('the worker’s file is asked for anew on every visit', async ({ request }) => {
  const response = await request.get('/sw.js')
  expect(response.headers()['cache-control']).toContain('no-cache')
  expect(response.headers()['content-type']).toContain('javascript')
})

test('the erase button deletes what was saved and stops the worker', async ({ page }) => {
  await visitFirst(page, '/privacy')
  expect((await cacheNames(page)).length).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Erase everything kept in this browser' }).click()
  await expect(page.getByText(/^Erased: .*pages kept for reading offline/)).toBeVisible()
  expect(await cacheNames(page)).toEqual([])
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(h1(page)).toContainText('Terms')
  await page.waitForTimeout(4000)
  expect(await cacheNames(page)).toEqual([])
})

test('the offline page is for nobody’s index', async ({ page, request }) => {
  await page.goto('/offline')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/offline')
})
