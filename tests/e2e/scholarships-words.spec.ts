import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const chips = (page: Page) => page.getByRole('list', { name: 'Understood' }).getByRole('listitem')
const heading = (page: Page) => page.locator('#scholarship-results')
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search' })
const SENTENCE = 'fully funded masters in germany for indian students'
const MEANT = [
  /fully funded → Fully funded/,
  /masters → Level: Master’s/,
  /germany → Country: Germany/,
  /for indian students → You come from: India/,
]

test('a sentence becomes filters, in the browser as on the server', async ({ page }) => {
  await page.goto('/scholarships?nationality=in&host=de&degree=masters&funding=full')
  await expect(heading(page)).toHaveText(/\([1-9]/)
  const filtered = (await heading(page).textContent()) ?? ''
  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await expect(heading(page)).not.toHaveText(filtered)
  await search(page).fill(SENTENCE)
  await expect(chips(page)).toHaveText(MEANT)
  await expect(heading(page)).toHaveText(filtered)
  await page.goto(`/scholarships?search=${SENTENCE}`)
  await expect(chips(page)).toHaveText(MEANT)
  await expect(heading(page)).toHaveText(filtered)

  await search(page).fill(`${SENTENCE} 2026`)
  await expect(chips(page)).toHaveCount(5)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the server reads the sentence, and each chip is a link', async ({ page }) => {
    await page.goto('/scholarships?search=government scholarships for kenyans')
    await expect(chips(page)).toHaveText([
      /government scholarships → Type: Government/,
      /for kenyans → You come from: Kenya/,
    ])
    await chips(page).getByRole('link').last().click()
    await expect(page).toHaveURL(/%22kenyans%22/)
  })
})
