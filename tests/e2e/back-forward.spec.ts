import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { AWARDS, expectAwards, openList as openAwards } from './scholarships'
import { CATALOGUE, cards, expectResults, openList, resultsHeading } from './universities'

const asia = CATALOGUE.filter(({ region }) => region === 'asia')
const asianLaw = asia.filter(({ popularPrograms }) => popularPrograms.some(({ label }) => label === 'Law'))

/** Waits until the window is scrolled to where it was. */
const expectScrolledTo = (page: Page, left: number) =>
  expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - left)).toBeLessThan(30)

test('Back and Forward walk through every choice, every control follows, and Back from a profile finds its place', async ({
  page,
}) => {
  await openList(page, '/universities')
  await page.getByText('More filters', { exact: true }).click()
  await page.locator('summary', { hasText: 'Programmes' }).click()
  const region = page.getByRole('radio', { name: /^Asia/ })
  const law = page.getByRole('checkbox', { name: /^Law / })
  const sort = page.getByRole('combobox', { name: 'Sort' })

  await test.step('Back and Forward walk through every choice', async () => {
    await region.check()
    await expect(page).toHaveURL('/universities?region=asia')
    await law.check()
    await expect(page).toHaveURL('/universities?region=asia&programmes=law')
    await sort.selectOption('University Name')
    await expect(page).toHaveURL('/universities?region=asia&programmes=law&sort=name')

    await page.goBack()
    await expect(sort).toHaveValue('ranking')
    await expectResults(page, asianLaw)
    await page.goBack()
    await expect(law).not.toBeChecked()
    await expectResults(page, asia)
    await page.goBack()
    await expect(page).toHaveURL('/universities')
    await expect(region).not.toBeChecked()
    await expectResults(page, CATALOGUE)
    await page.goForward()
    await page.goForward()
    await expect(page).toHaveURL('/universities?region=asia&programmes=law')
    await expect(region).toBeChecked()
    await expect(law).toBeChecked()
    await expectResults(page, asianLaw)
  })

  await test.step('Back from a profile finds the list as it was left, at the same place', async () => {
    await law.uncheck()
    await expectResults(page, asia)
    await expect(cards(page).last().getByRole('link', { name: 'Visit Website' })).toBeVisible()
    const link = cards(page).last().getByRole('link').first()
    await link.scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => window.scrollY)
    expect(left).toBeGreaterThan(400)
    await link.click()
    await expect(page).toHaveURL(`/universities/${asia[8]?.id}`)
    await page.goBack()
    await expectResults(page, asia)
    await expectScrolledTo(page, left)
  })
})

test('a pasted link restores everything, Clear Filters keeps nothing but the level and the sort, and Back brings the filters again', async ({
  page,
}) => {
  const full =
    '/universities?search=university&level=master&country=ca,us&region=north-america&rankMax=900&sort=students&page=2'
  await openList(page, full)
  await expect(page.getByRole('searchbox')).toHaveValue('university')
  await expect(
    page
      .getByRole('button', { name: 'Country: Canada, United States' })
      .or(page.getByRole('button', { name: 'Country: United States, Canada' })),
  ).toBeVisible()
  await expect(page.getByRole('radio', { name: /^North America/ })).toBeChecked()
  await expect(page.getByRole('group', { name: /^World ranking/ }).getByLabel('To')).toHaveValue('900')
  await expect(page.getByRole('combobox', { name: 'I want a' })).toHaveValue('master')
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('students')
  await expect(page.getByRole('link', { name: 'Page 2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expect(resultsHeading(page)).toHaveText(/^Results: 10-18 of /)

  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await expect(page).toHaveURL('/universities?level=master&sort=students')
  await expect(page.getByRole('link', { name: 'Clear Filters' })).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(full)
  await expect(page.getByRole('searchbox')).toHaveValue('university')
})

test('a page of results opens at its heading, is found again by Back and a reload, and gives way to the first one', async ({
  page,
}) => {
  await openList(page, '/universities?region=asia')
  const next = page.getByRole('link', { name: 'Next' })

  await test.step('Back to an earlier page of results finds its place', async () => {
    await next.scrollIntoViewIfNeeded()
    const left = await page.evaluate(() => window.scrollY)
    await next.click()
    await expectResults(page, asia, 2)
    await expect(resultsHeading(page)).toBeInViewport()
    await page.goBack()
    await expectResults(page, asia)
    await expectScrolledTo(page, left)
  })

  await test.step('a page of results opens at its heading and survives a reload', async () => {
    await page.getByRole('link', { name: 'Page 3', exact: true }).click()
    await expect(page).toHaveURL('/universities?region=asia&page=3')
    await expect(resultsHeading(page)).toBeInViewport()
    await expectResults(page, asia, 3)
    await page.reload()
    await expectResults(page, asia, 3)
  })

  await test.step('any change of a filter goes back to the first page and keeps the other filters', async () => {
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Country')
    await expect(page).toHaveURL('/universities?region=asia&sort=country')
    await next.click()
    await expect(page).toHaveURL('/universities?region=asia&sort=country&page=2')
    await page.getByRole('searchbox').fill('university')
    await expect(page).toHaveURL('/universities?search=university&region=asia&sort=country')
    await next.click()
    await expect(page).toHaveURL('/universities?search=university&region=asia&sort=country&page=2')
    await page.getByRole('link', { name: 'Remove filter: Asia' }).click()
    await expect(page).toHaveURL('/universities?search=university&sort=country')
  })
})

test('a list that was jumped through is found again at the same place, after a reload too', async ({
  page,
}) => {
  await openAwards(page, '/scholarships?tab=browse')
  const next = page.getByRole('link', { name: 'Next' })
  // The foot of the page is taller than the window.
  await next.scrollIntoViewIfNeeded()
  await expect(next).toBeInViewport()
  await next.click()
  await expectAwards(page, AWARDS, 2)
  await page.goBack()
  await expectAwards(page, AWARDS)
  await expect(next).toBeInViewport()

  const card = cards(page).nth(14)
  await card.scrollIntoViewIfNeeded()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)
  const left = (await card.boundingBox())?.y ?? 0
  await page.reload()
  await expect.poll(async () => Math.abs(((await card.boundingBox())?.y ?? 0) - left)).toBeLessThan(30)
})

test('Back twice after a reload shows what its address says, also while Next asks again for the first of the two', async ({
  page,
}) => {
  await openList(page, '/universities?region=asia')
  for (const region of ['africa', 'europe']) {
    await page.getByRole('radio', { name: new RegExp(`^${region}`, 'i') }).check()
    await expect(page).toHaveURL(`/universities?region=${region}`)
  }
  await page.reload()

  let asked = 0
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const askedAgain = new Promise<void>((resolve) =>
    page.route(/region=africa&_rsc=/, async (route) => {
      asked += 1
      if (asked === 2) {
        resolve()
        await held
      }
      await route.continue()
    }),
  )
  await page.goBack()
  await askedAgain
  await page.goBack()
  release()
  await expect(page).toHaveURL('/universities?region=asia')
  await expect(page.getByRole('radio', { name: /^Asia/ })).toBeChecked()
  await expectResults(page, asia)
})
