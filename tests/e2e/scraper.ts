import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect } from './fixtures'

export const KEY_ENTRY = 'firecrawl_api_key'

/** A key that sets the behaviour of the stand-in, and whose counters no other test shares. */
export function aKey(...switches: string[]): string {
  return `fc-${[...switches, `tag=${randomBytes(6).toString('hex')}`].join('+')}`
}

/** Opens the scraper with a key that is already saved. */
export async function openConnected(page: Page, key: string) {
  await page.addInitScript(
    ([entry, value]) => {
      // Only at first: a test may take the key away and reload.
      if (sessionStorage.getItem('seeded')) return
      sessionStorage.setItem('seeded', 'yes')
      localStorage.setItem(entry, value)
    },
    [KEY_ENTRY, key] as const,
  )
  await page.goto('/scraper')
  await expect(page.getByText('API Key Connected')).toBeVisible()
}

/**
 * Gives the open scraper another key, as another tab would: each job begins with the key that is saved then. Failures are
 * closed, so that the next one is seen to be new.
 */
export async function changeKey(page: Page, key: string) {
  const failures = page.getByRole('main').getByRole('alert')
  const close = failures.getByRole('button', { name: 'Close' })
  while ((await close.count()) > 0) await close.first().click()
  await expect(failures).toBeEmpty()
  await page.evaluate(([entry, value]) => localStorage.setItem(entry, value), [KEY_ENTRY, key] as const)
}

export const toast = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true })
export const results = (page: Page) => page.getByRole('region', { name: 'Results' })
export const progress = (page: Page) => page.getByRole('region', { name: 'Progress' })
export const chooseMode = (page: Page, name: string) =>
  page.getByRole('group', { name: 'What to do' }).getByText(name, { exact: true }).click()
export const startCrawl = (page: Page) => page.getByRole('button', { name: 'Start Scraping' }).click()
