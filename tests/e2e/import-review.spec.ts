import { readFileSync } from 'node:fs'
import { expect, expectNoAxeViolations, test } from './fixtures'
import { addByPasting, expectRead, openAddTab, pasteText } from './import-panel'

test('a refused row is put right in place and then added', async ({ page }) => {
  await openAddTab(page)
  await pasteText(page, 'name,country,acceptance rate\nAlpha,nl,40\nBeta,Atlantis,145')
  await expectRead(page, '2 rows read: 1 new, 0 here already, 1 refused.')
  const row = page.getByRole('form', { name: 'Correct line 3' })
  await expect(row).toContainText('“Atlantis” is not a country we know.')
  await expect(row).toContainText('must be at most 100.')
  await expectNoAxeViolations(page)
  await row.getByLabel('Country').fill('Germany')
  await row.getByLabel('Acceptance rate').fill('45%')
  await row.getByRole('button', { name: 'Check again' }).click()
  await expectRead(page, '2 rows read: 2 new, 0 here already, 0 refused.')
  await page.getByRole('button', { name: 'Add 2 universities' }).click()
  await expect(page.getByRole('heading', { name: 'Added by you (2)' })).toBeFocused()
})

test('refused rows can be taken away with their reasons', async ({ page }) => {
  await openAddTab(page)
  await pasteText(page, 'name,country\nAlpha,nl\n=Beta,Atlantis')
  await expectRead(page, '1 refused')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download these rows' }).click(),
  ])
  const text = readFileSync(await file.path(), 'utf8')
  expect(text).toContain('3,Country: “Atlantis” is not a country we know.')
  expect(text).toContain("'=Beta")
  expect(text).not.toContain('Alpha')
})

const DELFT = 'name,country,website,students\nTU Delft,nl,https://tudelft.nl/,31000'

test('what the catalogue has is kept unless the visitor says otherwise', async ({ page }) => {
  await openAddTab(page)
  await pasteText(page, DELFT)
  await expectRead(page, '1 row read: 0 new, 1 here already, 0 refused.')
  await expect(page.getByText('is Delft University of Technology, in our catalogue')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Add 0 universities' })).toBeDisabled()
  await expectNoAxeViolations(page)
})

for (const { choice, established } of [
  { choice: 'Replace it', established: 'Not reported' },
  { choice: 'Merge', established: '1842' },
]) {
  test(`${choice}: the row is shown instead of the catalogue’s record, until it is removed`, async ({
    page,
  }) => {
    await openAddTab(page)
    await pasteText(page, DELFT)
    await page.getByRole('radio', { name: choice }).check()
    await page.getByRole('button', { name: 'Add 1 university' }).click()
    await expect(page.getByText('shown instead of our own record')).toBeVisible()

    await page.goto('/universities?search=delft&country=nl')
    const card = page.getByRole('article').filter({ hasText: 'TU Delft' })
    await expect(card).toContainText('31,000')
    if (choice === 'Merge') await expect(card).toContainText(established)
    else await expect(card).not.toContainText('1842')
    await expect(page.getByRole('heading', { name: 'Delft University of Technology' })).toHaveCount(0)

    await page.goto('/universities?tab=add')
    await page.getByRole('button', { name: 'Remove TU Delft' }).click()
    await page.goto('/universities?search=delft&country=nl')
    await expect(page.getByRole('heading', { name: 'Delft University of Technology' })).toBeVisible()
  })
}

test('what was added before can be merged with', async ({ page }) => {
  await addByPasting(page, 'name,country,students\nHarbour University,nl,500', 1)
  await pasteText(page, 'name,country,website\nharbour university,Holland,harbour.example')
  await expect(page.getByText('is Harbour University, which you added before')).toBeVisible()
  await page.getByRole('radio', { name: 'Merge' }).check()
  await page.getByRole('button', { name: 'Add 1 university' }).click()
  await expect(page.getByRole('heading', { name: 'Added by you (1)' })).toBeVisible()
  await page.goto('/universities?search=harbour+university&country=nl')
  const card = page.getByRole('article').filter({ hasText: 'Added by you' })
  await expect(card).toContainText('500')
  await expect(card.getByRole('link', { name: 'Visit Website' })).toHaveAttribute(
    'href',
    'https://harbour.example',
  )
})

test('one typed in by hand is looked at before it is added', async ({ page }) => {
  await openAddTab(page)
  await page.getByRole('button', { name: 'Fill in a short form' }).click()
  const form = page.getByRole('form', { name: 'One university' })
  await form.getByRole('button', { name: 'Preview' }).click()
  await expect(form.getByLabel('Name', { exact: true })).toBeFocused()
  await expectNoAxeViolations(page)
  await form.getByLabel('Name', { exact: true }).fill('Harbour University')
  await form.getByLabel('Country').fill('Netherlands')
  await form.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('article')).toContainText('Harbour University')
  await page.getByRole('button', { name: 'Add 1 university' }).click()
  await expect(page.getByText('Netherlands, added by hand on')).toBeVisible()
})
