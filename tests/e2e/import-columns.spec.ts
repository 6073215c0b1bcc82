import { utils, write } from '@e965/xlsx'
import { expect, expectNoAxeViolations, test } from './fixtures'
import { chooseFile, expectRead, openAddTab, pasteText } from './import-panel'

function aSpreadsheet(): Buffer {
  const book = utils.book_new()
  const rows = [
    ['My list 2027'],
    [],
    ['Benaming', 'Country', 'Students from abroad', 'Annual fee', 'Mascot'],
    ['Zyxharbour University', 'Korea, Republic of', 1200, 9000, 'Owl'],
  ]
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'List')
  return write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer
}

test('the columns of a spreadsheet are matched once, by keyboard too, and what no field takes is kept (issue 34)', async ({
  page,
}) => {
  await openAddTab(page)
  await page.setViewportSize({ width: 360, height: 740 })
  await chooseFile(page, { name: 'list.xlsx', text: aSpreadsheet() })
  const step = page.getByRole('region', { name: 'Match the columns' })
  await expect(step.getByRole('heading', { name: 'Match the columns' })).toBeFocused()
  await expect(step.getByText('Zyxharbour University')).toBeVisible()
  await expectNoAxeViolations(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)

  const read = step.getByRole('button', { name: 'Read 1 row' })
  await expect(read).toBeDisabled()
  await step.getByLabel('Field for Benaming').focus()
  await page.keyboard.type('Name')
  await step.getByLabel('Field for Annual fee').selectOption('Tuition, domestic')
  await step.getByLabel('Currency of sums that name none').selectOption('KRW')
  await read.click()
  await expectRead(page, '1 row read: 1 new, 0 here already, 0 refused.')
  await expect(
    page.getByText('Kept as they are, for your export: Students from abroad, Mascot.'),
  ).toBeVisible()
  await expect(page.getByRole('article')).toContainText('KRW 9,000 a year')
  await page.getByRole('button', { name: 'Add 1 university' }).click()
  await expect(page.getByRole('heading', { name: 'Added by you (1)' })).toBeFocused()

  await pasteText(page, 'Benaming,Country\nZyxanother,nl')
  await expectRead(page, '1 row read: 1 new, 0 here already, 0 refused.')
})

test('a file of 50,000 rows is read in parts, while the page stays in use (issue 34)', async ({ page }) => {
  await openAddTab(page)
  const rows = Array.from({ length: 50_000 }, (_, at) => `Zyx Academy ${at},nl,Town ${at}`)
  await chooseFile(page, { name: 'many.csv', text: ['name,country,city', ...rows].join('\n') })
  await expect(page.getByText('Rows 1 to 2,000 of 50,000')).toBeVisible({ timeout: 40_000 })
  await page.getByRole('button', { name: 'Go on to rows 2,001 to 4,000' }).click()
  await expect(page.getByText('Rows 2,001 to 4,000 of 50,000')).toBeVisible({ timeout: 40_000 })
  await expectRead(page, '2,000 rows read: 2,000 new')
})
