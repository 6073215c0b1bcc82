import type { BrowserContext } from '@playwright/test'
import { expect, test } from './fixtures'

const WIDTHS = [320, 360, 390, 412, 768, 1280]
const MOST = 0.01
const FONT_TAKES_MS = 1000

/** A plan whose tasks and costs come after its cards. */
const PLAN = JSON.stringify({
  state: {
    plan: {
      items: ['University of Oxford', 'University of Cambridge'].map((name) => {
        const id = name.toLowerCase().replaceAll(' ', '-')
        const place = { kind: 'university', id, universityId: id, name, university: name, countryCode: 'gb' }
        return { ...place, level: 'master', awards: [], note: '', added: '2026-11-23' }
      }),
    },
    stamps: {},
  },
  version: 1,
})

type Look = { shift: number; overflow: number }

/** The sum of all shifts of a page up to half a second after its font came, and by how much it is wider than the screen. */
async function lookAt(context: BrowserContext, path: string, width: number): Promise<Look> {
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
  const look = await page.evaluate(() => ({
    shift: Reflect.get(window, 'shift') as number,
    overflow: document.documentElement.scrollWidth - innerWidth,
  }))
  await page.close()
  return look
}

for (const path of [
  '/universities',
  '/universities?country=de&sort=name',
  '/scholarships?tab=browse',
  '/universities/university-of-california-los-angeles',
  '/',
  '/programmes',
  '/programmes?subject=nursing',
  '/scraper',
  '/plan',
  '/scholarships/chevening',
  '/resources/visa',
])
  test(`#15 on ${path} nothing moves when the font of headings comes late, and nothing is cut, at any width`, async ({
    context,
  }) => {
    await context.route(/\.woff2$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, FONT_TAKES_MS))
      await route.continue()
    })
    await context.addInitScript((plan) => {
      // A blank page comes first, which may store nothing.
      if (location.protocol !== 'about:') localStorage.setItem('meridian-plan', plan)
    }, PLAN)
    const looks = await Promise.all(WIDTHS.map((width) => lookAt(context, path, width)))
    for (const [at, width] of WIDTHS.entries()) {
      expect.soft(looks[at]?.shift, `${width} px`).toBeLessThanOrEqual(MOST)
      expect.soft(looks[at]?.overflow, `${width} px`).toBeLessThanOrEqual(0)
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
