import { expect, test, expectNoAxeViolations } from './fixtures'

const FULL = '/universities/university-of-oxford'
const BASIC = '/universities/novosibirsk-state-technical-university'

test('a full record shows facts, cost and entry with their sources', async ({ page }) => {
  await page.goto(FULL)
  await expect(page).toHaveTitle(/^University of Oxford, United Kingdom/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('University of Oxford')
  const facts = page.getByRole('region', { name: 'Facts' })
  await expect(facts).toContainText('1096')
  await expect(facts).toContainText('headcount')
  const cost = page.getByRole('region', { name: 'Cost' })
  await expect(cost).toContainText(/GBP [\d,–]+ a year/)
  await expect(cost).toContainText(/about US\$ [\d,]+/)
  await expect(cost).toContainText(
    'Written from general knowledge in November 2026; check with the university',
  )

  await facts.getByRole('link', { name: /HESA/ }).click()
  await expect(page).toHaveURL(/#source-hesa-2022-23$/)
  const source = page.locator('#source-hesa-2022-23')
  await expect(source).toBeInViewport()
  await expect(source).toContainText('CC BY 4.0')
  await expect(source).toContainText('number of students')
})

test('the ranks name their publisher and year without a pointer', async ({ page }) => {
  await page.goto(FULL)
  await expect(page.getByText('QS World University Rankings 2026', { exact: false }).first()).toBeVisible()
})

test('a basic record says what it is and leaves out what it does not know', async ({ page }) => {
  await page.goto(BASIC)
  const main = page.getByRole('main')
  await expect(main.getByText('Basic record.')).toBeVisible()
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'On this page',
    'Facts',
    'Position',
    'Similar universities',
    'Sources and dates',
  ])
  await expect(main.getByText('Not reported')).toHaveCount(0)
})

test('the country of the breadcrumbs and a programme lead to filtered lists', async ({ page }) => {
  await page.goto(FULL)
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'United Kingdom' })
    .click()
  await expect(page).toHaveURL(/\/universities\?country=gb$/)
  await page.goBack()
  await page.getByRole('list', { name: 'Popular programmes' }).getByRole('link', { name: 'Law' }).click()
  await expect(page).toHaveURL(/\/universities\?programmes=law$/)
})

test('an award of the catalogue is one step away, and the university goes into the comparison', async ({
  page,
}) => {
  await page.goto(FULL)
  const scholarships = page.getByRole('region', { name: 'Available scholarships' })
  await page.getByRole('main').getByRole('button', { name: 'Compare' }).click()
  await expect(page.getByRole('main').getByRole('button', { name: 'In Comparison' })).toBeVisible()
  await scholarships.getByRole('link', { name: /Clarendon/ }).click()
  await expect(page).toHaveURL(/\/scholarships\/clarendon$/)
})

test('a similar university is one step away', async ({ page }) => {
  await page.goto(FULL)
  const similar = page.getByRole('region', { name: 'Similar universities' }).getByRole('listitem')
  await expect(similar).toHaveCount(6)
  const name = await similar.first().getByRole('heading').innerText()
  await similar.first().getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
})

test('every link out opens a new tab over https and gives nothing away', async ({ page }) => {
  await page.goto(FULL)
  const links = page.getByRole('main').locator('a[target="_blank"]')
  expect(await links.count()).toBeGreaterThan(5)
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('href', /^https:\/\//)
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer external')
  }
})

test('structured data parses and agrees with the page', async ({ page }) => {
  await page.goto(FULL)
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const [university, crumbs] = texts.map((text) => JSON.parse(text))
  expect(university).toMatchObject({
    '@type': 'CollegeOrUniversity',
    name: 'University of Oxford',
    foundingDate: '1096',
  })
  expect(university.sameAs).toContain('https://www.ox.ac.uk')
  expect(crumbs['@type']).toBe('BreadcrumbList')
  expect(crumbs.itemListElement).toHaveLength(4)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${FULL}$`))
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /University of Oxford/)
})

test.describe('ids that name nothing', () => {
  test.use({ allowConsole: [[/404/], { scope: 'test' }] })

  for (const id of ['no-such-university', 'University-of-Oxford', 'a'.repeat(300)]) {
    test(`"${id.slice(0, 24)}" answers 404`, async ({ page }) => {
      const response = await page.goto(`/universities/${id}`)
      expect(response?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('404')
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole profile is there, map included', async ({ page }) => {
    await page.goto(FULL)
    await expect(page.getByRole('region', { name: 'Cost' })).toBeVisible()
    await expect(page.getByRole('img', { name: 'Map with a point at Oxford' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Sources and dates' })).toBeVisible()
  })
})

test('a long name fits the narrowest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(
    '/universities/balochistan-university-of-information-technology-engineering-and-management-sciences-buite',
  )
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [depth, path] of [
    ['full', FULL],
    ['basic', BASIC],
    ['right-to-left', '/universities/king-saud-university'],
  ] as const) {
    test(`axe finds nothing on a ${depth} record in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme })
      await page.goto(path)
      await expectNoAxeViolations(page)
    })
  }
}
