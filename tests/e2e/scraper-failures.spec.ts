import { expect, test } from './fixtures'
import {
  aKey,
  changeKey,
  chooseMode,
  expectNothingElsewhere,
  openConnected,
  progress,
  results,
  startCrawl,
  toast,
} from './scraper'

test.use({ allowConsole: [/Failed to load resource/] })

/** What the toast says, and where there is more to say, what the page explains. */
const REFUSALS: readonly { answer: string; says: RegExp; explains?: RegExp }[] = [
  { answer: '400', says: /^Error: Bad Request: Invalid URL$/ },
  { answer: '401', says: /^Error: Unauthorized: Invalid token$/ },
  { answer: '402', says: /^Error: Insufficient credits to perform this request/ },
  { answer: '403', says: /^Error: This website is not supported by the service/ },
  { answer: '404', says: /^Error: Job not found$/ },
  { answer: '408', says: /^Error: Scrape timed out/ },
  { answer: '409', says: /^Error: Idempotency key already used$/ },
  { answer: '429', says: /^Error: Rate limit exceeded/, explains: /Try again in 59 seconds\.$/ },
  { answer: '500', says: /^Error: All scraping engines failed/ },
  { answer: 'close', says: /^Error: Failed to crawl website$/ },
  { answer: 'html', says: /^Error: / },
  { answer: 'html500', says: /^Error: .*status 500/ },
  { answer: 'no-id', says: /^Error: Crawl job failed to start$/ },
]

test('a crawl or a search that the service refuses, in whatever way, says so, says when to try again, and can be tried again', async ({
  page,
}) => {
  await openConnected(page, aKey())
  for (const { answer, says, explains } of REFUSALS)
    await test.step(answer, async () => {
      await changeKey(page, aKey(`answer=${answer}`, 'on=start'))
      await startCrawl(page)
      await expect(page.getByRole('alert').getByText(says)).toBeVisible()
      if (explains) await expect(page.getByText(explains)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Start Scraping' })).toBeEnabled()
      await expect(progress(page)).toBeHidden()
    })
  await test.step('a search', async () => {
    await changeKey(page, aKey('answer=402', 'on=search'))
    await chooseMode(page, 'Search the web')
    await page.getByLabel('What to look for').fill('Norway')
    await page.getByRole('button', { name: 'Search', exact: true }).last().click()
    await expect(page.getByRole('alert').getByText(/^Error: Insufficient credits/)).toBeVisible()
  })
})

test('two bad looks in a row are passed over, three end the crawl with the pages so far, a service that asks to wait is waited for, and cancelling never locks the form (issue 19, 3; issue 34, C)', async ({
  page,
}) => {
  await openConnected(page, aKey('answer=500', 'on=status', 'times=2', 'ms=0', 'pages=2'))
  await test.step('two bad looks', async () => {
    await startCrawl(page)
    await expect(toast(page, 'Website crawled successfully')).toBeVisible({ timeout: 40_000 })
  })
  await test.step('asked to wait', async () => {
    await changeKey(page, aKey('answer=429', 'retry=2', 'on=status', 'times=1', 'ms=0', 'pages=4'))
    await startCrawl(page)
    await expect(page.getByText(/^Firecrawl asks us to wait\. Trying again in 2 s/)).toBeVisible()
    await expect(results(page).getByText(/^4 entries/)).toBeVisible({ timeout: 12_000 })
  })
  await test.step('three bad looks', async () => {
    await changeKey(page, aKey('answer=500', 'on=status', 'times=3', 'ms=0', 'pages=3'))
    await startCrawl(page)
    await expect(page.getByRole('alert').getByText(/^Error: /)).toBeVisible({ timeout: 40_000 })
    await expect(results(page).getByText(/^3 entries/)).toBeVisible()
  })
  await test.step('a service that is down takes no cancelling', async () => {
    await changeKey(page, aKey('answer=500', 'on=cancel', 'times=2', 'ms=700', 'pages=50'))
    await startCrawl(page)
    await page.getByRole('button', { name: 'Cancel', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Start Scraping' })).toBeEnabled()
    await expect(page.getByText(/^Cancelled here\. Firecrawl has not answered yet/)).toBeVisible()
    await expect(results(page).getByText('Cancelled: the pages read before that are kept.')).toBeVisible({
      timeout: 20_000,
    })
  })
})

test('a crawl that finds only errors, that the service ends, or that is led elsewhere is no success, and keeps its pages (issue 19, 5)', async ({
  page,
}) => {
  await openConnected(page, aKey('only-errors', 'failed=3', 'ms=0'))
  await test.step('nothing but errors', async () => {
    await startCrawl(page)
    await expect(toast(page, 'Error: Failed to crawl website')).toBeVisible()
    await expect(results(page).getByText('No page could be read.')).toBeVisible()
    await expect(
      results(page).getByRole('list', { name: 'Pages that could not be read' }).getByRole('listitem'),
    ).toHaveCount(3)
  })
  for (const [end, pages] of [
    ['failed', 3],
    ['cancelled', 4],
  ] as const)
    await test.step(`ended as ${end}`, async () => {
      await changeKey(page, aKey(`ends=${end}`, 'ms=0', `pages=${pages}`))
      await startCrawl(page)
      await expect(toast(page, 'Error: Failed to crawl website')).toBeVisible()
      await expect(results(page).getByText(new RegExp(`^${pages} entries`))).toBeVisible()
    })
  await test.step('the start address leads elsewhere', async () => {
    await changeKey(page, aKey('start-elsewhere', 'ms=0', 'pages=5'))
    await page.getByLabel('Website URL').fill('https://www.university.example.com/university/1')
    await startCrawl(page)
    await expect(
      page.getByRole('alert').getByText(/^Incomplete: The start address leads to another site/),
    ).toBeVisible()
    await expect(
      results(page).getByText(/The start address leads to another site, elsewhere\.example\.org/),
    ).toBeVisible()
    await expect(results(page).getByText(/^5 entries/)).toBeVisible()
  })
})

test('pages out of reach are counted, those that came are kept (issue 19, 1), and the rest can be read later', async ({
  page,
}) => {
  await openConnected(page, aKey('no-window', 'ms=0', 'pages=60', 'kb=300'))
  await test.step('pages that never come', async () => {
    await startCrawl(page)
    await expect(
      results(page).getByText(/^Only \d+ of the 60 pages that the service has read came back\./),
    ).toBeVisible({ timeout: 20_000 })
    await expect(page.getByText(/Incomplete · \d\d of 60 pages$/)).toBeVisible()
    await expect(results(page).getByRole('button', { name: 'Read the remaining pages' })).toBeHidden()
  })
  await test.step('the second page of results fails three times', async () => {
    await changeKey(page, aKey('answer=500', 'on=page2', 'times=3', 'ms=0', 'pages=40'))
    await startCrawl(page)
    await expect(page.getByRole('alert').getByText(/^Error: All scraping engines failed/)).toBeVisible({
      timeout: 12_000,
    })
    await expect(results(page).getByText(/^25 of 40 pages/)).toBeVisible()
    await results(page).getByRole('button', { name: 'Read the remaining pages' }).click()
    await expect(results(page).getByText(/^40 entries/)).toBeVisible()
    await expect(toast(page, 'Website crawled successfully')).toBeVisible()
  })
})

test('pages that lead nowhere, back or elsewhere are read to an end, and a redirect to another host is not followed', async ({
  page,
  request,
}) => {
  await openConnected(page, aKey())
  for (const [at, flag] of ['stuck-next', 'repeat-page', 'no-window', 'foreign-next'].entries())
    await test.step(flag, async () => {
      // Each has another number of pages, so that none is taken for the one before.
      await changeKey(page, aKey(flag, 'ms=0', `pages=${12 + at}`))
      await startCrawl(page)
      await expect(results(page).getByText(new RegExp(`^${12 + at} entries`))).toBeVisible()
      await expectNothingElsewhere(request)
    })
  await test.step('foreign-redirect', async () => {
    await changeKey(page, aKey('foreign-redirect', 'ms=0'))
    await startCrawl(page)
    await expect(page.getByRole('alert').getByText(/^Error: /)).toBeVisible({ timeout: 40_000 })
    await expectNothingElsewhere(request)
  })
})

test('the key is in no address, no answer, and no storage but its own entry', async ({ page }) => {
  const key = aKey('says-key', 'answer=400', 'on=map', 'ms=0', 'pages=2')
  const leaks: string[] = []
  page.on('request', (request) => {
    if (request.url().includes(key)) leaks.push(`address ${request.url()}`)
    if (request.postData()?.includes(key)) leaks.push(`body ${request.url()}`)
  })
  page.on('response', (response) => {
    void response.text().then(
      (text) => text.includes(key) && leaks.push(`answer ${response.url()}`),
      () => undefined,
    )
  })
  await openConnected(page, key)
  await startCrawl(page)
  await expect(results(page)).toBeVisible()
  await page.getByText('Find pages', { exact: true }).click()
  await page.getByRole('button', { name: 'Find Pages' }).click()
  await expect(page.getByRole('alert').getByText('Error: The key (key) was refused')).toBeVisible()

  const stored = await page.evaluate(async () => {
    const opening = indexedDB.open('meridian-scraper')
    await new Promise((resolve) => (opening.onsuccess = resolve))
    const all = opening.result.transaction('results').objectStore('results').getAll()
    await new Promise((resolve) => (all.onsuccess = resolve))
    return {
      entries: Object.entries(localStorage),
      others: JSON.stringify([Object.entries(sessionStorage), document.cookie, all.result]),
      page: document.documentElement.outerHTML,
    }
  })
  expect(stored.entries.filter(([, value]) => value.includes(key)).map(([name]) => name)).toEqual([
    'firecrawl_api_key',
  ])
  expect(stored.others).not.toContain(key)
  expect(stored.page).not.toContain(key)
  expect(leaks).toEqual([])
})
