import { expect, test } from './fixtures'
import { aKey, expectNothingElsewhere, openConnected, results, startCrawl, toast } from './scraper'

test.use({ allowConsole: [/Failed to load resource/] })

const REFUSALS = [
  { answer: '400', says: /^Error: Bad Request: Invalid URL$/ },
  { answer: '401', says: /^Error: Unauthorized: Invalid token$/ },
  { answer: '402', says: /^Error: Insufficient credits to perform this request/ },
  { answer: '403', says: /^Error: This website is not supported by the service/ },
  { answer: '404', says: /^Error: Job not found$/ },
  { answer: '408', says: /^Error: Scrape timed out/ },
  { answer: '409', says: /^Error: Idempotency key already used$/ },
  { answer: '429', says: /^Error: Rate limit exceeded/ },
  { answer: '500', says: /^Error: All scraping engines failed/ },
  { answer: 'close', says: /^Error: Failed to crawl website$/ },
  { answer: 'html', says: /^Error: / },
  { answer: 'html500', says: /^Error: .*status 500/ },
  { answer: 'no-id', says: /^Error: Crawl job failed to start$/ },
] as const

test('a crawl that the service refuses, in whatever way, says so, and can be tried again', async ({
  page,
}) => {
  test.slow()
  for (const { answer, says } of REFUSALS)
    await test.step(answer, async () => {
      await openConnected(page, aKey(`answer=${answer}`, 'on=start'))
      await startCrawl(page)
      await expect(page.getByRole('alert').getByText(says)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Start Scraping' })).toBeEnabled()
      await expect(page.getByRole('region', { name: 'Progress' })).toBeHidden()
    })
})

test('a refusal for asking too often says when to try again', async ({ page }) => {
  await openConnected(page, aKey('answer=429', 'on=start'))
  await startCrawl(page)
  await expect(page.getByText(/Try again in 59 seconds\.$/)).toBeVisible()
})

test('three bad looks in a row are said, and the crawl is followed on, also after a reload (issue 19, 3)', async ({
  page,
}) => {
  await openConnected(page, aKey('answer=500', 'on=status', 'times=3', 'ms=0', 'pages=3'))
  await startCrawl(page)
  await expect(page.getByText(/^Firecrawl does not answer as it should\. Trying again in \d+ s/)).toBeVisible(
    {
      timeout: 40_000,
    },
  )
  await page.reload()
  await expect(results(page).getByText(/^3 entries/)).toBeVisible()
})

test('a service that asks to wait is waited for (issue 19, 3)', async ({ page }) => {
  await openConnected(page, aKey('answer=429', 'retry=2', 'on=status', 'times=1', 'ms=0', 'pages=3'))
  await startCrawl(page)
  await expect(page.getByText(/^Firecrawl asks us to wait\. Trying again in 2 s/)).toBeVisible()
  await expect(results(page).getByText(/^3 entries/)).toBeVisible({ timeout: 12_000 })
})

test('a start address that leads elsewhere is no success, and its pages are kept (issue 19, 5)', async ({
  page,
}) => {
  await openConnected(page, aKey('start-elsewhere', 'ms=0', 'pages=3'))
  await page.getByLabel('Website URL').fill('https://www.university.example.com/university/1')
  await startCrawl(page)
  await expect(toast(page, 'Error: Failed to crawl website')).toBeVisible()
  await expect(
    page.getByText(/The start address leads to another site, elsewhere\.example\.org/),
  ).toBeVisible()
  await expect(results(page).getByText(/^3 entries/)).toBeVisible()
})

test('pages out of reach are counted, and those that came are kept (issue 19, 1)', async ({ page }) => {
  await openConnected(page, aKey('no-window', 'ms=0', 'pages=60', 'kb=300'))
  await startCrawl(page)
  await expect(
    page.getByText(/^Only \d+ of the 60 pages that the service has read came back\.$/),
  ).toBeVisible({
    timeout: 20_000,
  })
  await expect(results(page).getByRole('button', { name: 'Read the remaining pages' })).toBeVisible()
})

test('two bad looks in a row are passed over', async ({ page }) => {
  await openConnected(page, aKey('answer=500', 'on=status', 'times=2', 'ms=0', 'pages=3'))
  await startCrawl(page)
  await expect(toast(page, 'Website crawled successfully')).toBeVisible({ timeout: 40_000 })
})

test('when the second page of results fails, the first is kept and the rest can be read later', async ({
  page,
}) => {
  await openConnected(page, aKey('answer=500', 'on=page2', 'times=1', 'ms=0', 'pages=40'))
  await startCrawl(page)
  await expect(page.getByRole('alert').getByText(/^Error: All scraping engines failed/)).toBeVisible()
  await expect(results(page).getByText(/^25 entries/)).toBeVisible()
  await results(page).getByRole('button', { name: 'Read the remaining pages' }).click()
  await expect(results(page).getByText(/^40 entries/)).toBeVisible()
  await expect(toast(page, 'Website crawled successfully')).toBeVisible()
})

test('a service whose pages lead nowhere, back or elsewhere is read to an end', async ({ page, request }) => {
  for (const flag of ['stuck-next', 'repeat-page', 'no-window', 'foreign-next'])
    await test.step(flag, async () => {
      await openConnected(page, aKey(flag, 'ms=0', 'pages=12'))
      await startCrawl(page)
      await expect(results(page).getByText(/^12 entries/)).toBeVisible()
      await expectNothingElsewhere(request)
    })
})

test('a redirect to another host is not followed', async ({ page, request }) => {
  await openConnected(page, aKey('foreign-redirect', 'ms=0'))
  await startCrawl(page)
  await expect(page.getByRole('alert').getByText(/^Error: /)).toBeVisible({ timeout: 40_000 })
  await expectNothingElsewhere(request)
})

test('a crawl that found nothing but errors is no success', async ({ page }) => {
  await openConnected(page, aKey('only-errors', 'failed=3', 'ms=0'))
  await startCrawl(page)
  await expect(toast(page, 'Error: Failed to crawl website')).toBeVisible()
  await expect(results(page).getByText('No page could be read.')).toBeVisible()
  await expect(
    results(page).getByRole('list', { name: 'Pages that could not be read' }).getByRole('listitem'),
  ).toHaveCount(3)
})

test('a crawl that the service ends as failed keeps the pages it had', async ({ page }) => {
  await openConnected(page, aKey('ends=failed', 'ms=0', 'pages=3'))
  await startCrawl(page)
  await expect(toast(page, 'Error: Failed to crawl website')).toBeVisible()
  await expect(results(page).getByText(/^3 entries/)).toBeVisible()
})

test('a crawl that the service ends as cancelled has failed, and keeps the pages it had', async ({
  page,
}) => {
  await openConnected(page, aKey('ends=cancelled', 'ms=0', 'pages=3'))
  await startCrawl(page)
  await expect(toast(page, 'Error: Failed to crawl website')).toBeVisible()
  await expect(results(page).getByText(/^3 entries/)).toBeVisible()
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
