import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { AWARDS, cards, expectAwards, openList } from './scholarships'

const LIST = '/scholarships?tab=browse'

const isLaidOut = (page: Page) =>
  cards(page)
    .last()
    .locator('h3')
    .evaluate((heading) => heading.checkVisibility({ contentVisibilityAuto: true }))

const placeOf = (page: Page) => page.evaluate(() => window.scrollY)

test('cards far below the window are laid out when they come near, or when one comes back', async ({
  page,
}) => {
  await openList(page, LIST)
  expect(await isLaidOut(page)).toBe(false)
  await cards(page).first().getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(AWARDS[0]?.name ?? '')
  await page.goBack()
  await expectAwards(page, AWARDS)
  expect(await isLaidOut(page)).toBe(true)
})

test('a list that was jumped through is found again at the same place', async ({ page }) => {
  await openList(page, LIST)
  await page.keyboard.press('End')
  const next = page.getByRole('link', { name: 'Next' })
  await expect(next).toBeInViewport()
  await next.click()
  await expectAwards(page, AWARDS, 2)
  await page.goBack()
  await expectAwards(page, AWARDS)
  await expect(next).toBeInViewport()
})

test('a reload finds the place again', async ({ page }) => {
  await openList(page, LIST)
  await cards(page).nth(14).scrollIntoViewIfNeeded()
  await expect.poll(() => placeOf(page)).toBeGreaterThan(1000)
  const card = cards(page).nth(14)
  const left = (await card.boundingBox())?.y ?? 0
  await page.reload()
  await expect.poll(async () => Math.abs(((await card.boundingBox())?.y ?? 0) - left)).toBeLessThan(30)
})

test('without script every card is laid out', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(LIST)
  await expect(page.locator('html')).not.toHaveAttribute('data-fresh')
  await expect(cards(page)).toHaveCount(20)
  expect(await isLaidOut(page)).toBe(true)
  await context.close()
})
