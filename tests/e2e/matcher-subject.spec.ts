import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './fixtures'

const subject = (page: Page) => page.getByLabel('Your subject (optional)')
const field = (page: Page) => page.getByLabel('Field of study')
const list = (page: Page) => page.getByRole('listbox', { name: 'Subjects' })

test('a subject as one calls it chooses the field, also typed before the script came, and is kept; a field that is chosen goes before it', async ({
  page,
}) => {
  await test.step('a subject that was typed before the script came counts', async () => {
    await page.goto('/scholarships', { waitUntil: 'commit' })
    await subject(page).fill('public health')
    await expect(field(page)).toHaveValue('public-health')
    await page.keyboard.press('Tab')
    await expect(subject(page)).toHaveValue('Public health')
  })

  await test.step('a field that is chosen from the list goes before the subject', async () => {
    await subject(page).fill('nursing')
    await expect(field(page)).toHaveValue('nursing')
    await page.keyboard.press('Tab')
    await expect(subject(page)).toHaveValue('Nursing')
    await field(page).selectOption('Law')
    await expect(subject(page)).toHaveValue('')
  })

  await test.step('a subject chooses the field, keeps its own name, and is kept', async () => {
    await subject(page).pressSequentially('comp sci')
    await expect(list(page).getByRole('option', { name: 'Computer science', exact: true })).toBeVisible()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Enter')
    await expect(field(page)).toHaveValue('computer-science')
    await page.keyboard.press('Tab')
    await expect(subject(page)).toHaveValue('Computer science')

    await page.reload()
    await expect(subject(page)).toHaveValue('Computer science')
    await expect(field(page)).toHaveValue('computer-science')
  })
})
