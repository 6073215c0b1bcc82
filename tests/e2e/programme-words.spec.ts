import type { Page } from '@playwright/test'
import { expect, expectNoAxeViolations, test } from './fixtures'

const chips = (page: Page) => page.getByRole('list', { name: 'Understood' }).getByRole('listitem')
const heading = (page: Page) => page.locator('#programme-results')

test('a sentence leads to its subject, shows the words that its filters came from, and one tap makes the subject’s name text', async ({
  page,
}) => {
  await page.goto('/programmes?search=bachelor nursing australia')
  await expect(page).toHaveURL('/programmes?subject=nursing&search=bachelor+nursing+australia')
  await expect(chips(page)).toHaveText([
    /bachelor → Level: Bachelor’s/,
    /nursing → Subject: Nursing/,
    /australia → Country: Australia/,
  ])
  const served = (await heading(page).textContent()) ?? ''
  const search = page.getByRole('searchbox', { name: 'Search' })
  await search.fill('bachelor in the united kingdom or canada')
  await expect(chips(page)).toHaveText([
    /bachelor → Level: Bachelor’s/,
    /in the united kingdom → Country: United Kingdom/,
    /or canada → Country: Canada/,
  ])
  await expect(heading(page)).not.toHaveText(served)
  // The browser finds as many as the server.
  await search.fill('bachelor nursing australia')
  await expect(chips(page).nth(1)).toHaveText(/nursing → Subject: Nursing/)
  await expect(chips(page)).toHaveCount(3)
  await expect(heading(page)).toHaveText(served)

  await search.fill('nursing australia')
  await expect(chips(page)).toHaveCount(2)
  await chips(page)
    .getByRole('link', { name: /nursing → Subject/ })
    .click()
  await expect(page).toHaveURL('/programmes?search=%22nursing%22+australia')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programmes')
  await expect(chips(page)).toHaveText([/australia → Country: Australia/, /“nursing”/])
})

test('a typed level brings its own rows, and a chosen one takes its place', async ({ page }) => {
  await page.goto('/programmes?subject=nursing&level=master&country=au')
  const masters = (await heading(page).textContent()) ?? ''
  const level = page.getByRole('combobox', { name: 'I want a' })
  await level.selectOption('Bachelor’s')
  await expect(page).toHaveURL('/programmes?subject=nursing&level=bachelor&country=au')
  await expect(heading(page)).not.toHaveText(masters)
  await page.getByRole('searchbox', { name: 'Search' }).fill('masters')
  await expect(level).toHaveValue('master')
  await expect(heading(page)).toHaveText(masters)
  await level.selectOption('PhD')
  await expect(page.getByRole('searchbox', { name: 'Search' })).toHaveValue('')
  await expect(page).toHaveURL('/programmes?subject=nursing&level=doctorate&country=au')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the server reads the sentence, without a subject as well', async ({ page }) => {
    await page.goto('/programmes?search=masters in japan taught in english')
    await expect(chips(page)).toHaveText([
      /masters → Level: Master’s/,
      /japan → Country: Japan/,
      /taught in english → Taught in English/,
    ])
    await chips(page).getByRole('link').first().click()
    await expect(page).toHaveURL(/%22masters%22/)
    await page.goto('/programmes?search=law in the united kingdom or canada')
    await expect(chips(page)).toHaveText([
      /law → Subject: Law/,
      /in the united kingdom → Country: United Kingdom/,
      /or canada → Country: Canada/,
    ])
  })
})

test.describe('at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the chips fit, and axe finds no fault', async ({ page }) => {
    await page.goto('/programmes?search=masters nursing japan ielts 6')
    await expect(chips(page).first()).toBeVisible()
    const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement)
    expect(scrollWidth).toBe(clientWidth)
    await expectNoAxeViolations(page)
  })
})
