import { formatCount } from '../../lib/text/format'
import { expect, expectAccessible, test } from './fixtures'
import { CATALOGUE } from './universities'

test('a blank search does nothing, another leads to the list with the letters that were typed', async ({
  page,
}) => {
  await page.goto('/')
  const box = page.getByRole('searchbox', { name: 'Search universities' })
  await expect(async () => {
    await box.fill('   ')
    await box.press('Enter')
    await expect(page).toHaveURL('/')
  }).toPass()

  await box.fill('  São PAULO ')
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL(/\/universities\?search=S(ã|%C3%A3)o(\+|%20)PAULO$/)
  await expect(page.getByRole('searchbox')).toHaveValue('São PAULO')
  await expect(
    page
      .getByRole('article')
      .getByRole('link', { name: /São Paulo/ })
      .first(),
  ).toBeVisible()
})

test('says what the specification says, and beside it what the catalogue holds; is accessible and fits, with the whole map on the screen at every width (issue 15, fault 18)', async ({
  page,
}) => {
  test.slow()
  await test.step('it is accessible and fits, in both themes, on a phone and on a wide screen', () =>
    expectAccessible(page, '/'))

  const main = page.getByRole('main')
  await expect(main.getByText('5,000+ International Scholarships')).toBeVisible()
  for (const figure of ['50,000+', '$500M+', '150+']) await expect(main.getByText(figure)).toBeVisible()
  await expect(main.getByText(formatCount(CATALOGUE.length), { exact: true })).toBeVisible()
  await expect(main.getByRole('region', { name: /Featured in/ }).getByRole('listitem')).toHaveCount(6)

  const kinds = main.getByRole('region', { name: 'Who could pay for me?' }).getByRole('article')
  await expect(kinds).toHaveCount(3)
  await expect(kinds.first()).toContainText('2,500+')
  for (const link of await main.getByRole('link', { name: /^Explore/ }).all()) {
    await expect(link).toHaveAttribute('href', '/scholarships')
  }
  const stories = main.getByRole('region', { name: 'Success stories' })
  await expect(stories.getByRole('article')).toHaveCount(3)
  await expect(stories).toContainText('not real people')

  await test.step('the whole map is on the screen, with ten names that stand clear of each other', async () => {
    for (const width of [320, 360, 768, 1024, 1280, 1366, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      const map = await page.locator('[data-slot=world-map]').boundingBox()
      const head = await page.locator('main section').first().boundingBox()
      if (!map || !head) throw new Error('The map or the head of the page is not shown.')
      expect.soft(map.x, `${width} px`).toBeGreaterThanOrEqual(0)
      expect.soft(map.x + map.width, `${width} px`).toBeLessThanOrEqual(width)
      expect.soft(map.y + map.height, `${width} px`).toBeLessThanOrEqual(head.y + head.height)
      const names = await page.locator('[data-slot=world-map] text').evaluateAll((texts) =>
        texts.map((text) => {
          const { top, bottom, left, right } = text.getBoundingClientRect()
          return { top, bottom, left, right, name: text.textContent }
        }),
      )
      expect.soft(names, `${width} px`).toHaveLength(10)
      for (const { name, top, bottom, left, right } of names) {
        expect.soft(bottom - top, `${name} at ${width} px`).toBeGreaterThan(16)
        const touching = names.filter(
          (other) =>
            other.name !== name &&
            other.left < right &&
            other.right > left &&
            other.top < bottom &&
            other.bottom > top,
        )
        expect.soft(touching, `${name} at ${width} px`).toEqual([])
      }
    }
  })
})

test('a country leads to its universities, a subject to its programmes', async ({ page }) => {
  await page.goto('/')
  const place = page.getByRole('region', { name: 'Start from a place' }).getByRole('link').first()
  const count = await place.locator('span').last().innerText()
  await place.click()
  await expect(page).toHaveURL(/\/universities\?country=[a-z]{2}$/)
  await expect(page.getByRole('heading', { name: /^Results:/ })).toContainText(`of ${count}`)
  await page.goBack()
  await page.getByRole('region', { name: 'Start from a subject' }).getByRole('link', { name: /^Law/ }).click()
  await expect(page).toHaveURL('/programmes?subject=law')
  await expect(page.getByRole('heading', { name: /^Results:/ })).toBeVisible()
})

test('the sentence leads to the programmes that it asks for, and keeps the passport out of the address', async ({
  page,
}) => {
  await page.goto('/')
  const sentence = page.getByRole('form', { name: 'Say it in one sentence' })
  await sentence.getByLabel('Degree').selectOption('Bachelor’s')
  // Chosen, so that it doesn't follow the passport.
  await sentence.getByLabel('Currency').selectOption('USD')
  await sentence.getByLabel('My passport').fill('Nigerian')
  await sentence.getByLabel('Subject').fill('nursing')
  await sentence.getByLabel('The most that I can pay a year').fill('9000')
  await expect.poll(() => page.evaluate(() => JSON.stringify({ ...localStorage }))).toContain('\\"ng\\"')
  await sentence.getByRole('button').click()
  await expect(page).toHaveURL(/^[^?]*\/programmes\?subject=nursing&level=bachelor&totalMax=9000$/)
  await expect(page.getByRole('heading', { name: /^Results:/ })).toBeVisible()
  const profile = page.getByRole('region', { name: 'About you' })
  await expect(profile.getByRole('button', { name: 'up to USD 9k a year' })).toBeVisible()
})

test('what the sentence says of the visitor is in the profile, also when Enter sends it', async ({
  page,
}) => {
  await page.goto('/')
  const sentence = page.getByRole('form', { name: 'Say it in one sentence' })
  await sentence.getByLabel('Subject').fill('comp sci')
  await sentence.getByLabel('My passport').click()
  await page.waitForLoadState('networkidle')
  await page.keyboard.type('Vietnamese')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/programmes\?/)
  const profile = page.getByRole('region', { name: 'About you' })
  for (const part of [/Master/, /Computer science/i, /Passport: Vietnamese/])
    await expect(profile.getByRole('button', { name: part })).toBeVisible()
  // Nobody typed a sum, so it is the passport's.
  await expect(page.getByRole('combobox', { name: /^Currency/ })).toHaveValue('VND')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search works, and an empty one shows the whole list', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('searchbox').fill('delft')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/universities?search=delft')
    await page.goto('/')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL('/universities')
  })
})

test('one button of the page has the colour of the main action', async ({ page }) => {
  await page.goto('/')
  const main = await page.evaluate(() => {
    const probe = Object.assign(document.createElement('i'), { style: 'background: var(--highlight)' })
    document.body.append(probe)
    const highlight = getComputedStyle(probe).backgroundColor
    const buttons = [...document.querySelectorAll('a, button')].filter((each) => each.checkVisibility())
    return buttons
      .filter((each) => getComputedStyle(each).backgroundColor === highlight)
      .map((each) => each.textContent)
  })
  expect(main).toEqual(['Get Started'])
})
