import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const main = (page: Page) => page.getByRole('main')
const results = (page: Page) => main(page).getByRole('heading', { name: /^Your matches \(\d+\)$/ })
const find = (page: Page) => main(page).getByRole('button', { name: 'Find My Scholarships' })
const fold = (page: Page) => main(page).getByText(/^Not eligible \(\d+\)$/)
const scores = async (page: Page) =>
  (
    await main(page)
      .getByText(/^\d+\/100$/)
      .allTextContents()
  ).map((text) => Number(text.split('/')[0]))

async function open(page: Page) {
  await page.goto('/scholarships')
  await expect(find(page)).toBeEnabled()
}

test('results are hidden until asked for', async ({ page }) => {
  await open(page)
  await page.getByLabel('Degree level').selectOption("Master's")
  await expect(results(page)).toBeHidden()
  await find(page).click()
  await expect(results(page)).toBeFocused()
})

test('results come best first, above 20, with labels and a note on the first three', async ({ page }) => {
  await open(page)
  await page.getByLabel('Degree level').selectOption("Master's")
  await page.getByLabel('Field of study').selectOption('Engineering')
  await find(page).click()
  await expect(results(page)).toBeVisible()

  const all = await scores(page)
  expect(all).toHaveLength(20)
  expect(all).toEqual([...all].sort((a, b) => b - a))
  expect(Math.min(...all)).toBeGreaterThan(20)
  await expect(main(page).getByText(/^★ Top \d Match - Highly Recommended$/)).toHaveText([
    '★ Top 1 Match - Highly Recommended',
    '★ Top 2 Match - Highly Recommended',
    '★ Top 3 Match - Highly Recommended',
  ])
  const labels = await main(page)
    .getByText(/^(Excellent|Good|Fair|Basic) Match$|^\d+\/100(Excellent|Good|Fair|Basic) Match$/)
    .allTextContents()
  const expected = all.map((score) =>
    score >= 80 ? 'Excellent' : score >= 60 ? 'Good' : score >= 40 ? 'Fair' : 'Basic',
  )
  expect(labels.map((label) => label.match(/(Excellent|Good|Fair|Basic)/)?.[0])).toEqual(expected)
})

test('the points of the reasons add up to the score', async ({ page }) => {
  await open(page)
  await page.getByLabel('Degree level').selectOption('Ph.D.')
  await page.getByRole('combobox', { name: 'Country', exact: true }).selectOption('Germany')
  await find(page).click()
  await expect(results(page)).toBeVisible()
  const sums = await main(page)
    .getByRole('list', { name: 'Reasons' })
    .evaluateAll((lists) =>
      lists.map((list) =>
        [...list.querySelectorAll('b')].reduce((sum, points) => sum + Number(points.textContent), 0),
      ),
    )
  expect(sums).toEqual(await scores(page))
})

test('after the first search the results follow the profile', async ({ page }) => {
  await open(page)
  await page.getByLabel('Degree level').selectOption("Bachelor's")
  await find(page).click()
  await expect(results(page)).toBeVisible()
  const before = await results(page).textContent()
  await page.getByLabel('Degree level').selectOption('Ph.D.')
  await expect(results(page)).not.toHaveText(before ?? '')
  await page.getByLabel('Degree level').selectOption("Bachelor's")
  await expect(results(page)).toHaveText(before ?? '')
})

test('without a match the criteria can be modified, which hides the results', async ({ page }) => {
  await open(page)
  await find(page).click()
  await expect(main(page).getByRole('heading', { name: 'Your matches (0)' })).toBeVisible()
  await main(page).getByRole('button', { name: 'Modify Search Criteria' }).click()
  await expect(results(page)).toBeHidden()
  await expect(page.getByLabel('Degree level')).toBeFocused()
})

test('a verdict by nationality leaves the scores alone, and folds what is not eligible at the end', async ({
  page,
}) => {
  await open(page)
  await page.getByLabel('Degree level').selectOption("Master's")
  await find(page).click()
  await expect(results(page)).toBeVisible()
  const score = async (name: string) =>
    main(page)
      .getByRole('listitem', { name })
      .getByText(/^\d+\/100$/)
      .textContent()
  const before = await score('Chevening Scholarships')
  await page.getByLabel('Nationality', { exact: true }).fill('United Kingdom')
  await expect(fold(page)).toBeVisible()
  const closed = main(page).getByText('✕ Not eligible', { exact: true })
  await expect(closed).toHaveCount(0)
  await fold(page).click()
  await expect(closed.first()).toBeVisible()
  await expect(main(page).getByText(/Highly Recommended$/)).toHaveCount(3)
  expect(await score('Chevening Scholarships')).toEqual(before)
  await fold(page).click()
  await expect(closed).toHaveCount(0)
})

test('matches can be narrowed to those fully funded, and Back finds them so', async ({ page }) => {
  await open(page)
  await page.getByLabel('Degree level').selectOption("Master's")
  await find(page).click()
  await expect(results(page)).toBeInViewport()
  const before = await results(page).textContent()
  await main(page)
    .getByRole('checkbox', { name: /^Fully funded/ })
    .check()
  await expect(results(page)).not.toHaveText(before ?? '')
  const narrowed = (await results(page).textContent()) ?? ''
  const cards = main(page).locator('li.card')
  await expect(cards).toHaveCount(20)
  await expect(cards.filter({ hasText: 'Fully funded' })).toHaveCount(20)
  await main(page).getByRole('link', { name: 'Full details' }).first().click()
  await expect(page).toHaveURL(/\/scholarships\/[a-z0-9-]+$/)
  await page.goBack()
  await expect(results(page)).toHaveText(narrowed)
  await expect(main(page).getByRole('checkbox', { name: /^Fully funded/ })).toBeChecked()
})

test('each rule is told with why', async ({ page }) => {
  await open(page)
  await page.getByLabel('Degree level').selectOption("Master's")
  await page.getByRole('combobox', { name: 'Country', exact: true }).selectOption('United Kingdom')
  await page.getByLabel('Scholarship type').selectOption('Government')
  await page.getByLabel('Nationality', { exact: true }).fill('United Kingdom')
  await find(page).click()
  await fold(page).click()
  const chevening = main(page).getByRole('listitem', { name: 'Chevening Scholarships' })
  await chevening.getByText('✕ Not eligible').click()
  await expect(chevening.getByRole('list', { name: 'Rules' })).toContainText('United Kingdom is left out.')
})

test('a result leads to the provider in a new window, and to its page', async ({ page }) => {
  await open(page)
  await page.getByLabel('Degree level').selectOption("Master's")
  await find(page).click()
  const link = main(page).getByRole('link', { name: 'Learn More & Apply' }).first()
  await expect(link).toHaveAttribute('target', '_blank')
  await expect(link).toHaveAttribute('rel', /noopener/)
  await expect(link).toHaveAttribute('href', /^https:/)
  await expect(main(page).getByRole('link', { name: 'Full details' }).first()).toHaveAttribute(
    'href',
    /^\/scholarships\/[a-z0-9-]+$/,
  )
})

test('one change that would open more is told', async ({ page }) => {
  await open(page)
  await page.getByLabel('Degree level').selectOption("Master's")
  await page.getByLabel('Nationality', { exact: true }).fill('Kenya')
  await find(page).click()
  await expect(main(page).getByRole('heading', { name: 'Almost' })).toBeVisible()
  await main(page).getByText('Looking for a Ph.D.').click()
  await expect(
    main(page)
      .getByText(/^would open \d+ more$/)
      .first(),
  ).toBeVisible()
})

for (const isReloaded of [false, true])
  test(`Back from an award finds the results as they were left (issue 15, fault 16${isReloaded ? ', reloaded there' : ''})`, async ({
    page,
  }) => {
    await open(page)
    await page.getByLabel('Degree level').selectOption("Master's")
    await page.getByLabel('Nationality', { exact: true }).fill('Kenya')
    await find(page).click()
    await fold(page).click()
    const closed = main(page).getByText('✕ Not eligible', { exact: true })
    await expect(closed.first()).toBeVisible()
    const folded = await closed.count()
    await main(page)
      .getByRole('button', { name: /^Show 20 more/ })
      .click()
    await expect.poll(() => scores(page)).toHaveLength(40 + folded)
    const shown = await scores(page)
    const title = await results(page).textContent()
    // A rule that was read makes the page longer above the link.
    if (isReloaded) await main(page).locator('li.card details summary').nth(20).click()
    const link = main(page).getByRole('link', { name: 'Full details' }).nth(30)
    await link.scrollIntoViewIfNeeded()
    const { y: left = 0 } = (await link.boundingBox()) ?? {}
    const href = (await link.getAttribute('href')) ?? ''
    await link.click()
    await expect(page).toHaveURL(href)
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
    if (isReloaded) await page.reload()
    await page.goBack()
    await expect(results(page)).toHaveText(title ?? '')
    await expect.poll(() => scores(page)).toEqual(shown)
    await expect(closed).toHaveCount(folded)
    await expect(link).toBeFocused()
    await expect.poll(async () => Math.abs(((await link.boundingBox())?.y ?? 0) - left)).toBeLessThan(8)
  })

test('a new visit begins with the form, not with the results of an earlier one', async ({ page }) => {
  await open(page)
  await page.getByLabel('Degree level').selectOption("Master's")
  await find(page).click()
  await main(page).getByRole('link', { name: 'Full details' }).first().click()
  await expect(page).toHaveURL(/\/scholarships\/[a-z0-9-]+$/)
  await page.getByRole('link', { name: 'Get Started' }).click()
  await expect(find(page)).toBeEnabled()
  await expect(results(page)).toBeHidden()
})
