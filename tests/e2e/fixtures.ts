import { expect, test as base, type Locator, type Page } from '@playwright/test'
import { findViolations } from './axe'

type Options = {
  /** Console messages that belong to what the test is about, such as the log of a bad path. */
  allowConsole: RegExp[]
}

/** The browser's own word on a service worker that `playwright.config.ts` keeps out. */
const BLOCKED_WORKER = /Service Worker registration blocked by Playwright/

/**
 * Every test also fails when any of its pages logs an error or a warning, throws, tries what the Content-Security-Policy
 * forbids, or asks another origin for anything.
 */
export const test = base.extend<Options & { quietPages: void }>({
  allowConsole: [[], { option: true }],
  quietPages: [
    async ({ context, baseURL, allowConsole }, use) => {
      const noise: string[] = []
      const note = (text: string) => {
        if (![BLOCKED_WORKER, ...allowConsole].some((pattern) => pattern.test(text))) noise.push(text)
      }
      context.on('console', (message) => {
        if (['error', 'warning'].includes(message.type())) {
          note(`console ${message.type()}: ${message.text()} (${message.location().url})`)
        }
      })
      // Chromium tells of what zod and others merely try in an event alone; other browsers write it into the console.
      await context.addInitScript(() =>
        document.addEventListener('securitypolicyviolation', ({ blockedURI, violatedDirective }) =>
          console.error(`Content-Security-Policy: ${violatedDirective} forbids ${blockedURI}`),
        ),
      )
      context.on('weberror', (error) => note(`page error: ${error.error().message}`))
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url())
        if (protocol.startsWith('http') && origin !== baseURL) note(`foreign request: ${request.url()}`)
      })
      await use()
      expect(noise, 'the console is quiet and no other origin is asked').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** Presses a key until what it opens is there: it is heard once the page's script runs. */
export async function pressUntilOpen(page: Page, key: string, opened: Locator) {
  await expect(async () => {
    if (!(await opened.isVisible())) await page.keyboard.press(key)
    await expect(opened).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
}

/** Every pointer target is 24 by 24 px, or as far from its neighbours as if it were (WCAG 2.5.8). */
export const TARGET_RULES = ['target-size']

/** The rules of axe whose answer depends on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Every rule of axe, the best practices included, on the page as it stands. The themes differ in colours alone, so where a
 * page is looked at in the dark one too, only the rules about colours are asked again.
 */
export async function expectNoAxeViolations(page: Page) {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  expect(await findViolations(page, isDark ? { rules: COLOUR_RULES } : {})).toEqual([])
}

const THEMES = ['light', 'dark'] as const

/** Axe finds nothing on the page as it stands, in either theme. The page is light afterwards. */
export async function expectAccessibleInBothThemes(
  page: Page,
  themes: readonly (typeof THEMES)[number][] = THEMES,
) {
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme })
    await expectNoAxeViolations(page)
  }
  await page.emulateMedia({ colorScheme: 'light' })
}

/**
 * A page has no fault that axe can find and is never wider than the screen, in both themes, on a phone and on a wide screen.
 * Of pages that are made like another (`isAlike`), which is looked at in all four ways, the light one is looked at on a
 * phone and the dark one on a wide screen.
 */
export async function expectAccessible(page: Page, path: string, { isAlike = false } = {}) {
  expect((await page.goto(path))?.status()).toBe(200)
  for (const [width, only] of [
    [360, 'light'],
    [1280, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    await expectAccessibleInBothThemes(page, isAlike ? [only] : THEMES)
    if (width === 360) expect(await findViolations(page, { rules: TARGET_RULES })).toEqual([])
  }
}
