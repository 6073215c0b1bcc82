import { readFileSync } from 'node:fs'
import { expect, expectNoAxeViolations, test } from './fixtures'
import { chooseFile, expectRead, openAddTab, pasteText } from './import-panel'

const EVERYTHING = [
  'name;country;city;description;popularPrograms;tuition;mascot',
  '"Harbour University";Holland;Rotterdam;"Known as ""the docks"";',
  'it has two lines";Law, Medicine;EUR 9,000–12,000;Owl',
  'Köln Academy;de;;;;;',
].join('\r\n')

test('a CSV file with a byte-order mark, semicolons, quotes and line breaks becomes cards', async ({
  page,
}) => {
  await openAddTab(page)
  await chooseFile(page, { name: 'list.csv', text: `\ufeff${EVERYTHING}` })
  await expectRead(page, '2 rows read: 2 new, 0 here already, 0 refused.')
  await expect(page.getByText('no such column: mascot')).toBeVisible()
  const card = page.getByRole('article').filter({ hasText: 'Harbour University' })
  await expect(card).toContainText('Known as "the docks"; it has two lines')
  await expect(card).toContainText('EUR 9,000–12,000 a year')
  await expect(card).toContainText('Added by you')
  await expect(page.getByRole('article').filter({ hasText: 'Köln Academy' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Added by you (0)' })).toBeVisible()
  await expectNoAxeViolations(page)
})

test('a dropped JSON file is read like a chosen one', async ({ page }) => {
  await openAddTab(page)
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    const text = JSON.stringify([{ name: 'Harbour University', country: 'Netherlands', worldRanking: 12 }])
    transfer.items.add(new File([text], 'university-data.json', { type: 'application/json' }))
    return transfer
  })
  await page.getByText('or drop it here').dispatchEvent('drop', { dataTransfer: dropped })
  await expectRead(page, '1 row read: 1 new')
  await expect(page.getByRole('article')).toContainText('#12 Global')
})

test('pasted JSON that is broken is refused with its line', async ({ page }) => {
  await openAddTab(page)
  await pasteText(page, '[\n{"name": "Alpha", "country": "nl"},\n{"name": Beta}\n]')
  await expect(page.getByRole('alert').filter({ hasText: 'JSON' })).toHaveText(/look at line 3/)
})

test('a hostile file stays text and touches nothing', async ({ page }) => {
  await openAddTab(page)
  const hostile = [
    {
      name: '<img src=x onerror="document.title=1">',
      country: 'nl',
      description: '<script>alert(1)</script>',
    },
    { name: '=HYPERLINK("http://x.example")', country: 'nl', website: 'javascript:alert(1)' },
  ]
  const text = JSON.stringify(hostile).replace(
    '{"name"',
    '{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}, "name"',
  )
  await pasteText(page, text)
  await expectRead(page, '2 rows read: 2 new, 0 here already, 0 refused.')
  await expect(page.getByRole('article').first()).toContainText('<img src=x onerror="document.title=1">')
  await expect(page.getByRole('article').first()).toContainText('<script>alert(1)</script>')
  await expect(page.getByText('must be an address that begins with https://')).toBeVisible()
  await expect(page).not.toHaveTitle('1')
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false)
})

test('a line of 10 MB is refused early', async ({ page }) => {
  await openAddTab(page)
  const dropped = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File([`name,country\n"${'x'.repeat(10 * 1024 * 1024)}",nl`], 'huge.csv'))
    return transfer
  })
  await page.getByText('or drop it here').dispatchEvent('drop', { dataTransfer: dropped })
  await expect(page.getByText('This is 10.0 MB; at most 5 MB can be read at once.')).toBeVisible()
})

test('2,000 rows are read off the main thread and added; 2,001 are not', async ({ page }) => {
  await openAddTab(page)
  const rows = Array.from({ length: 2001 }, (_, at) => `Academy ${at},nl,Town ${at},${1000 + at}`)
  const heading = 'name,country,city,students'
  await chooseFile(page, { name: 'many.csv', text: [heading, ...rows].join('\n') })
  await expect(page.getByText('There are more than 2,000 rows')).toBeVisible()

  const workers: string[] = []
  page.on('worker', (worker) => workers.push(worker.url()))
  await chooseFile(page, { name: 'many.csv', text: [heading, ...rows.slice(0, 2000)].join('\n') })
  await expectRead(page, '2,000 rows read: 2,000 new, 0 here already, 0 refused.')
  await expect.poll(() => workers).toHaveLength(1)
  await page.getByRole('button', { name: 'Add 2,000 universities' }).click()
  await expect(page.getByRole('heading', { name: 'Added by you (2,000)' })).toBeVisible()

  await page.goto('/universities?search=academy+1999')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText('Town 1999, Netherlands')
})

test('the template names every column and reads back', async ({ page }) => {
  await openAddTab(page)
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the CSV template' }).click(),
  ])
  expect(template.suggestedFilename()).toBe('universities-template.csv')
  const heading = readFileSync(await template.path(), 'utf8').trim()
  await pasteText(page, `${heading}\nHarbour University,nl`)
  await expectRead(page, '1 row read: 1 new')
})

test('without script the tab says what it needs', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/universities?tab=add')
  await expect(page.getByRole('heading', { name: 'Add More Universities' })).toBeVisible()
  // Playwright's texts pass over what is in a <noscript>.
  await expect(page.locator('main noscript p')).toBeVisible()
  await context.close()
})
