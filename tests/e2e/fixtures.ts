import { readFile } from 'node:fs/promises'
import { expect, test as base, type Locator, type Page } from '@playwright/test'
import { findViolations } from './axe'

type Options = {
  /** Console messages that belong to what the test is about, such as the log of a bad path. */
  allowConsole: RegExp[]
}

/** The browser's own word on a service worker that `playwright.config.ts` keeps out. */
const BLOCKED_WORKER = /Service Worker registration blocked by Playwright/
/**
 * Next asks for the styles of a page that is left before it is shown, and Chromium says so a few seconds later
 * (https://github.com/vercel/next.js/issues/51524). This can go when that issue is closed.
 */
const UNUSED_STYLES = /\.css was preloaded using link preload but not used/

/** No page takes so long. One without the framework's script is not waited for beyond it. */
const SCRIPT_MS = 10_000
/** A page that is never idle is ready as well, but one that is only slow, on a busy machine, is not. */
const IDLE_MS = 5000

/**
 * Has `goto` and `reload` wait until the page's script has taken over, as a person does who looks before they click. Tests
 * of what is entered earlier open their page with `waitUntil: 'commit'`.
 */
function waitForScript(page: Page) {
  const { goto, reload } = page
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options)
    if (options?.waitUntil !== 'commit') await untilReady(page)
    return response
  }
  page.reload = async (options) => {
    const response = await reload.call(page, options)
    await untilReady(page)
    return response
  }
}

/**
 * Next announces pages in an element that its first effect adds. Parts of a page that follow later come when somebody is at
 * the page, or before idle time. The typeface of headings may be later still on a busy machine, and breaks lines elsewhere.
 */
async function untilReady(page: Page) {
  await page
    .waitForFunction(
      () =>
        !document.querySelector('script[src*="/_next/"]') || document.querySelector('next-route-announcer'),
      null,
      { timeout: SCRIPT_MS },
    )
    .then(() =>
      page.evaluate(
        (limit) =>
          new Promise((resolve) => {
            dispatchEvent(new Event('pointermove'))
            requestIdleCallback(() => void document.fonts.ready.then(resolve))
            setTimeout(resolve, limit)
          }),
        IDLE_MS,
      ),
    )
    .then(() =>
      page.waitForFunction(() => !document.querySelector('[data-early]'), null, { timeout: SCRIPT_MS }),
    )
    // A page may go on to another one meanwhile.
    .catch(() => {})
}

/**
 * Every test also fails when any of its pages logs an error or a warning, throws, tries what the Content-Security-Policy
 * forbids, or asks another origin for anything.
 */
export const test = base.extend<Options>({
  allowConsole: [[], { option: true }],
  page: async ({ page, javaScriptEnabled }, provide) => {
    if (javaScriptEnabled !== false) waitForScript(page)
    await provide(page)
  },
  context: async ({ context, baseURL, allowConsole }, provide) => {
    const noise: string[] = []
    const note = (text: string) => {
      if (![BLOCKED_WORKER, UNUSED_STYLES, ...allowConsole].some((pattern) => pattern.test(text)))
        noise.push(text)
    }
    context.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) {
        note(`console ${message.type()}: ${message.text()} (${message.location().url})`)
      }
    })
    // Chromium reports what zod and others merely try in an event only; other browsers write it into the console.
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
    await provide(context)
    expect(noise, 'the console is quiet and no other origin is asked').toEqual([])
  },
})

export { expect }

/** Presses a key until what it opens is there: it is heard once the page's script runs. */
export async function pressUntilOpen(page: Page, key: string, opened: Locator) {
  await expect(async () => {
    if (!(await opened.isVisible())) await page.keyboard.press(key)
    await expect(opened).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
}

/** The list shows the answer to its address, and nothing of another answer, which a press could still hit. */
export async function expectSettled(page: Page) {
  await expect(page.locator('[data-results]')).toHaveCount(1)
  await expect(page.locator('[data-pending]')).toHaveCount(0)
}

/** Every pointer target is 24 by 24 px, or as far from its neighbours as if it were (WCAG 2.5.8). */
export const TARGET_RULES = ['target-size']

/** The rules of axe whose answer depends on colours. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/**
 * Every rule of axe, the best practices included, on the page as it stands. The themes differ in colours alone, so where a
 * page is looked at in the dark one too, only the rules about colours are asked again.
 */
export async function expectNoAxeViolations(page: Page, also: readonly string[] = []) {
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)
  expect(await findViolations(page, isDark ? { rules: COLOUR_RULES } : { also })).toEqual([])
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

/** Opens a page, which is then accessible. */
export async function expectAccessible(page: Page, path: string, options?: { isAlike?: boolean }) {
  expect((await page.goto(path))?.status()).toBe(200)
  await expectOpenAccessible(page, options)
}

/**
 * The open page has no fault that axe can find and is never wider than the screen, on a phone and in both themes on a wide
 * screen: colours do not depend on the width. Of pages that are made like another (`isAlike`), the light one is looked at on
 * a phone and the dark one on a wide screen.
 */
export async function expectOpenAccessible(page: Page, { isAlike = false } = {}) {
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    if (width === 360) await expectNoAxeViolations(page, TARGET_RULES)
    else await expectAccessibleInBothThemes(page, isAlike ? ['dark'] : THEMES)
  }
}

/** Holds what a page asks for until the returned function is called. */
export async function hold(page: Page, address: string) {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(address, async (route) => {
    await held
    await route.continue()
  })
  return () => release()
}

/** Presses what downloads a file, and reads the file. */
export async function download(from: Locator) {
  const [file] = await Promise.all([from.page().waitForEvent('download'), from.click()])
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}
