import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

test('the page that holds a key is shut off from windows that opened it', async ({ request }) => {
  const response = await request.get('/scraper')
  expect(response.headers()['cross-origin-opener-policy']).toBe('same-origin')
})

/** Notes the formatters that a page makes. The first one takes a slow phone 50 ms and more, in one piece. */
const noteFormatters = (page: Page) =>
  page.addInitScript(() => {
    const made: string[] = []
    Object.assign(window, { made })
    for (const name of [
      'NumberFormat',
      'DateTimeFormat',
      'ListFormat',
      'DisplayNames',
      'Collator',
    ] as const) {
      Object.assign(Intl, {
        [name]: new Proxy(Intl[name], {
          construct(target, given) {
            made.push(name)
            return Reflect.construct(target, given)
          },
        }),
      })
    }
  })

test('nothing holds back the first paint of lists and the matcher, and they bring their font along and make no formatter', async ({
  page,
}) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname)
  })
  await noteFormatters(page)
  await page.addInitScript(() => {
    new PerformanceObserver((_, observer) => {
      const faces = [...document.fonts].filter(({ family }) => family === 'Newsreader')
      Object.assign(window, { fontAtFirstPaint: faces.map(({ status }) => status) })
      observer.disconnect()
    }).observe({ type: 'paint', buffered: true })
  })
  for (const path of ['/universities', '/scholarships?tab=browse', '/scholarships']) {
    const response = await page.goto(path)
    await test.step(`nothing is asked for by the head or the header of ${path}`, async () => {
      expect(response?.headers()['link'] ?? '').not.toContain('preload')
      expect(response?.headers()['cross-origin-opener-policy']).toBeUndefined()
      await expect(
        page.locator('head link[rel=stylesheet], head link[rel=preload]:not([as=script])'),
      ).toHaveCount(0)
    })
    await test.step(`the first paint of ${path} has the font of headings, for which nothing is asked`, async () => {
      expect(await page.evaluate(() => Reflect.get(window, 'fontAtFirstPaint'))).toEqual(['loaded'])
      expect(await page.evaluate(() => document.fonts.check('500 1rem Newsreader'))).toBe(true)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^Newsreader,/)
      expect(fonts).toEqual([])
    })
    await test.step(`${path} makes no formatter of Intl while it loads`, async () => {
      await page.waitForLoadState('networkidle')
      expect(await page.evaluate(() => Reflect.get(window, 'made'))).toEqual([])
    })
  }
})
