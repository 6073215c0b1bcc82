import { download, expect, expectNoAxeViolations, test } from './fixtures'
import { expectRead, goToAddTab, goToList, openAddTab, pasteText } from './import-panel'

test('a refused row can be taken away with its reasons, or is put right in place and then added', async ({
  page,
}) => {
  await openAddTab(page)
  await test.step('taken away', async () => {
    await pasteText(page, 'name,country\nAlpha,nl\n=Beta,Atlantis')
    await expectRead(page, '1 refused')
    const { text } = await download(page.getByRole('button', { name: 'Download these rows' }))
    expect(text).toContain('3,Country: “Atlantis” is not a country we know.')
    expect(text).toContain("'=Beta")
    expect(text).not.toContain('Alpha')
  })
  await test.step('put right', async () => {
    await pasteText(page, 'name,country,acceptance rate\nAlpha,nl,40\nBeta,Atlantis,145')
    const row = page.getByRole('form', { name: 'Correct line 3' })
    await expect(row).toContainText('must be at most 100.')
    await expect(row).toContainText('“Atlantis” is not a country we know.')
    await expectRead(page, '2 rows read: 1 new, 0 here already, 1 refused.')
    await expectNoAxeViolations(page)
    await row.getByLabel('Country').fill('Germany')
    await row.getByLabel('Acceptance rate').fill('45%')
    await row.getByRole('button', { name: 'Check again' }).click()
    await expectRead(page, '2 rows read: 2 new, 0 here already, 0 refused.')
    await page.getByRole('button', { name: 'Add 2 universities' }).click()
    await expect(page.getByRole('heading', { name: 'Added by you (2)' })).toBeFocused()
  })
})

const DELFT = 'name,country,website,students\nTU Delft,nl,https://tudelft.nl/,31000'

test('what the catalogue has is kept unless the visitor says otherwise; then the row is shown instead of its record until it is removed', async ({
  page,
}) => {
  await openAddTab(page)
  await test.step('keep', async () => {
    await pasteText(page, DELFT)
    await expectRead(page, '1 row read: 0 new, 1 here already, 0 refused.')
    await expect(page.getByText('is Delft University of Technology, in our catalogue')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add 0 universities' })).toBeDisabled()
    await expectNoAxeViolations(page)
  })
  for (const choice of ['Replace it', 'Merge'])
    await test.step(choice, async () => {
      await pasteText(page, DELFT)
      await page.getByRole('radio', { name: choice }).check()
      await page.getByRole('button', { name: 'Add 1 university' }).click()
      await expect(page.getByText('shown instead of our own record')).toBeVisible()

      await page.goto('/universities?search=delft&country=nl')
      const card = page.getByRole('article').filter({ hasText: 'TU Delft' })
      await expect(card).toContainText('31,000')
      if (choice === 'Merge') await expect(card).toContainText('1842')
      else await expect(card).not.toContainText('1842')
      const record = page.getByRole('heading', { name: 'Delft University of Technology' })
      await expect(record).toHaveCount(0)

      await goToAddTab(page)
      await page.getByRole('button', { name: 'Remove TU Delft' }).click()
      await goToList(page)
      await expect(page).toHaveURL('/universities?search=delft&country=nl')
      await expect(record).toBeVisible()
      await goToAddTab(page)
    })
})

test('one typed in by hand is looked at before it is added, and a row of a file can be merged with it', async ({
  page,
}) => {
  await openAddTab(page)
  await test.step('typed in by hand', async () => {
    await page.getByRole('button', { name: 'Fill in a short form' }).click()
    const form = page.getByRole('form', { name: 'One university' })
    await form.getByRole('button', { name: 'Preview' }).click()
    await expect(form.getByLabel('Name', { exact: true })).toBeFocused()
    await expectNoAxeViolations(page)
    await form.getByLabel('Name', { exact: true }).fill('Harbour University')
    await form.getByLabel('Country').fill('Netherlands')
    await form.getByLabel('Students', { exact: true }).fill('500')
    await form.getByRole('button', { name: 'Preview' }).click()
    await expect(page.getByRole('article')).toContainText('Harbour University')
    await page.getByRole('button', { name: 'Add 1 university' }).click()
    await expect(page.getByText('Netherlands, added by hand on')).toBeVisible()
  })
  await test.step('merged with', async () => {
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
})
