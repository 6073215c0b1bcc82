import type { Page } from '@playwright/test'
import { sizeOf } from './bytes'

/** The weight of the compact index that the list page fetches after it has loaded, a record. */
export type IndexBytes = { records: number; brotliPerRecord: number; rawPerRecord: number }

const TIMEOUT_MS = 15_000

/** Opens the list, touches its search box, and weighs the index that arrives. */
export async function measureIndex(page: Page, url: string): Promise<IndexBytes> {
  const arrival = page.waitForResponse(
    (response) => new URL(response.url()).pathname.endsWith('/index.json'),
    {
      timeout: TIMEOUT_MS,
    },
  )
  await page.goto(url, { waitUntil: 'load' })
  await page.getByRole('searchbox').first().click()
  const { raw, brotli } = sizeOf(await (await arrival).body(), 'data')
  const records = readTotal(await page.locator('main').innerText())
  return { records, brotliPerRecord: brotli / records, rawPerRecord: raw / records }
}

/**
 * The n of "Results: x-y of n".
 * @throws when the text has no such line
 */
export function readTotal(text: string): number {
  const digits = /Results:\s*[\d.,]+\s*[-–]\s*[\d.,]+\s+of\s+([\d.,]+)/.exec(text)?.[1]?.replace(/\D/g, '')
  if (!digits) throw new Error('The page does not say how many results there are ("Results: x-y of n").')
  return Number(digits)
}
