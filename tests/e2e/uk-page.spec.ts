import { expect, expectAccessibleInBothThemes, test } from './fixtures'
import { addByPasting } from './import-panel'
import { cards } from './universities'
import { openUk, UK, ukHeading } from './uk'

// axe looks at every element against every rule.
test.describe.configure({ timeout: 120_000 })

test('the portal has no fault that axe can find, filtered at 360 and at 1280 px, and empty on a phone, in both themes', async ({
  page,
}) => {
  const phone = { width: 360, height: 800 }
  const wide = { width: 1280, height: 800 }
  await test.step('filtered', async () => {
    await page.setViewportSize(wide)
    await openUk(page, '?search=university&nation=england&page=2')
    await expectAccessibleInBothThemes(page)
    await page.setViewportSize(phone)
    await page.getByRole('button', { name: 'Filters (2)' }).click()
    await expectAccessibleInBothThemes(page, ['light'])
  })
  await test.step('empty', async () => {
    await openUk(page, '?search=qqqq')
    await expectAccessibleInBothThemes(page)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('filters in a sheet, and never scrolls sideways', async ({ page }) => {
    const expectNoOverflow = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    await openUk(page)
    await expectNoOverflow()
    await page.getByRole('button', { name: 'Filters', exact: true }).tap()
    const sheet = page.getByRole('form', { name: 'Filters' })
    await sheet.getByRole('link', { name: /^Belfast: / }).tap()
    await expect(page).toHaveURL('/uk-universities?city=belfast')
    await expectNoOverflow()
    await sheet.getByRole('button', { name: /^Show \d+ results$/ }).tap()
    await expect(sheet).toBeHidden()
    await expect(ukHeading(page)).toBeInViewport()
    await expectNoOverflow()
  })
})

const SPELLINGS = [
  ['?utm_source=mail&search=&city=&nation=', ''],
  ['?sort=name&nation=mars&page=abc&tab=compare', ''],
  ['?nation=wales&nation=england&city=London', '?city=london&nation=england,wales'],
  ['?__proto__[x]=1&constructor=2', ''],
  ['?page=-5&sort=best', ''],
  [`?search=${'x'.repeat(3000)}`, ''],
  ['?city=../../etc', '?city=etc'],
] as const

test('redirects every other spelling of a search to its one address', async ({ request, baseURL }) => {
  for (const [asked, canonical] of SPELLINGS)
    await test.step(asked.slice(0, 50), async () => {
      const answer = await request.get(`/uk-universities${asked}`, { maxRedirects: 0 })
      expect(answer.status()).toBe(307)
      const target = new URL(answer.headers().location ?? '', baseURL)
      expect(target.pathname + target.search).toBe(`/uk-universities${canonical}`)
      const there = await request.get(target.pathname + target.search, { maxRedirects: 0 })
      expect(there.status()).toBe(200)
      expect(there.headers()['cache-control']).toContain('s-maxage=')
    })
})

test('an added university takes part in search, city, nation and sort, where it belongs', async ({
  page,
}) => {
  const added = [
    {
      name: 'Zyxford University',
      country: 'gb',
      nation: 'wales',
      description: 'Quuxish.',
      campusLife: { location: 'Zyxtown' },
      worldRanking: { rank: 1, label: '1', publisher: 'QS', year: 2026 },
    },
    { name: 'Zyxharbour University', country: 'nl' },
  ]
  await addByPasting(page, JSON.stringify(added), 2)
  const names = cards(page).getByRole('heading', { level: 3 })
  const none = page.getByRole('heading', { name: 'No universities found' })
  const search = page.getByRole('searchbox')
  await openUk(page)
  await expect(ukHeading(page)).toHaveText(`UK Universities (${UK.length + 1} found)`)
  await expect(names.first()).toHaveText('Zyxford University')
  await expect(cards(page).first()).toContainText('Added by you')

  await page.getByRole('combobox', { name: 'City' }).selectOption('zyxtown')
  await expect(page).toHaveURL('/uk-universities?city=zyxtown')
  await expect(names).toHaveText(['Zyxford University'])
  await page.getByRole('link', { name: 'Clear Filters' }).click()
  const england = page.getByRole('checkbox', { name: /^England/ })
  await england.check()
  await search.fill('zyx')
  await expect(page).toHaveURL('/uk-universities?search=zyx&nation=england')
  await expect(none).toBeVisible()
  await england.uncheck()
  await expect(page).toHaveURL('/uk-universities?search=zyx')
  await expect(names).toHaveText(['Zyxford University'])
  await search.fill('quuxish')
  await expect(none).toBeVisible()

  await page.goto('/uk-universities?search=zyxford&city=zyxtown&nation=wales')
  await expect(names).toHaveText(['Zyxford University'])
})

test('its second tab adds universities, and reviews what a crawl left', async ({ page }) => {
  await page.goto('/uk-universities')
  await page.getByRole('link', { name: 'Add More Universities' }).click()
  await expect(page).toHaveURL('/uk-universities?tab=add')
  await expect(page.getByRole('button', { name: 'Fill in a short form' })).toBeEnabled()
  await expect(page.getByRole('region', { name: 'From your last crawl' })).toHaveCount(0)
  const crawl = {
    savedOn: '2026-11-20',
    source: 'https://crawled.example/',
    records: [{ name: 'Zyxcrawl University', country: 'United Kingdom' }],
  }
  await page.evaluate((text) => localStorage.setItem('meridian-last-crawl', text), JSON.stringify(crawl))
  await page.reload()
  await page
    .getByRole('region', { name: 'From your last crawl' })
    .getByRole('button', { name: 'Review it' })
    .click()
  await page.getByRole('button', { name: 'Add 1 university' }).click()
  await page.getByRole('link', { name: 'Browse UK Universities' }).click()
  await page.getByRole('searchbox').fill('zyxcrawl')
  await expect(cards(page)).toHaveCount(1)
  await page.goto('/universities?tab=add#last-crawl')
  await expect(page.getByText('1 row read: 0 new, 1 here already, 0 refused.')).toBeVisible()
})

test('names its own canonical address, with what changes the results', async ({ request }) => {
  const html = await (await request.get('/uk-universities?city=leeds&sort=lowest')).text()
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/uk-universities\?city=leeds"/)
  expect(html).toMatch(/<title>Universities in Leeds/)
})
