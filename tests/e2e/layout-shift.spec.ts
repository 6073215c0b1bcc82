import type { BrowserContext } from '@playwright/test'
import { expect, test } from './fixtures'

const WIDTHS = [320, 360, 390, 412, 768, 1280]
const MOST = 0.01
const FONT_TAKES_MS = 1000

/** The sum of all shifts of a page up to half a second after its font came. */
async function shiftOf(context: BrowserContext, path: string, width: number): Promise<number> {
  const page = await context.newPage()
  await page.setViewportSize({ width, height: width < 768 ? 915 : 900 })
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        Object.assign(window, { shift: (Reflect.get(window, 'shift') as number) + entry.value })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.evaluate(() => document.fonts.ready)
  await page.waitForTimeout(500)
  const shift = await page.evaluate(() => Reflect.get(window, 'shift') as number)
  await page.close()
  return shift
}

for (const path of [
  '/universities',
  '/universities?country=de&sort=name',
  '/scholarships?tab=browse',
  '/universities/university-of-california-los-angeles',
  '/',
  '/programmes',
  '/scholarships/chevening',
  '/resources/visa',
])
  test(`#15 on ${path} nothing moves when the font of headings comes late, at any width`, async ({
    context,
  }) => {
    await context.route(/\.woff2$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, FONT_TAKES_MS))
      await route.continue()
    })
    const shifts = await Promise.all(WIDTHS.map((width) => shiftOf(context, path, width)))
    for (const [at, width] of WIDTHS.entries()) {
      expect.soft(shifts[at], `${width} px`).toBeLessThanOrEqual(MOST)
    }
  })

// The parts of a page arrive one after the other.
for (const width of [360, 1280])
  test(`the parts of a subject’s programmes stand in the order in which they arrive, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/programmes?subject=nursing')
    await expect(page.getByRole('navigation', { name: 'Other subjects' })).toHaveCount(1)
    const tops = await page
      .locator('.programmes > :visible')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))
    expect(tops.length).toBeGreaterThan(2)
    expect(tops).toEqual([...tops].sort((a, b) => a - b))
  })
