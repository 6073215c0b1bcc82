import type { Browser, Page } from '@playwright/test'
import { aPlace } from '../fixtures/plans'
import { knowPlan } from './kept'
import { expectColumns, remember } from './compare-pages'
import { filesOf, missingOf, readSaved } from '../fixtures/kept-files'
import { translatePage } from '../fixtures/translator'
import { expect, expectNoAxeViolations, test } from './fixtures'
import { chooseFile, expectRead, openAddTab } from './import-panel'
import { CATALOGUE, expectResults, filterGroup } from './universities'

// The browser itself logs requests of a page that fail without a connection.
test.use({
  serviceWorkers: 'allow',
  allowConsole: [/Failed to (load resource|fetch RSC payload)/],
})
test.describe.configure({ timeout: 120_000 })

const OXFORD = '/universities/university-of-oxford'
const NOTICE = 'You’re offline: showing pages saved on this device'
const h1 = (page: Page) => page.getByRole('heading', { level: 1 })
const notice = (page: Page) => page.getByRole('status').filter({ hasText: NOTICE })

/** Whether the browser keeps an address, by its end. */
const isSaved = async (page: Page, end: string) =>
  (await page.evaluate(readSaved)).some((address) => address.endsWith(end))

const PATIENCE = { timeout: 40_000, intervals: [200, 500] }

const cacheNames = (page: Page) => page.evaluate(() => caches.keys())

/** Waits until the page is saved, and all that it may load later with it. */
async function expectAllSaved(page: Page, path: string) {
  const files = await filesOf(page.url(), path)
  await expect.poll(async () => missingOf(files, await page.evaluate(readSaved)), PATIENCE).toEqual([])
}

/** Opens a page and keeps it on the device. */
async function keep(page: Page, path: string) {
  await page.goto(path)
  await keepOpen(page)
  await expectAllSaved(page, path)
}

async function keepOpen(page: Page) {
  await page.getByRole('button', { name: /^Keep .+ for offline, [\d.]+ MB$/ }).click()
  await expect(page.getByText(/^Kept on this device: .+ opens without a connection/)).toBeVisible(PATIENCE)
}

test('pages that were kept can be read again, the notice comes and goes, and the list is searched, filtered and reloaded', async ({
  page,
  context,
}) => {
  const african = CATALOGUE.filter(({ region }) => region === 'africa')
  await keep(page, '/universities')
  await keep(page, OXFORD)
  await test.step('the notice comes, and visited pages are read', async () => {
    await expect(notice(page)).toHaveCount(0)
    await context.setOffline(true)
    await expect(notice(page)).toBeVisible()
    await page.reload()
    await expect(h1(page)).toHaveText('University of Oxford')
    await expect(notice(page)).toBeVisible()
    await page.goto('/universities')
    await expect(h1(page)).toBeVisible()
    await expect(page).toHaveURL('/universities')
    await expect(notice(page)).toBeVisible()
    await expectResults(page, CATALOGUE)
  })
  await test.step('filters that were never opened can be opened', async () => {
    const facilities = await filterGroup(page, 'Facilities')
    const museum = facilities.getByRole('checkbox', { name: /^Museum / })
    await museum.check()
    await expect(page).toHaveURL('/universities?facilities=museum')
    await expect(museum).toBeChecked()
    await museum.uncheck()
    await expect(page).toHaveURL('/universities')
  })
  await test.step('the list is filtered, reloaded and searched', async () => {
    await page.getByRole('radio', { name: /^Africa/ }).check()
    await expect(page).toHaveURL('/universities?region=africa')
    await expectResults(page, african)
    await page.reload()
    await expectResults(page, african)
    await expect(page.getByRole('radio', { name: /^Africa/ })).toBeChecked()
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('cape town')
    await expect(page.getByRole('article').first()).toContainText('University of Cape Town')
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('deutschland')
    await expect(page.getByRole('list', { name: 'Understood' })).toContainText('Country: Germany')
  })
  await test.step('what was kept goes on where the browser translates it', async () => {
    const search = page.getByRole('searchbox', { name: 'Search', exact: true })
    await page.goto('/universities')
    await page.evaluate(translatePage)
    await search.fill('toronto')
    await expect(page.getByRole('heading', { name: 'University of Toronto' })).toBeVisible()
    await search.fill('')
    await expectResults(page, CATALOGUE)
    await page.goto('/about')
    await page.evaluate(translatePage)
    await expect(page.getByRole('main').getByRole('link', { name: 'University of Oxford' })).toBeVisible()
    await expect(page.getByText(/^This part of the page broke|^Unexpected Application/)).toHaveCount(0)
  })
  await test.step('the notice goes', async () => {
    await context.setOffline(false)
    await expect(notice(page)).toHaveCount(0)
  })
})

test('#20 links work, and a saved copy and a missing page say what they are', async ({ page, context }) => {
  const footer = page.getByRole('contentinfo')
  await keep(page, '/about')
  await test.step('a link to a page that was kept works, also one that was reached by links', async () => {
    await footer.getByRole('link', { name: 'Terms' }).click()
    await expect(page).toHaveURL('/terms')
    await keepOpen(page)
    await context.setOffline(true)
    await footer.getByRole('link', { name: 'About' }).click()
    await expect(page).toHaveURL('/about')
    await expect(h1(page)).toBeVisible()
    await footer.getByRole('link', { name: 'Terms' }).click()
    await expect(page).toHaveURL('/terms')
    await page.reload()
    await expect(h1(page)).toContainText('Terms')
  })
  await test.step('a page says that it is a saved copy, also while there is a connection', async () => {
    await expect(page.getByText(/this one on \d+ \w+ \d{4}$/)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(/^This page is the copy saved on this device on /)).toBeVisible()
    await page.getByRole('link', { name: 'Load it again' }).click()
    await expect(page.getByText(/^This page is the copy/)).toHaveCount(0)
    await expect(h1(page)).toBeVisible()
  })
  await test.step('a page that is not saved is said to be missing, with what is there', async () => {
    const links = page.getByRole('main').getByRole('link')
    await context.setOffline(true)
    await page.goto(OXFORD)
    await expect(page).toHaveURL(OXFORD)
    await expect(h1(page)).toHaveText('This page is not saved on your device')
    await expect(links.filter({ hasText: 'Your comparison' })).toBeVisible()
    await expectNoAxeViolations(page)
    await links.filter({ hasText: 'About' }).click()
    await expect(page).toHaveURL('/about')
    await page.goBack()
    await context.setOffline(false)
    await page.getByRole('link', { name: 'Try this page again' }).click()
    await expect(h1(page)).toHaveText('University of Oxford')
  })
})

test('#20 a list reached through a filter has its cards, words, and a flag or a code for each country, and says what could not be kept', async ({
  page,
  context,
}) => {
  const cards = page.getByRole('article')
  await keep(page, '/universities?country=nl')
  await context.setOffline(true)
  await test.step('all is there', async () => {
    await page.goto('/universities?country=gh')
    await expect(cards.first()).toContainText('Ghana')
    await expect(page.locator('[data-slot=card-facts]', { hasText: '…' })).toHaveCount(0)
    await expect(page.getByText(/There may be more results|Some facts of these cards/)).toHaveCount(0)
    const flag = cards.first().locator('img')
    await expect.poll(() => flag.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    // An alias, which is in the file of further words.
    await page.goto('/universities?search=mit')
    await expect(cards.filter({ hasText: 'Massachusetts Institute of Technology' })).toBeVisible()
  })
  await test.step('what could not be kept is said', async () => {
    await page.evaluate(async () => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name)
        for (const request of await cache.keys()) {
          if (/(cards\.json|text\.txt)$/.test(request.url)) await cache.delete(request)
        }
      }
    })
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache')
    await page.goto('/universities?country=gh')
    await expect(cards.first()).toContainText('Ghana')
    await expect(page.getByText('Some facts of these cards are not saved on this device.')).toBeVisible()
    await expect(page.locator('[data-slot=card-facts]', { hasText: '…' })).toHaveCount(0)
    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('university')
    await expect(page.getByText(/There may be more results/)).toBeVisible()
  })
  await test.step('and had once the network answers', async () => {
    await context.setOffline(false)
    await expect(page.getByText(/There may be more results|Some facts of these cards/)).toHaveCount(0)
  })
})

/** The files of the catalogue that a page asks for while one types into its list, from a browser that keeps nothing. */
async function askedWhileTyping(browser: Browser, address: string): Promise<string[]> {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    const asked = new Set<string>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/catalogue/')) asked.add(pathname)
    })
    await page.goto(address)
    const search = page.getByRole('main').getByRole('searchbox')
    await search.pressSequentially('Deutschland quaxology')
    await expect(page).toHaveURL(/quaxology/)
    await page.waitForLoadState('networkidle')
    return [...asked]
  } finally {
    await context.close()
  }
}

test('#20 whatever a list asks for while one types was kept with it, and the other lists can be searched and filtered, too', async ({
  page,
  context,
  browser,
}) => {
  const lists = ['/universities', '/scholarships?tab=browse', '/programmes?subject=statistics']
  for (const path of lists)
    await test.step(path, async () => {
      await keep(page, path)
      const asked = await askedWhileTyping(browser, page.url())
      expect(asked.length, path).toBeGreaterThan(2)
      await expect.poll(async () => missingOf(asked, await page.evaluate(readSaved)), PATIENCE).toEqual([])
    })
  await context.setOffline(true)
  await page.goto('/scholarships?type=government')
  await expect(page.getByRole('link', { name: /^Remove filter:/ })).toHaveCount(1)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('#20 the matcher and the comparison are there, also after a change', async ({ page, context }) => {
  await remember(page, 'eth-zurich', 'university-of-oxford')
  await keep(page, '/scholarships')
  await page.goto('/universities?tab=compare')
  await expectColumns(page, 'eth-zurich', 'university-of-oxford')
  await keepOpen(page)
  await context.setOffline(true)
  await test.step('the matcher can be opened', async () => {
    await page.goto('/scholarships')
    await page.getByLabel('Degree level').selectOption("Master's")
    await page.getByRole('button', { name: 'Find My Scholarships' }).click()
    await expect(page.getByRole('heading', { name: /^Your matches/ })).toBeVisible()
  })
  await test.step('the comparison is there, also after a change', async () => {
    await page.goto('/universities?tab=compare')
    await expectColumns(page, 'eth-zurich', 'university-of-oxford')
    // The profile of the matcher says the level.
    await expect(page).toHaveURL(/\?tab=compare&level=master&compare=eth-zurich,university-of-oxford$/)
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
})

test('#18 my plan works once it is kept: costs, tasks, changes and the link', async ({ page, context }) => {
  const profile = { nationality: 'ng', residence: 'ng', degreeHeld: 'bachelors', ielts: 7 } as const
  await knowPlan(page, { items: [aPlace({ level: 'master' })] }, profile)
  await keep(page, '/plan')
  await context.setOffline(true)
  await page.reload()
  const choices = page.getByRole('region', { name: 'Choices (1)' })
  await expect(choices.getByText(/about [A-Z]{3} [\d,]+/i).first()).toBeVisible()
  const verdict = choices.locator('summary', { hasText: 'Can they take me?' })
  await expect(verdict).toContainText(/(Eligible|Check|Almost|Not eligible)$/)
  const tasks = page.getByRole('region', { name: 'What to do by when' })
  await tasks.getByRole('checkbox', { name: 'Ask your referees' }).click()
  await choices.locator('summary', { hasText: 'My note' }).press('Enter')
  await choices.getByLabel('My note').fill('Written on the train')
  await page.reload()
  await expect(choices.getByLabel('My note')).toHaveValue('Written on the train')
  await tasks.getByText('Done (1)').click()
  await expect(tasks.getByRole('checkbox', { name: 'Ask your referees' })).toBeChecked()
  await expect(page.getByLabel('Link to this plan')).toHaveValue(/\/plan#p=1d/)
})

test('nothing of a tool, and no error, is ever saved; the erase button deletes what was saved and stops the worker', async ({
  page,
}) => {
  await keep(page, '/privacy')
  await test.step('a list is read in a worker while the service worker answers', async () => {
    const row = { name: 'own.csv', text: 'name,country\nAlpha Academy,nl' }
    await openAddTab(page)
    await chooseFile(page, row)
    await expectRead(page, '1 row read: 1 new')
    expect(page.workers()).toHaveLength(1)
    await page.goto('/privacy')
  })
  await test.step('nothing of a tool, and no error, is ever saved', async () => {
    const status = await page.evaluate(async () => {
      await fetch('/api/scraper/nothing')
      return (await fetch('/catalogue/none/cards.json')).status
    })
    expect(status).toBe(404)
    expect(await isSaved(page, '/api/scraper/nothing')).toBe(false)
    expect(await isSaved(page, '/catalogue/none/cards.json')).toBe(false)
  })
  await test.step('the erase button deletes what was saved and stops the worker', async () => {
    expect((await cacheNames(page)).length).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Erase everything kept in this browser' }).click()
    await expect(page.getByText(/^Erased: .*pages kept for reading offline/)).toBeVisible()
    expect(await cacheNames(page)).toEqual([])
    const workers = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    expect(workers).toBe(0)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
    await expect(h1(page)).toContainText('Terms')
    await expect(page.getByRole('button', { name: /^Keep this page for offline/ })).toBeVisible()
    expect(await cacheNames(page)).toEqual([])
  })
})

test('the worker’s file is asked for anew on every visit', async ({ request }) => {
  const response = await request.get('/sw.js')
  expect(response.headers()['cache-control']).toContain('no-cache')
  expect(response.headers()['content-type']).toContain('javascript')
})

test('the offline page is for nobody’s index', async ({ request }) => {
  const html = await (await request.get('/offline')).text()
  expect(html).toMatch(/<meta name="robots" content="[^"]*noindex/)
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/offline')
})
