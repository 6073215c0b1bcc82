import AxeBuilder from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'

type Options = {
  /** Console messages that belong to what the test is about, such as the log of a bad path. */
  allowConsole: RegExp[]
}

/** The browser's own word on a service worker that `playwright.config.ts` keeps out. */
const BLOCKED_WORKER = /Service Worker registration blocked by Playwright/

/**
 * Every test also fails when any of its pages logs an error or a warning, throws, or asks another origin for
 * anything.
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

/** Every rule of axe, the best practices included, on the page as it stands. */
export async function expectNoAxeViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, help, nodes }) => ({
    id,
    help,
    elements: nodes.map((node) => node.html.slice(0, 160)),
  }))
  expect(found).toEqual([])
}

/** A page has no fault that axe can find and is never wider than the screen, in both themes, on a phone and on a wide screen. */
export async function expectAccessible(page: Page, path: string) {
  expect((await page.goto(path))?.status()).toBe(200)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await expectNoAxeViolations(page)
    }
  }
}
