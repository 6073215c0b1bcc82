import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, pressUntilOpen, test } from './fixtures'
import { openList } from './universities'

const understood = (page: Page) => page.getByRole('list', { name: 'Understood' })
const chips = (page: Page) => understood(page).getByRole('listitem')
const cards = (page: Page) => page.locator('[data-results] article')
const heading = (page: Page) => page.getByRole('heading', { name: /^Results:/ })

async function totalOf(page: Page): Promise<number> {
  return Number((await heading(page).innerText()).replace(/.* of /, '').replace(/,/g, ''))
}

test('a country in its own language is a filter, on the server as in the browser', async ({ page }) => {
  await openList(page, '/universities?search=deutschland')
  await expect(chips(page)).toHaveText([/deutschland → Country: Germany/])
  await expect(cards(page).first()).toContainText('Germany')
  const served = await totalOf(page)
  expect(served).toBeGreaterThan(100)
  const box = page.getByRole('searchbox', { name: 'Search' })
  await box.fill('')
  await expect.poll(() => totalOf(page)).toBeGreaterThan(served)
  await expect(understood(page)).toBeHidden()
  await box.fill('deutschland')
  await expect(chips(page)).toHaveText([/deutschland → Country: Germany/])
  await expect.poll(() => totalOf(page)).toBe(served)
})

test('a sentence becomes chips without a fault that axe finds, and leads on to its programmes', async ({
  page,
}) => {
  await openList(page, '/universities?search=masters public health uk')
  await expect(chips(page)).toHaveText([
    /masters → Level: Master’s/,
    /public health → Subject: Public health/,
    /uk → Country: United Kingdom/,
  ])
  await expect(page.getByRole('combobox', { name: 'I want a' })).toHaveValue('master')
  const link = page.getByRole('link', { name: 'Master’s, Public health, United Kingdom' })
  await expect(link).toHaveAttribute('href', '/programmes?subject=public-health&level=master&country=gb')
  await page.getByRole('searchbox', { name: 'Search' }).fill('masters public health uk ielts 6.5')
  await expect(chips(page)).toHaveCount(4)
  await expectNoAxeViolations(page)
})

test('the palette leads a sentence to a list, and a short form to its university', async ({ page }) => {
  await page.goto('/')
  const palette = page.getByRole('dialog', { name: 'Search Meridian' })
  await pressUntilOpen(page, 'Control+k', palette)
  await palette.getByRole('combobox').fill('fully funded masters germany')
  await expect(
    palette.getByRole('option', { name: /^Scholarships: Fully funded, Master’s, Germany/ }),
  ).toHaveAttribute('aria-selected', 'true')
  await palette.getByRole('combobox').fill('lshtm')
  await expect(palette.getByRole('option', { name: /^London School of Hygiene/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the home page asks the list, and the server reads the sentence', async ({ page }) => {
    await page.goto('/')
    const box = page.getByRole('search').getByRole('searchbox')
    await box.fill('germany under 5k nursing')
    await box.press('Enter')
    await expect(chips(page)).toHaveText([
      /germany → Country: Germany/,
      /under 5k → Fee: up to US\$ 5,000 a year/,
      /nursing → Subject: Nursing/,
    ])
    await chips(page).getByRole('link').first().click()
    await expect(page).toHaveURL(/%22germany%22/)
  })
})
