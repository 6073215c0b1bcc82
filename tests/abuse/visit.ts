import type { Browser, BrowserContext, Page } from '@playwright/test'

/** The texts that a page shows when a program failed without an error. */
const FAULTY_TEXT = /\bNaN\b|Invalid Date|\bundefined\b|\[object /
/** The time in which a page's scripts may fail. Controls hydrate when the page is idle. */
const SETTLE_MS = 400

/** A visitor with an empty storage. */
export function openContext(browser: Browser, origin: string, timezoneId?: string): Promise<BrowserContext> {
  return browser.newContext({ baseURL: origin, serviceWorkers: 'block', reducedMotion: 'reduce', timezoneId })
}

/** Visits a page and returns what is wrong with it: an error, a missing heading or a faulty text; null when nothing is. */
export async function visit(page: Page, path: string): Promise<string | null> {
  const noise: string[] = []
  const onError = (error: Error) => void noise.push(error.message)
  const onConsole = (message: { type: () => string; text: () => string }) => {
    if (message.type() === 'error') noise.push(message.text())
  }
  page.on('pageerror', onError)
  page.on('console', onConsole)
  try {
    await page.goto(path, { waitUntil: 'load', timeout: 20_000 })
    // A visitor moves over the page, which loads the parts that wait for an idle page.
    await page.mouse.move(200, 300)
    await page.waitForTimeout(SETTLE_MS)
    if (noise.length > 0) return `logs ${noise[0]?.slice(0, 150)}`
    const { text, headings } = await page.evaluate(() => ({
      text: document.querySelector('main')?.innerText ?? '',
      headings: document.querySelectorAll('h1').length,
    }))
    if (headings !== 1) return `shows ${headings} first headings`
    const faulty = FAULTY_TEXT.exec(text)
    return faulty ? `shows "${faulty[0]}"` : null
  } catch (error) {
    return String(error).slice(0, 150)
  } finally {
    page.off('pageerror', onError)
    page.off('console', onConsole)
  }
}
