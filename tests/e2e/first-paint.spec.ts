import { expect, test } from './fixtures'

test('nothing asked for by the head or the header of an answer holds back the first paint', async ({
  page,
}) => {
  const response = await page.goto('/scholarships?tab=browse')
  expect(response?.headers()['link'] ?? '').not.toContain('preload')
  expect(response?.headers()['cross-origin-opener-policy']).toBeUndefined()
  await expect(
    page.locator('head link[rel=stylesheet], head link[rel=preload]:not([as=script])'),
  ).toHaveCount(0)
})

test('the font of headings is asked for once, by the body, and used', async ({ page }) => {
  const fonts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(new URL(request.url()).pathname)
  })
  await page.goto('/universities')
  const preload = page.locator('body link[rel=preload][as=font]')
  await expect(preload).toHaveCount(1)
  await page.evaluate(() => document.fonts.ready)
  expect(fonts).toEqual([await preload.getAttribute('href')])
  expect(await page.evaluate(() => document.fonts.check('500 1rem Newsreader'))).toBe(true)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /^Newsreader,/)
})

test('the page that holds a key is shut off from windows that opened it', async ({ request }) => {
  const response = await request.get('/scraper')
  expect(response.headers()['cross-origin-opener-policy']).toBe('same-origin')
})

// The first one takes a slow phone 50 ms and more, in one piece.
test('lists and the matcher make no formatter of Intl while they load', async ({ page }) => {
  await page.addInitScript(() => {
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
  for (const path of ['/universities', '/scholarships?tab=browse', '/scholarships']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => Reflect.get(window, 'made')), path).toEqual([])
  }
})
