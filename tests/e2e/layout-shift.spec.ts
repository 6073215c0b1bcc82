import type { BrowserContext } from '@playwright/test'
import { aPlace } from '../fixtures/plans'
import { expect, test } from './fixtures'
import { knowPlan } from './kept'

const WIDTHS = [320, 360, 390, 412, 768, 1280]
const PHONES = [360, 390, 412]
const MOST = 0.01

/** Whose own answer takes the place of the one for everybody, with a longer headline. */
const PROFILE = { nationality: 'ng' } as const

/** A plan whose tasks and costs come after its cards. */
const PLAN = {
  items: ['University of Oxford', 'University of Cambridge'].map((name) => aPlace({ name, level: 'master' })),
}

type Look = { shift: number; overflows: [width: number, by: number][] }

/** The sum of all shifts of a page up to half a second after it is loaded, and by how much it is wider than each screen. */
async function lookAt(context: BrowserContext, path: string, widths: readonly number[]): Promise<Look> {
  const page = await context.newPage()
  const resize = (width: number) => page.setViewportSize({ width, height: width < 768 ? 915 : 900 })
  await resize(widths[0] ?? 0)
  await page.addInitScript(() => {
    Object.assign(window, { shift: 0 })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        Object.assign(window, { shift: (Reflect.get(window, 'shift') as number) + entry.value })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  await page.waitForTimeout(500)
  const shift = await page.evaluate(() => Reflect.get(window, 'shift') as number)
  const overflows: Look['overflows'] = []
  for (const width of widths) {
    await resize(width)
    overflows.push([width, await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)])
  }
  await page.close()
  return { shift, overflows }
}

const PAGES = [
  '/universities',
  '/universities/university-of-california-los-angeles',
  '/',
  '/resources/visa',
  '/scholarships?tab=browse',
  '/programmes?subject=nursing',
  '/scraper',
  '/plan',
  '/scholarships/chevening',
  '/cost?country=nl',
]

/**
 * The widths to open a page at, each with those that it is only given afterwards: what is cut depends on the width alone, and
 * shifts differ little between phones. So a page is opened at one phone's width, each at another, and on a wide screen.
 */
function widthsFor(path: string): number[][] {
  const at = PAGES.indexOf(path) % PHONES.length
  return [
    [...PHONES.slice(at), ...PHONES.slice(0, at), 320],
    [1280, 768],
  ]
}

for (const path of PAGES)
  test(`#15 on ${path} nothing moves while it loads, and nothing is cut, at any width`, async ({
    context,
  }) => {
    await knowPlan(context, PLAN, path.startsWith('/cost') ? PROFILE : undefined)
    const looks = await Promise.all(widthsFor(path).map((widths) => lookAt(context, path, widths)))
    expect(looks.flatMap(({ overflows }) => overflows)).toHaveLength(WIDTHS.length)
    for (const { shift, overflows } of looks) {
      expect.soft(shift, `opened at ${overflows[0]?.[0]} px`).toBeLessThanOrEqual(MOST)
      for (const [width, by] of overflows) expect.soft(by, `${width} px`).toBeLessThanOrEqual(0)
    }
  })

// The parts of a page arrive one after the other.
test('the parts of a subject’s programmes stand in the order in which they arrive, at 360 and at 1280 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 900 })
  await page.goto('/programmes?subject=nursing')
  await expect(page.getByRole('navigation', { name: 'Other subjects' })).toHaveCount(1)
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    const tops = await page
      .locator('[data-slot=programmes] > :visible')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))
    expect(tops.length, `${width} px`).toBeGreaterThan(2)
    expect(tops, `${width} px`).toEqual([...tops].sort((a, b) => a - b))
  }
})

/** A profile with another level than the list's own, and rules that keep some universities out. */
const OWN = { degreeLevel: 'masters', subject: 'nursing', nationality: 'ng', currency: 'NGN' } as const

for (const path of ['/universities', '/uk-universities', '/programmes?subject=nursing'])
  test(`on ${path} a visitor with a profile sees no results but their own, and nothing moves for them`, async ({
    context,
  }) => {
    await knowPlan(context, {}, OWN)
    for (const width of [360, 1280]) {
      const { shift } = await lookAt(context, path, [width])
      expect.soft(shift, `${width} px`).toBeLessThanOrEqual(MOST)
    }
    const page = await context.newPage()
    const seen: string[] = []
    await page.exposeFunction('see', (text: string) => void seen.push(text))
    await page.addInitScript(() =>
      addEventListener('DOMContentLoaded', () => {
        const look = () => {
          const heading = document.querySelector('[data-slot=list-column] h2')
          if (heading?.checkVisibility({ visibilityProperty: true }))
            Reflect.get(window, 'see')(heading.textContent)
          requestAnimationFrame(look)
        }
        look()
      }),
    )
    await page.goto(path)
    await expect(page.locator('[data-slot=list-column] h2').first()).toBeVisible()
    await page.waitForTimeout(500)
    expect([...new Set(seen)]).toHaveLength(1)
    await page.close()
  })
