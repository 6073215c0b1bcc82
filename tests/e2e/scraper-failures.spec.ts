import { expect, test } from './fixtures'
import { aKey, changeKey, chooseMode, openConnected, progress, results, startCrawl } from './scraper'

test.use({ allowConsole: [/Failed to load resource/] })

/** What the toast says, and where there is more to say, what the page explains. The others are tried beside their words. */
const REFUSALS: readonly { answer: string; says: RegExp; explains?: RegExp }[] = [
  { answer: '429', says: /^Error: Rate limit exceeded/, explains: /Try again in 59 seconds\.$/ },
  { answer: 'close', says: /^Error: Failed to crawl website$/ },
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
