import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './fixtures'

const results = (page: Page) => page.locator('[data-results] article')
const heading = (page: Page) => page.locator('#programme-results')
const titles = (page: Page) => results(page).locator('h3')

/** Opens the list, and waits until its script works. */
async function open(page: Page, path: string) {
  await page.goto(path)
  await expect(page.getByRole('button', { name: /^(Subject: |Choose a subject)/ })).toBeVisible()
}

/** Chooses a subject by one of its names. */
async function chooseSubject(page: Page, typed: string, name: string) {
  await page.getByRole('button', { name: /^(Subject: |Choose a subject)/ }).click()
  await page.getByPlaceholder(/^Type a subject/).fill(typed)
  await page.getByRole('option', { name, exact: true }).click()
}

test('a country alone is answered by the server, a subject is chosen by another of its names, and has what is narrower', async ({
  page,
}) => {
  await test.step('a level chosen before the script comes is kept (issue 34, A9)', async () => {
    await page.goto('/programmes')
    const level = page.getByRole('combobox', { name: 'I want a' })
    await level.selectOption('Master’s')
    await expect(page).toHaveURL('/programmes?level=master')
    await level.selectOption('Bachelor’s')
    await expect(page).toHaveURL('/programmes?level=bachelor')
  })
  await test.step('a country without a subject is answered by the server, with its subjects', async () => {
    await page.getByRole('button', { name: /^Country:/ }).click()
    await page.getByPlaceholder('Type a country').fill('Japan')
    await page.getByRole('option', { name: /^Japan/ }).click()
    await expect(page).toHaveURL('/programmes?level=bachelor&country=jp')
    await page.getByRole('button', { name: 'Done' }).click()
    await expect(results(page).first()).toContainText('Japan')
    await expect(page.getByRole('link', { name: 'Nursing', exact: true }).first()).toHaveAttribute(
      'href',
      '/programmes?subject=nursing&level=bachelor&country=jp',
    )
  })
  await test.step('a chip is removed by keyboard, and the results have the focus (issue 34, A9)', async () => {
    await page.getByRole('link', { name: 'Remove filter: Japan' }).press('Enter')
    await expect(page).toHaveURL('/programmes?level=bachelor')
    await expect(heading(page)).toBeFocused()
  })
  await test.step('a subject is chosen by another of its names, and its programmes are found', async () => {
    await chooseSubject(page, 'mph', 'Public health')
    await expect(page).toHaveURL('/programmes?subject=public-health&level=bachelor')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Public health')
    await expect(heading(page)).toHaveText(/^Results: 1-20 of \d/)
  })
  await test.step('programmes of a narrower subject are found with a broader one', async () => {
    await chooseSubject(page, 'engineering', 'Engineering (general)')
    await expect(page).toHaveURL('/programmes?subject=engineering&level=bachelor')
    await page.getByRole('searchbox', { name: 'Search' }).fill('civil')
    await expect(page).toHaveURL('/programmes?subject=engineering&search=civil&level=bachelor')
    await expect(titles(page).filter({ hasText: /civil/i }).first()).toBeVisible()
  })
})

test('subjects with their numbers stand below a country, and below no words, for which the numbers do not hold', async ({
  request,
}) => {
  for (const [query, has] of [
    ['country=gb', true],
    ['search=germany', true],
    ['search=leeds', false],
    ['search=leeds&country=gb', false],
  ] as const) {
    const html = await (await request.get(`/programmes?${query}`)).text()
    expect.soft(html.includes('id="subjects-heading"'), query).toBe(has)
    expect.soft(html, query).toContain('<article')
  }
})

test('level, country and sort are answered in the browser, and Back takes them back one by one', async ({
  page,
}) => {
  await open(page, '/programmes?subject=nursing')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(request.url())
  })
  await page.getByRole('combobox', { name: 'I want a' }).selectOption('Master’s')
  await expect(page).toHaveURL('/programmes?subject=nursing&level=master')
  await page.getByRole('button', { name: /^Country: / }).click()
  await page.getByRole('option', { name: /^Australia/ }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page).toHaveURL('/programmes?subject=nursing&level=master&country=au')
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Fee a year')
  await expect(page).toHaveURL('/programmes?subject=nursing&level=master&country=au&sort=fee')
  await expect(results(page).first()).toContainText('Australia')
  await expect(results(page).first()).toContainText(/AUD [\d,]+ (a year|for the whole course)/)
  await expect(results(page).first()).toContainText(/its own fee, \w+ 20\d\d/)
  expect(asked).toEqual([])

  await expect(page.locator('[data-pending]')).toHaveCount(0)
  const inBrowser = await titles(page).allTextContents()
  const numbers = await heading(page).textContent()
  await page.reload()
  await expect(heading(page)).toHaveText(numbers ?? '')
  await expect(titles(page)).toHaveText(inBrowser)

  await page.goBack()
  await expect(page).toHaveURL('/programmes?subject=nursing&level=master&country=au')
  await page.goBack()
  await expect(page).toHaveURL('/programmes?subject=nursing&level=master')
  await expect(heading(page)).not.toHaveText(numbers ?? '')
})

test('fees are bounded and told in the visitor’s own currency', async ({ page }) => {
  await open(page, '/programmes?subject=computer-science&level=master&country=au')
  const currency = page.getByRole('combobox', { name: 'Currency' })
  await currency.focus()
  await currency.selectOption('NGN')
  await page
    .getByRole('group', { name: /^Fee a year/ })
    .getByRole('textbox', { name: 'To' })
    .fill('30000000')
  await expect(page).toHaveURL(
    '/programmes?subject=computer-science&level=master&country=au&feeMax=30000000&currency=NGN',
  )
  await expect(page.getByRole('link', { name: 'Remove filter: Fee: up to NGN 30,000,000' })).toBeVisible()
  await expect(results(page).first()).toContainText(/about NGN [\d,]+ a year/)
})

test('a row leads to its university, Back keeps the filters, and in the dark colours have the contrast that they need', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await open(page, '/programmes?subject=nursing&country=us&feeMax=20000')
  await expectNoAxeViolations(page)
  await titles(page).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/universities\/[a-z-]+\?subject=nursing$/)
  await page.goBack()
  await expect(page).toHaveURL('/programmes?subject=nursing&country=us&feeMax=20000')
  await expect(page.getByRole('link', { name: 'Remove filter: United States' })).toBeVisible()
})

test('what is wrong in the address is put right, and what only may be of a subject stands last and says so', async ({
  page,
  request,
  baseURL,
}) => {
  for (const [asked, canonical] of [
    ['?subject=nursing&feeMax=abc&sort=foo&level=x&currency=QQQ&foo=1', '?subject=nursing'],
    // A country that is not understood is named beside its field.
    ['?subject=nursing&country=zz9', '?subject=nursing&unread=country:zz9'],
    ['?subject=no+such+subject', '?search=no+such+subject'],
  ] as const)
    expect((await request.get(`/programmes${asked}`)).url(), asked).toBe(`${baseURL}/programmes${canonical}`)
  await open(page, '/programmes?subject=nursing&country=gb&page=999')
  await expect(page).toHaveURL(/page=\d+$/)
  await expect(results(page).last()).toContainText('May include Nursing')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a subject is typed, filters are sent with the form, and pages are links', async ({ page }) => {
    await page.goto('/programmes')
    await page.getByRole('textbox', { name: 'Subject' }).fill('Public Health')
    await page.getByRole('textbox', { name: 'Subject' }).press('Enter')
    await expect(page).toHaveURL('/programmes?subject=public-health')
    await page.getByRole('textbox', { name: 'Country' }).fill('USA')
    await page.getByRole('button', { name: 'Apply filters' }).click()
    await expect(page).toHaveURL('/programmes?subject=public-health&country=us')
    await expect(
      results(page)
        .getByText(/Degrees awarded in 2023\/24: \d/)
        .first(),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Next', exact: true }).click()
    await expect(page).toHaveURL('/programmes?subject=public-health&country=us&page=2')
  })
})

// axe looks at every element against every rule.
test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } })
  test.describe.configure({ timeout: 120_000 })

  test('the list fits, has no fault that axe can find, and its first programme stands high on the screen', async ({
    page,
  }) => {
    for (const path of ['/programmes', '/programmes?country=jp', '/programmes?subject=nursing']) {
      await open(page, path)
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(wider).toBe(0)
      await expectNoAxeViolations(page)
    }
    expect((await results(page).first().boundingBox())?.y).toBeLessThanOrEqual(420)
  })
})
