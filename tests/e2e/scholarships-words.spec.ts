import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './fixtures'

const chips = (page: Page) => page.getByRole('list', { name: 'Understood' }).getByRole('listitem')
const heading = (page: Page) => page.locator('#scholarship-results')
const SENTENCE = 'fully funded masters in germany for indian students'
const MEANT = [
  /fully funded → Fully funded/,
  /masters → Level: Master’s/,
  /germany → Country: Germany/,
  /for indian students → You come from: India/,
]

test('a sentence becomes filters, in the browser as on the server', async ({ page }) => {
  await page.goto(`/scholarships?search=${SENTENCE}`)
  await expect(chips(page)).toHaveText(MEANT)
  const served = (await heading(page).textContent()) ?? ''
  expect(served).toMatch(/\([1-9]/)
  await page.goto('/scholarships?tab=browse')
  await page.getByRole('searchbox', { name: 'Search' }).fill(SENTENCE)
  await expect(chips(page)).toHaveText(MEANT)
  await expect(heading(page)).toHaveText(served)
  await page.goto('/scholarships?nationality=in&host=de&degree=masters&funding=full')
  await expect(heading(page)).toHaveText(served)
})

test('one tap makes a word text again, and what only contains it stands last', async ({ page }) => {
  await page.goto('/scholarships?search=germany')
  await expect(page.getByRole('heading', { name: /lso contain “germany” in .*: \d+/ })).toBeVisible()
  await page.goto('/scholarships?search=engineering japan')
  await chips(page)
    .getByRole('link', { name: /japan → Country: Japan/ })
    .click()
  await expect(page).toHaveURL(/search=engineering\+%22japan%22/)
  await expect(chips(page)).toHaveText([/engineering → Subject: Engineering/, /“japan”/])
})

test('a month is a deadline', async ({ page }) => {
  await page.goto('/scholarships?search=deadline in january')
  await expect(chips(page)).toHaveText([/deadline in january → Deadline: January/])
  await expect(page.locator('[data-results] article').first()).toContainText('Jan')
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

test('the chips have no fault that axe finds', async ({ page }) => {
  await page.goto(`/scholarships?search=${SENTENCE} 2026`)
  await expect(chips(page)).toHaveCount(5)
  await expectNoAxeViolations(page)
})
