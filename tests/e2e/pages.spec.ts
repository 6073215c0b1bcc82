import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectNoAxeViolations, TARGET_RULES, test } from './fixtures'
import { isRecord, readSitemap } from './site-map'
import { TEXTS, WHOLE } from './texts'

test('every page has its own title and description, its canonical address, one first heading, and no placeholder in braces outside the footer, nor in its structured data (fault 21)', async ({
  request,
}) => {
  const titles = new Map<string, string>()
  const descriptions = new Map<string, string>()
  const listed = (await readSitemap(request)).filter((path) => !isRecord(path))
  for (const path of [...listed, '/offline']) {
    const response = await request.get(path)
    const html = await response.text()
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''
    const shown = main.replaceAll(/<script(?! type="application\/ld\+json")[\s\S]*?<\/script>/g, '')
    expect.soft(shown, path).not.toBe('')
    expect.soft(shown.match(/\{\w+\}/g), path).toBeNull()
    if (response.status() === 404 || !listed.includes(path)) continue

    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? ''
    const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1] ?? ''
    const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]
    expect.soft(titles.get(title), `${path} shares its title`).toBeUndefined()
    expect.soft(descriptions.get(description), `${path} shares its description`).toBeUndefined()
    expect.soft(title, path).not.toBe('')
    expect.soft(description, path).not.toBe('')
    expect.soft(canonical && new URL(canonical).pathname, `canonical of ${path}`).toBe(path)
    expect.soft(html.match(/<h1[\s>]/g), `first headings of ${path}`).toHaveLength(1)
    titles.set(title, path)
    descriptions.set(description, path)
  }
})

/** The texts are shared out, so that no worker is still at them when the others have nothing left to do. */
const ALIKE = TEXTS.filter((path) => !WHOLE.includes(path))
/**
 * The texts of a folder have the same parts, so axe looks at one of them. That each has its headings in order, whole tables and
 * good links is checked in tests/data/pages.test.ts, and the converter of transcripts in converters.spec.ts.
 */
const folderOf = (path: string) => path.split('/')[1]
const isFirstOfFolder = (path: string) => ALIKE.find((other) => folderOf(other) === folderOf(path)) === path

/** A text made of the parts of the others is never wider than the screen, and the first of its folder accessible on a phone. */
async function expectGoodText(page: Page, path: string) {
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  if (isFirstOfFolder(path)) await expectNoAxeViolations(page, TARGET_RULES)
}

for (const [share, whole] of WHOLE.entries())
  test(`texts of every kind are accessible, and every text fits, on a phone and on a wide screen (${share + 1} of ${WHOLE.length})`, async ({
    page,
  }) => {
    test.setTimeout(240_000)
    await test.step(whole, () => expectAccessible(page, whole, { isAlike: share > 0 }))
    for (const path of ALIKE.filter((_, at) => at % WHOLE.length === share))
      await test.step(path, async () => {
        // Header and footer lead to every text. That each answers by itself is checked in links.spec.ts.
        await page.locator(`a[href="${path}"]`).first().dispatchEvent('click')
        await expect(page).toHaveURL(path)
        await expectGoodText(page, path)
      })
  })

test('the feed holds every post', async ({ request }) => {
  const feed = await request.get('/blog/rss.xml')
  expect(feed.headers()['content-type']).toContain('application/rss+xml')
  const posts = (await readSitemap(request)).filter((path) => path.startsWith('/blog/'))
  const items = (await feed.text()).match(/<item>/g) ?? []
  expect(items).toHaveLength(posts.length)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a text is read as it is with it', async ({ page }) => {
    await page.goto('/privacy')
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible()
    await expect(page.getByRole('table')).toBeVisible()
    await page
      .getByRole('navigation', { name: 'On this page' })
      .getByRole('link', { name: 'Erase it' })
      .click()
    await expect(page).toHaveURL('/privacy#erase-it')
    await expect(page.getByRole('button', { name: /^Erase everything/ })).toBeHidden()
    await expect(page.getByText('This button needs JavaScript')).toBeVisible()
  })
})

test('the erase button deletes what the site kept and says so', async ({ page }) => {
  await page.goto('/privacy')
  await page.getByRole('group', { name: 'Theme' }).getByText('Dark', { exact: true }).click()
  await page.evaluate(() => localStorage.setItem('of-another-program', 'kept'))
  const erase = page.getByRole('button', { name: 'Erase everything kept in this browser' })
  await erase.click()
  await expect(page.getByText('Erased: the theme you chose.')).toBeVisible()
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['of-another-program'])
  await erase.click()
  await expect(page.getByText('There was nothing to erase')).toBeVisible()
})
