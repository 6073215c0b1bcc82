import type { Page } from '@playwright/test'
import { expect, expectAccessible, expectOpenAccessible, test } from './fixtures'
import { readSitemap } from './site-map'

const LIST = '/resources/countries'
const JAPAN = `${LIST}/jp`
/** A country of basic records alone, without awards, fees or visa facts. */
const SMALL = `${LIST}/ls`

const table = (page: Page) => page.getByRole('table', { name: /destinations/ })
const names = (page: Page) => table(page).getByRole('rowheader').getByRole('link')
const header = (page: Page, name: string) => table(page).getByRole('columnheader', { name })

test('the table of destinations is accessible and fits, holds every country of the sitemap and sorts by each column', async ({
  page,
  request,
}) => {
  test.slow()
  await test.step('it is accessible and fits, in both themes, on a phone and on a wide screen', () =>
    expectAccessible(page, LIST, { isAlike: true }))

  await expect(names(page).first()).toHaveText('United States')
  const all = await names(page).count()
  const links = await table(page)
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href')))
  const listed = (await readSitemap(request)).filter((path) => path.startsWith(`${LIST}/`))
  expect(links.toSorted()).toEqual(listed.toSorted())

  await test.step('it sorts by each column', async () => {
    await expect(header(page, 'Universities')).toHaveAttribute('aria-sort', 'descending')
    const byName = table(page).getByRole('button', { name: 'Destination' })
    await byName.click()
    await expect(names(page).first()).toHaveText('Afghanistan')
    await expect(header(page, 'Destination')).toHaveAttribute('aria-sort', 'ascending')
    await byName.press('Enter')
    await expect(names(page).first()).toHaveText('Zimbabwe')

    await table(page).getByRole('button', { name: 'Tuition' }).click()
    await expect(table(page).getByRole('row').nth(1)).not.toContainText('Not reported')
    await expect(table(page).getByRole('row').last()).toContainText('Not reported')
    await table(page).getByRole('button', { name: 'Scholarships' }).click()
    await expect(names(page).first()).toHaveText('United Kingdom')
    await expect(names(page)).toHaveCount(all)
  })
})

test('the first row is ten tabs from the skip link, and no column is cut on a small screen', async ({
  page,
}) => {
  await page.goto(LIST)
  await expect(table(page).getByRole('button', { name: 'Destination' })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  for (let pressed = 0; pressed < 10; pressed++) await page.keyboard.press('Tab')
  await expect(names(page).first()).toBeFocused()

  for (const width of [360, 390, 768]) {
    await page.setViewportSize({ width, height: 800 })
    const cut = await table(page).evaluate((element) => {
      const edge = element.parentElement?.getBoundingClientRect().right ?? 0
      const columns = [...element.querySelectorAll('thead th')].map((head) => head.getBoundingClientRect())
      return columns.filter(({ left, right }) => left < edge - 1 && right > edge + 1).length
    })
    expect.soft(cut, `${width} px`).toBe(0)
  }
})

test('the table leads to a country, and its page to the lists', async ({ page }) => {
  await page.goto(LIST)
  const row = table(page).getByRole('row').filter({ hasText: 'Japan' })
  const [, , , , universities, scholarships] = await row.getByRole('cell').allInnerTexts()
  await row.getByRole('link', { name: 'Japan' }).click()
  await expect(page).toHaveURL(JAPAN)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Study in Japan')

  await page.getByRole('link', { name: `All ${scholarships}, with filters` }).click()
  await expect(page).toHaveURL('/scholarships?host=jp')
  await expect(page.getByRole('main')).toContainText(`${scholarships} scholarships`)
  await page.goBack()
  await page.getByRole('link', { name: `All ${universities} universities in Japan` }).click()
  await expect(page).toHaveURL('/universities?country=jp')
  await expect(page.getByRole('main')).toContainText(`${universities} universities`)
})

test('a main destination has money, visa facts and their dates, is accessible and fits', async ({ page }) => {
  test.slow()
  await expectAccessible(page, `${LIST}/gb`)
  const main = page.getByRole('main')
  await expect(main.getByRole('img', { name: /^Map of the United Kingdom/ })).toBeVisible()
  await expect(main.getByRole('region', { name: 'Country-wide notices' })).toBeVisible()
  await expect(main.getByRole('region', { name: 'Tuition and cost of living' })).toContainText(
    'GBP 1,171–1,529 a month',
  )
  const visa = main.getByRole('region', { name: 'Visa and work' })
  await expect(visa.getByRole('row', { name: /Work during study/ })).toContainText('20 hours a week')
  await visa.getByRole('link', { name: 'visas, United Kingdom' }).click()
  await expect(page).toHaveURL('/resources/visa#united-kingdom')
  await expect(page.getByRole('heading', { name: 'United Kingdom' })).toBeInViewport()
})

test('a country page names the university of each fee, and what is known of its universities', async ({
  page,
}) => {
  await page.goto('/resources/countries/kr')
  const main = page.getByRole('main')
  // Each level has its own, of which one shows.
  await expect(main.getByText(/^Dashed: a usual range, .*private universities/).first()).toBeVisible()
  const slider = main.getByRole('slider', { name: 'University' })
  await expect(async () => {
    await slider.press('End')
    await expect(slider).toHaveAttribute('aria-valuetext', /, US\$ [\d,]+$/, { timeout: 1000 })
  }).toPass()
  await main.getByText(/^\d+ answers$/).click()
  await expect(main.getByText(/^Way to apply, bachelor’s: \d+ of \d+$/)).toBeVisible()
})

test('a country of which little is known says so, is accessible and fits', async ({ page }) => {
  test.slow()
  await expectAccessible(page, SMALL, { isAlike: true })
  const main = page.getByRole('main')
  await expect(main).toContainText('Not reported')
  await expect(main).toContainText('We have no checked visa facts for Lesotho yet')
  await expect(main).toContainText('No award of the catalogue names Lesotho')
  await expect(main.getByRole('region', { name: 'Destinations nearby' }).getByRole('listitem')).toHaveCount(8)

  await page.getByRole('link', { name: 'What is known of every country' }).click()
  await expect(page).toHaveURL('/data/coverage')
  await expect(page.getByRole('row', { name: /^Germany/ })).toHaveCount(3)
  await expectOpenAccessible(page, { isAlike: true })
})

test('the pages of which most is known are at most 4,500 px high on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  for (const code of ['us', 'gb', 'ca', 'fr', 'it', 'de']) {
    await page.goto(`${LIST}/${code}`, { waitUntil: 'networkidle' })
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect.soft(height, code).toBeLessThanOrEqual(4500)
  }
})

test('structured data parses, and the address is canonical', async ({ request }) => {
  const html = await (await request.get(JAPAN)).text()
  const texts = html.matchAll(/<script type="application\/ld\+json">(.+?)<\/script>/g)
  const [collection, crumbs] = [...texts].map(([, text = '']) => JSON.parse(text))
  expect(collection).toMatchObject({
    '@type': 'CollectionPage',
    about: { '@type': 'Country', name: 'Japan' },
  })
  expect(crumbs.itemListElement).toHaveLength(3)
  expect(html).toMatch(new RegExp(`<link rel="canonical" href="[^"]+${JAPAN}"`))
})

test.describe('codes that name nothing', () => {
  test.use({ allowConsole: [[/404/], { scope: 'test' }] })

  test('answer 404, and other names of a country lead to its page', async ({ page, request }) => {
    for (const name of ['JP', 'japan'])
      expect((await request.get(`${LIST}/${name}`)).url(), name).toMatch(/\/jp$/)
    expect((await page.goto(`${LIST}/zz`))?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the table is whole, its heads are words, and a country is read as it is with it', async ({
    page,
  }) => {
    await page.goto(LIST)
    await expect(table(page).getByRole('button')).toHaveCount(0)
    await expect(header(page, 'Universities')).toHaveAttribute('aria-sort', 'descending')
    await names(page).filter({ hasText: 'Germany' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Study in Germany')
    await expect(page.getByRole('region', { name: 'Visa and work' })).toContainText('€11,904')

    const fees = (degree: string) => page.getByRole('heading', { name: `students, for a ${degree}` })
    await expect(fees('bachelor’s degree')).toBeVisible()
    await page.getByText('Master’s', { exact: true }).click()
    await expect(fees('master’s degree')).toBeVisible()
    await expect(fees('bachelor’s degree')).toBeHidden()
  })
})
