import type { Page } from '@playwright/test'
import { download, expect, expectNoAxeViolations, test } from './fixtures'
import { chooseFile, expectRead, openAddTab, pasteText } from './import-panel'

const EVERYTHING = [
  'name;country;city;description;popularPrograms;international tuition;mascot',
  '"Harbour University";Holland;Rotterdam;"Known as ""the docks"";',
  'it has two lines";Law, Medicine;EUR 9,000–12,000;Owl',
  'Köln Academy;de;;;;;',
].join('\r\n')

/** Drops a file on the tab. `filler` is made in the page: 10 MB are slow to send there. */
async function dropFile(
  page: Page,
  { name, text, filler = 0 }: { name: string; text: string; filler?: number },
) {
  const dropped = await page.evaluateHandle(
    (file) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([file.text, 'x'.repeat(file.filler)], file.name))
      return transfer
    },
    { name, text, filler },
  )
  await page.getByText('or drop it here').dispatchEvent('drop', { dataTransfer: dropped })
}

test('the template names every column and reads back, a CSV file with a byte-order mark, semicolons, quotes and line breaks becomes cards, and a dropped JSON file is read like a chosen one', async ({
  page,
}) => {
  await openAddTab(page)
  await test.step('the template', async () => {
    const template = await download(page.getByRole('button', { name: 'Download the CSV template' }))
    expect(template.name).toBe('universities-template.csv')
    const heading = template.text.trim()
    await pasteText(page, `${heading}\nHarbour University,nl`)
    await expectRead(page, '1 row read: 1 new')
  })
  await test.step('the CSV file', async () => {
    await chooseFile(page, { name: 'list.csv', text: `\ufeff${EVERYTHING}` })
    await expectRead(page, '2 rows read: 2 new, 0 here already, 0 refused.')
    await expect(page.getByText('Kept as it is, for your export: mascot')).toBeVisible()
    const card = page.getByRole('article').filter({ hasText: 'Harbour University' })
    await expect(card).toContainText('Known as "the docks"; it has two lines')
    await expect(card).toContainText('EUR 9,000–12,000 a year')
    await expect(card).toContainText('Added by you')
    await expect(page.getByRole('article').filter({ hasText: 'Köln Academy' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Added by you (0)' })).toBeVisible()
    await expectNoAxeViolations(page)
  })
  await test.step('the dropped JSON file', async () => {
    const rows = [{ name: 'Harbour University', country: 'Netherlands', worldRanking: 12 }]
    await dropFile(page, { name: 'university-data.json', text: JSON.stringify(rows) })
    await expectRead(page, '1 row read: 1 new')
    await expect(page.getByRole('article')).toContainText('#12 Global')
  })
})

const HOSTILE = JSON.stringify([
  {
    name: '<img src=x onerror="document.title=1">',
    country: 'nl',
    description: '<script>alert(1)</script>',
  },
  { name: '=HYPERLINK("http://x.example")', country: 'nl', website: 'javascript:alert(1)' },
]).replace(
  '{"name"',
  '{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}, "name"',
)

test('what is broken or too large is refused, a hostile file stays text and touches nothing, and endless words fit a phone', async ({
  page,
}) => {
  await openAddTab(page)
  await test.step('pasted JSON that is broken is refused with its line', async () => {
    await pasteText(page, '[\n{"name": "Alpha", "country": "nl"},\n{"name": Beta}\n]')
    await expect(page.getByRole('alert').filter({ hasText: 'JSON' })).toHaveText(/look at line 3/)
  })
  await test.step('a line of 30 MB is refused early', async () => {
    await dropFile(page, { name: 'huge.csv', text: 'name,country\n', filler: 30 * 1024 * 1024 })
    await expect(page.getByText('This is 30.0 MB; at most 25 MB can be read at once.')).toBeVisible()
  })
  await test.step('a hostile file', async () => {
    await pasteText(page, HOSTILE)
    await expectRead(page, '2 rows read: 2 new, 0 here already, 0 refused.')
    await expect(page.getByRole('article').first()).toContainText('<img src=x onerror="document.title=1">')
    await expect(page.getByRole('article').first()).toContainText('<script>alert(1)</script>')
    await expect(page.getByText('must be an address that begins with https:// or http://')).toBeVisible()
    await expect(page).not.toHaveTitle('1')
    expect(await page.evaluate(() => 'polluted' in {})).toBe(false)
  })
  await test.step('the tab fits a phone', async () => {
    await page.setViewportSize({ width: 360, height: 740 })
    await pasteText(page, `name,country,website\n${'Long'.repeat(30)},nl,ftp://${'x'.repeat(200)}`)
    await expectRead(page, '1 row read: 1 new')
    await expectRead(page, '1 row will be added without some values')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })
})

test('2,000 rows are read off the main thread and added, and the others after them', async ({ page }) => {
  await openAddTab(page)
  const rows = Array.from({ length: 2001 }, (_, at) => `Academy ${at},nl,Town ${at},${1000 + at}`)
  const heading = 'name,country,city,students'
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(worker.url()))
  await chooseFile(page, { name: 'many.csv', text: [heading, ...rows].join('\n') })
  await expectRead(page, '2,000 rows read: 2,000 new, 0 here already, 0 refused.')
  await expect.poll(() => workers).toHaveLength(1)
  await page.getByRole('button', { name: 'Add 2,000 universities' }).click()
  await expect(page.getByRole('heading', { name: 'Added by you (2,000)' })).toBeVisible()

  await page.getByRole('button', { name: 'Go on to rows 2,001 to 2,001' }).click()
  await expectRead(page, '1 row read: 1 new')

  await page.goto('/universities?search=academy+1999')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText('Town 1999, Netherlands')
})

test('without script the tab says what it needs', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/universities?tab=add')
  await expect(page.getByRole('heading', { name: 'Add More Universities' })).toBeVisible()
  await expect(page.getByText(/needs JavaScript/)).toBeVisible()
  await expect(page.getByText('Choose a file')).toBeHidden()
  await context.close()
})
