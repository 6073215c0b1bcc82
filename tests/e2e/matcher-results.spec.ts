import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'

const main = (page: Page) => page.getByRole('main')
const results = (page: Page) => main(page).getByRole('heading', { name: /^Your matches \(\d+\)$/ })
const find = (page: Page) => main(page).getByRole('button', { name: 'Find My Scholarships' })
const degree = (page: Page) => page.getByLabel('Degree level')
const nationality = (page: Page) => page.getByLabel('Nationality', { exact: true })
const fold = (page: Page) => main(page).getByText(/^Not eligible \(\d+\)$/)
const closed = (page: Page) => main(page).getByText('✕ Not eligible', { exact: true })
const isFull = (page: Page) => main(page).getByRole('checkbox', { name: /^Fully funded/ })
const details = (page: Page) => main(page).getByRole('link', { name: 'Full details' })
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

test('results are hidden until asked for, then follow the profile and lead on, and a new visit begins with the form', async ({
  page,
}) => {
  await open(page)
  await degree(page).selectOption("Bachelor's")
  await expect(results(page)).toBeHidden()
  await find(page).click()
  await expect(results(page)).toBeFocused()

  await test.step('after the first search the results follow the profile', async () => {
    const before = await results(page).textContent()
    await degree(page).selectOption('Ph.D.')
    await expect(results(page)).not.toHaveText(before ?? '')
    await degree(page).selectOption("Bachelor's")
    await expect(results(page)).toHaveText(before ?? '')
  })

  await test.step('a result leads to the provider in a new window, and to its page', async () => {
    await degree(page).selectOption("Master's")
    const link = main(page).getByRole('link', { name: 'Learn More & Apply' }).first()
    await expect(link).toHaveAttribute('target', '_blank')
    await expect(link).toHaveAttribute('rel', /noopener/)
    await expect(link).toHaveAttribute('href', /^https:/)
    await expect(details(page).first()).toHaveAttribute('href', /^\/scholarships\/[a-z0-9-]+$/)
  })

  await test.step('a new visit begins with the form, not with the results of an earlier one', async () => {
    await details(page).first().click()
    await expect(page).toHaveURL(/\/scholarships\/[a-z0-9-]+$/)
    await page.getByRole('link', { name: 'Get Started' }).click()
    await expect(find(page)).toBeEnabled()
    await expect(results(page)).toBeHidden()
  })
})

test('results come best first, above 20, with labels, a note on the first three, and reasons whose points add up to the score', async ({
  page,
}) => {
  await open(page)
  await degree(page).selectOption("Master's")
  await page.getByLabel('Field of study').selectOption('Engineering')
  await page.getByRole('combobox', { name: 'Country', exact: true }).selectOption('Germany')
  await nationality(page).fill('India')
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
  const sums = await main(page)
    .getByRole('list', { name: 'Reasons' })
    .evaluateAll((lists) =>
      lists.map((list) =>
        [...list.querySelectorAll('b')].reduce((sum, points) => sum + Number(points.textContent), 0),
      ),
    )
  expect(sums).toEqual(all)
})

test('a verdict by nationality leaves the scores alone, folds what is not eligible at the end, and says why and what would open more', async ({
  page,
}) => {
  await open(page)
  await degree(page).selectOption("Master's")
  await find(page).click()
  await expect(results(page)).toBeVisible()
  const chevening = main(page).getByRole('listitem', { name: 'Chevening Scholarships' })
  const score = () => chevening.getByText(/^\d+\/100$/).textContent()
  const before = await score()
  await nationality(page).fill('United Kingdom')
  await expect(fold(page)).toBeVisible()
  await expect(closed(page)).toHaveCount(0)
  await fold(page).click()
  await expect(closed(page).first()).toBeVisible()
  await expect(main(page).getByText(/Highly Recommended$/)).toHaveCount(3)
  expect(await score()).toEqual(before)

  await test.step('each rule is told with why', async () => {
    await chevening.getByText('✕ Not eligible').click()
    await expect(chevening.getByRole('list', { name: 'Rules' })).toContainText('United Kingdom is left out.')
  })

  await fold(page).click()
  await expect(closed(page)).toHaveCount(0)

  await test.step('one change that would open more is told', async () => {
    await nationality(page).fill('Kenya')
    await expect(main(page).getByRole('heading', { name: 'Almost' })).toBeVisible()
    await main(page).getByText('Looking for a Ph.D.').click()
    const more = main(page).getByText(/^would open \d+ more$/)
    await expect(more.first()).toBeVisible()
  })
})

/** Goes to an award far down and Back: all is as it was, and the link has its place and the focus. */
async function expectBackAsLeft(page: Page) {
  const shown = await scores(page)
  const title = await results(page).textContent()
  const folded = await closed(page).count()
  // A rule that was read makes the page longer above the link.
  await main(page).locator('li[data-slot=card] details summary').nth(20).click()
  const link = details(page).nth(30)
  await link.scrollIntoViewIfNeeded()
  const { y: left = 0 } = (await link.boundingBox()) ?? {}
  const href = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page).toHaveURL(href)
  await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible()
  await page.reload()
  await page.goBack()
  await expect(results(page)).toHaveText(title ?? '')
  await expect.poll(() => scores(page)).toEqual(shown)
  await expect(closed(page)).toHaveCount(folded)
  await expect(link).toBeFocused()
  await expect.poll(async () => Math.abs(((await link.boundingBox())?.y ?? 0) - left)).toBeLessThan(8)
}

test('Back from an award finds the results as they were left: narrowed, or with more of them and the fold open (issue 15, fault 16)', async ({
  page,
}) => {
  await open(page)
  await degree(page).selectOption("Master's")
  await find(page).click()
  await expect(results(page)).toBeInViewport()

  await test.step('narrowed to those fully funded', async () => {
    const before = (await results(page).textContent()) ?? ''
    await isFull(page).check()
    await expect(results(page)).not.toHaveText(before)
    const narrowed = (await results(page).textContent()) ?? ''
    const cards = main(page).locator('li[data-slot=card]')
    await expect(cards).toHaveCount(20)
    await expect(cards.filter({ hasText: 'Fully funded' })).toHaveCount(20)
    await details(page).first().click()
    await expect(page).toHaveURL(/\/scholarships\/[a-z0-9-]+$/)
    await page.goBack()
    await expect(results(page)).toHaveText(narrowed)
    await expect(isFull(page)).toBeChecked()
    await isFull(page).uncheck()
    await expect(results(page)).toHaveText(before)
  })

  await nationality(page).fill('Kenya')
  await fold(page).click()
  await expect(closed(page).first()).toBeVisible()
  const folded = await closed(page).count()
  await main(page)
    .getByRole('button', { name: /^Show 20 more/ })
    .click()
  await expect.poll(() => scores(page)).toHaveLength(40 + folded)
  await test.step('with more of them, and where the award was reloaded', () => expectBackAsLeft(page))
})
