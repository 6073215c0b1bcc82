import type { Page } from '@playwright/test'
import { closeStorage } from './kept'
import { expect, expectAccessibleInBothThemes, hold, test } from './fixtures'
import { aKey, KEY_ENTRY, startCrawl, toast } from './scraper'

/** The browser keeps this key. */
const expectKey = (page: Page, key: string | null) =>
  expect.poll(() => page.evaluate((entry) => localStorage.getItem(entry), KEY_ENTRY)).toBe(key)

test('a key is validated, saved, kept for the next visit, and gone in every tab once it is removed', async ({
  page,
  context,
}) => {
  const key = aKey('pages=1', 'ms=0')
  const answer = await hold(page, '**/api/scraper/key')
  await page.goto('/scraper')
  await expect(page.getByRole('heading', { name: 'Setup' })).toBeVisible()
  const input = page.getByLabel('Firecrawl API key')
  await expect(input).toHaveAttribute('type', 'password')
  const save = page.getByRole('button', { name: 'Save API Key' })
  await expect(save).toBeDisabled()
  await input.fill('   ')
  await expect(save).toBeDisabled()

  await input.fill(key)
  await save.click()
  await expect(page.getByRole('button', { name: 'Validating...' })).toBeDisabled()
  answer()
  await expect(toast(page, 'API key validated and saved successfully')).toBeVisible()
  await expect(page.getByText('API Key Connected')).toBeVisible()
  await expect(page.getByLabel('Website URL')).toBeFocused()
  await expectKey(page, key)

  const other = await context.newPage()
  await other.goto('/scraper')
  await expect(other.getByText('API Key Connected')).toBeVisible()
  await other.getByRole('button', { name: 'Change API Key' }).click()
  await expect(toast(other, 'API Key Removed: You can now enter a new API key')).toBeVisible()
  await expect(other.getByLabel('Firecrawl API key')).toBeFocused()
  await expectKey(other, null)
  await expect(page.getByRole('heading', { name: 'Setup' })).toBeVisible()
})

test.describe('the setup', () => {
  test.use({ allowConsole: [/Failed to load resource/] })

  test('has no accessibility fault in either theme, and saves no key that is blank, refused, or not checked', async ({
    page,
  }) => {
    await page.goto('/scraper')
    await expect(page.getByRole('heading', { name: 'Setup' })).toBeVisible()
    await expectAccessibleInBothThemes(page)
    const input = page.getByLabel('Firecrawl API key')
    const save = page.getByRole('button', { name: 'Save API Key' })

    await test.step('a blank key is refused even where the button is got round', async () => {
      await input.evaluate((element: HTMLInputElement) => element.form?.requestSubmit())
      await expect(toast(page, 'Error: Please enter your API key (Firecrawl)')).toBeVisible()
    })
    await test.step('a key that the service refuses', async () => {
      await input.fill('not-a-key')
      await save.click()
      await expect(toast(page, 'Invalid API Key: Please check your API key and try again')).toBeVisible()
      await expect(page.getByText(/The key was not saved: Unauthorized/)).toBeVisible()
      await expectKey(page, null)
    })
    await test.step('a key whose check gets no answer', async () => {
      await input.fill(aKey('check', 'answer=close'))
      await save.click()
      await expect(toast(page, 'Error: Failed to validate API key')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Setup' })).toBeVisible()
      await expectKey(page, null)
    })
  })
})

test('where the browser keeps nothing, the key lasts as long as the page', async ({ page }) => {
  await closeStorage(page)
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
  await page.goto('/scraper')
  await page.getByLabel('Firecrawl API key').fill(aKey('ms=0'))
  await page.getByRole('button', { name: 'Save API Key' }).click()
  await expect(page.getByText(/This browser keeps nothing for this site/)).toBeVisible()
  await startCrawl(page)
  await expect(toast(page, 'Website crawled successfully')).toBeVisible()
  await expect(page.getByText(/could not keep these results/)).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the page says what it needs', async ({ page }) => {
    await page.goto('/scraper')
    await expect(page.getByRole('heading', { name: 'University Data Scraper' })).toBeVisible()
    await expect(page.getByText(/needs JavaScript/)).toBeVisible()
  })
})
