import { expect, expectAccessibleInBothThemes, test } from './fixtures'
import { knowPlan } from './kept'

const ANSWER = '/cost?country=gb&level=master&passport=ng'
const PROGRAMME = '/programmes/monash-university/au-courses-097256g'

test('the question leads from home to what a degree costs, which is accessible and fits at 360 and 1366 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'What would it cost me?' }).click()
  const form = page.getByRole('form', { name: 'What would it cost me?' })
  await form.getByLabel('Where').selectOption('United Kingdom')
  await form.getByLabel('Degree').selectOption('Master’s')
  await form.getByLabel('My passport').fill('Nigerian')
  await form.getByRole('button').click()
  await expect(page).toHaveURL(`${ANSWER}#degree`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'A master’s degree in the United Kingdom' })).toBeFocused()
  await expect(
    main.getByText(
      /^At least about NGN [\d,]+ \(GBP [\d,]+\) for 1 year, if it charges as others here do; middle NGN [\d,]+, high NGN [\d,]+$/,
    ),
  ).toBeVisible()
  await main.getByText('Living, by the official sum').click()
  await expect(main.getByText(/12 months × GBP 1,171–1,529/)).toBeVisible()
  await expect(main.getByText('GBP 10,539')).toBeVisible()
  for (const width of [1366, 360]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    // Nor are the sums of a year cut, in naira.
    const years = main.getByRole('group', { name: 'Year by year' })
    expect(await years.evaluate((table) => table.scrollWidth - table.clientWidth)).toBe(0)
    // Colours do not depend on the width.
    await expectAccessibleInBothThemes(page, width === 360 ? undefined : ['light'])
  }
  await main.getByLabel('My currency').selectOption('EUR')
  await main.getByRole('button', { name: 'What would it cost?' }).click()
  await expect(page).toHaveURL(`${ANSWER}&currency=EUR#degree`)
  await expect(main.getByText(/^At least about EUR/)).toBeVisible()
  await page.goBack()
  await expect(main.getByText(/^At least about NGN/)).toBeVisible()
  const source = main.getByRole('listitem').locator('details > p').first()
  await expect(source).toBeHidden()
  await page.emulateMedia({ media: 'print', colorScheme: 'light' })
  await expect(main.getByRole('form')).toBeHidden()
  await expect(main.getByText(/^As of \d+ \w+ \d{4}\. http.*\/cost\?country=/)).toBeVisible()
  await expect(source).toBeVisible()
  const ink = () => main.evaluate((element) => getComputedStyle(element).color)
  const inLight = await ink()
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await ink()).toBe(inLight)
})

test('an answer for the passport of the profile has it in no address', async ({ page, context }) => {
  await knowPlan(context, {}, { nationality: 'ng' })
  await page.goto('/cost')
  const form = page.getByRole('form', { name: 'What would it cost me?' })
  await expect(form.getByLabel('My passport')).toHaveValue('Nigeria')
  await form.getByLabel('Where').selectOption('Germany')
  await form.getByRole('button').click()
  await expect(page.getByRole('main').getByText(/^At least about NGN/)).toBeVisible()
  await expect(form.getByLabel('My currency')).toHaveValue('NGN')
  // The currency of the passport stands there as soon as the profile has it.
  await expect(page).toHaveURL(/\/cost\?country=de(&currency=NGN)?(#degree)?$/)
})

test('a citizen of the EU pays no visa in the Netherlands and the fee by law, cheapest first', async ({
  page,
}) => {
  await page.goto('/cost?country=nl&passport=de')
  const main = page.getByRole('main')
  await expect(main.getByText(/pay the fee of students from the EU and EEA/).first()).toBeVisible()
  await expect(main.getByText('3 years × EUR 2,694', { exact: false })).toHaveCount(1)
  await expect(main.getByText(/need no visa, so they need not show money for it/)).toBeVisible()
  await expect(main.getByText(/^Visa fee/)).toHaveCount(0)
  const first = main.getByRole('region', { name: 'The lowest official fees' }).getByRole('listitem').first()
  await expect(first).toContainText(/EUR [\d,]+ a year/)
})

test('whatever is asked comes to one address, which caches may keep', async ({ request, baseURL }) => {
  for (const [asked, canonical] of [
    ['?country=Germany&level=bachelor&utm_source=mail', '?country=de&level=bachelor'],
    ['?passport=ng&country=de', '?country=de&passport=ng'],
    ['?country=42&level=phd&currency=7', ''],
    // A name that no country or currency has is left to be mended.
    ['?country=Mars&level=phd', '?country=Mars'],
    ['?currency=naira&country=de', '?country=de&currency=naira'],
    [`?country=${'x'.repeat(3000)}`, `?country=${'x'.repeat(80)}`],
  ] as const) {
    const answer = await request.get(`/cost${asked}`, { maxRedirects: 0 })
    const target = new URL(answer.headers().location ?? '', baseURL)
    expect(target.pathname + target.search, asked).toBe(`/cost${canonical}`)
  }
  const page = await request.get('/cost?country=de&passport=ng')
  expect(page.headers()['cache-control']).toContain('s-maxage')
  expect(await page.text()).toMatch(/<link rel="canonical" href="[^"]+\/cost\?country=de"/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the question is answered, and lines open their source', async ({ page }) => {
    await page.goto('/cost?country=Atlantis')
    const form = page.getByRole('form', { name: 'What would it cost me?' })
    await expect(form.getByLabel('Where')).toHaveValue('Atlantis')
    await expect(form.getByLabel('Where')).toHaveAccessibleDescription(/^We know no country “Atlantis”/)
    await form.getByLabel('Where').fill('Alemanha')
    await form.getByRole('button').click()
    const main = page.getByRole('main')
    await expect(main.getByText(/^At least about USD/)).toBeVisible()
    await main.getByText('Semester contribution').click()
    await expect(main.getByText(/6 semesters × EUR 70–456.36/)).toBeVisible()
    await main.getByText('Living, by the official sum').click()
    await expect(main.getByText(/It contains health insurance/)).toBeVisible()
  })
})

test('a programme tells the whole degree, and with a kept profile the visitor’s own', async ({ page }) => {
  await page.goto(PROGRAMME)
  const whole = page.getByRole('region', { name: 'The whole degree' })
  await expect(whole).toContainText(/At least about USD [\d,]+ \(AUD [\d,]+\) for 3 years/)
  await whole.getByRole('button', { name: 'Year by year, in my currency' }).click()
  await expect(whole.getByText('AUD 156,633 in 3 years', { exact: true })).toBeVisible()
  await whole.getByLabel('My currency').selectOption('INR')
  await expect(whole.getByRole('table', { name: /^In INR/ })).toBeVisible()
  await page.evaluate(() =>
    localStorage.setItem(
      'meridian-profile',
      JSON.stringify({
        state: { profile: { nationality: 'au', residence: 'au', ielts: 7, currency: 'INR' } },
        version: 1,
      }),
    ),
  )
  await page.reload()
  await expect(whole).toContainText('Citizens of Australia pay the fee of students at home')
  await expect(whole.getByRole('table', { name: /^In INR/ })).toBeVisible()
})

test('a profile tells it when asked, and the comparison has a row for it', async ({ page }) => {
  await page.goto('/universities/eth-zurich')
  await page.getByRole('button', { name: 'What would the whole degree cost me?' }).click()
  await expect(page.getByRole('region', { name: 'The whole degree' })).toContainText(
    /6 semesters × CHF 2,190/,
  )
  await page.goto('/universities?tab=compare&compare=eth-zurich,harvard-university')
  await expect(page.getByRole('row', { name: /^Whole Degree with Living/ })).toContainText(
    /at least US\$ [\d,]+/,
  )
})
