import { download, expect, expectAccessibleInBothThemes, test } from './fixtures'
import { aKey, changeKey, openConnected, progress, results, startCrawl, toast } from './scraper'

test('a site is crawled, shown, filtered, copied and downloaded', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await openConnected(page, aKey('ms=500', 'pages=12', 'failed=2', 'blocked=1'))
  await expect(page.getByLabel('Website URL')).toHaveAttribute('type', 'url')
  await expect(page.getByLabel('Website URL')).toHaveJSProperty('required', true)
  await expect(page.getByLabel('Website URL')).toHaveValue('https://www.scholarshipportal.com')
  await startCrawl(page)
  await expect(page.getByRole('button', { name: 'Scraping Universities...' })).toBeDisabled()
  await expect(progress(page).getByText('Crawling website...')).toBeVisible()
  await expect(progress(page).getByText(/^\d+%$/)).toBeVisible()
  await expect(progress(page).getByText(/\d+ of \d+ pages · \d:\d\d/)).toBeVisible()

  await expect(toast(page, 'Website crawled successfully')).toBeVisible()
  const pages = results(page).getByRole('list', { name: 'Pages', exact: true })
  await expect(pages.getByRole('listitem')).toHaveCount(3)
  await expect(results(page).getByText('... and 9 more entries')).toBeVisible()
  await expect(results(page).getByText(/12 entries · 12 credits used · took \d:\d\d/)).toBeVisible()
  await expect(results(page).getByText('2 pages could not be read')).toBeVisible()
  await expect(results(page).getByText('1 page blocked by robots.txt')).toBeVisible()
  await expect(pages.getByRole('link').first()).toHaveAttribute('target', '_blank')

  await results(page).getByText('Text of the page').first().click()
  await expect(results(page).getByText(/<img src=x onerror=alert\(1\)>/)).toBeVisible()
  await expect(results(page).locator('img, script, iframe')).toHaveCount(0)

  await results(page).getByRole('button', { name: 'Copy to clipboard' }).click()
  await expect(toast(page, 'Copied to clipboard: University data copied to clipboard')).toBeVisible()
  const copied: unknown = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))
  expect(copied).toHaveLength(12)

  const file = await download(results(page).getByRole('button', { name: 'Download university-data.json' }))
  expect(file.name).toBe('university-data.json')
  expect(JSON.parse(file.text)).toEqual(copied)

  await results(page).getByLabel('Filter').fill('city 11')
  await expect(pages.getByRole('listitem')).toHaveCount(1)
  await expect(pages.getByRole('heading', { name: 'University 11' })).toBeVisible()
  await results(page).getByLabel('Filter').fill('')
  await results(page).getByRole('button', { name: 'Show 9 more' }).click()
  await expect(pages.getByRole('listitem')).toHaveCount(12)
})

test('the bar never goes backwards, stays at 90 at most while it runs, and a cancelled crawl keeps its pages, also one that completes just then', async ({
  page,
}) => {
  await openConnected(page, aKey('ms=700', 'pages=100'))
  await startCrawl(page)
  const bar = page.getByRole('progressbar', { name: 'Crawling website...' })
  await expect(bar).toBeVisible()
  const seen: number[] = []
  for (let look = 0; look < 8; look += 1) {
    seen.push(await bar.evaluate((element: HTMLProgressElement) => element.value))
    await page.waitForTimeout(400)
  }
  expect(seen).toEqual(seen.toSorted((a, b) => a - b))
  expect(Math.max(...seen)).toBeLessThanOrEqual(90)

  await page.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(results(page).getByText('Cancelled: the pages read before that are kept.')).toBeVisible()
  await expect(results(page).getByRole('heading', { name: 'University 1', exact: true })).toBeVisible()
  await expect(page.getByText(/Cancelled · \d+ entries/)).toBeVisible()

  for (const [late, pages] of [
    ['409', 5],
    ['flip', 6],
  ] as const)
    await test.step(`it completes at that moment (${late})`, async () => {
      await changeKey(page, aKey('ms=0', `pages=${pages}`, `late-cancel=${late}`))
      let tell = () => {}
      const held = new Promise<void>((resolve) => (tell = resolve))
      await page.route('**/api/scraper/crawl/*', async (route) => {
        if (route.request().method() === 'GET') await held
        await route.continue()
      })
      await startCrawl(page)
      await page.getByRole('button', { name: 'Cancel', exact: true }).click()
      tell()
      await expect(results(page).getByText(new RegExp(`^${pages} entries`))).toBeVisible()
      await page.unroute('**/api/scraper/crawl/*')
    })
})

test('a hundred pages of 100 KB are fetched, whatever the site has, and an earlier job is listed, opened, downloaded and removed', async ({
  page,
}) => {
  await openConnected(page, aKey('pages=300', 'kb=100', 'ms=0'))
  await startCrawl(page)
  await expect(results(page).getByText('... and 97 more entries')).toBeVisible({ timeout: 60_000 })
  await page.reload()
  await expect(results(page)).toBeHidden()
  const jobs = page.getByRole('region', { name: 'Last jobs' })
  await jobs.getByRole('button', { name: /^Open Crawl a site/ }).click()
  await expect(results(page).getByText(/^100 entries/)).toBeVisible()
  await expect(results(page).getByText('... and 97 more entries')).toBeVisible()
  const file = await download(jobs.getByRole('button', { name: /^Download/ }))
  expect(file.name).toBe('university-data.json')
  await jobs.getByRole('button', { name: /^Remove/ }).click()
  await expect(results(page)).toBeHidden()
  await page.reload()
  await expect(jobs.getByText(/Jobs of this browser are listed here/)).toBeVisible()
})

test('a crawl goes on after a reload in the middle, and while another page of the site is read', async ({
  page,
}) => {
  await openConnected(page, aKey('ms=400', 'pages=30'))
  await startCrawl(page)
  await expect(progress(page).getByText(/[1-9]\d* of \d+ pages/)).toBeVisible()
  await page.reload()
  await expect(progress(page).getByText('Crawling website...')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Universities' }).click()
  await expect(page).toHaveURL(/\/universities/)
  await page.goBack()
  await expect(toast(page, 'Website crawled successfully')).toBeVisible({ timeout: 40_000 })
  await expect(results(page).getByText(/^30 entries/)).toBeVisible()
})

test('form, results and toasts have no accessibility fault in either theme, and nothing is wider than a phone', async ({
  page,
}) => {
  await openConnected(page, aKey('ms=0', 'pages=4', 'failed=1', 'blocked=1'))
  await startCrawl(page)
  await expect(toast(page, 'Website crawled successfully')).toBeVisible()
  await results(page).getByText('Text of the page').first().click()
  await expectAccessibleInBothThemes(page)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('the results of crawls are erased with everything else, also where they were read a moment ago', async ({
  page,
}) => {
  await openConnected(page, aKey('ms=0', 'pages=2'))
  await startCrawl(page)
  await expect(toast(page, 'Website crawled successfully')).toBeVisible()
  // Through a link, so that the scraper's connection to its database stays open.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  const databases = () => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name))
  await expect.poll(databases).toContain('meridian-scraper')
  await page.getByRole('button', { name: 'Erase everything kept in this browser' }).click()
  await expect(page.getByText(/^Erased: .*the pages your crawls found/)).toBeVisible()
  await expect.poll(databases).toEqual([])
  await page.goBack()
  await expect(page.getByLabel('Firecrawl API key')).toBeVisible()
})
