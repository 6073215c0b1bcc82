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
