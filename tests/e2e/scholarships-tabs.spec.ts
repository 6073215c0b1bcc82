import { expect, test } from './fixtures'
import { AWARDS, expectAwards, openList } from './scholarships'

test('opens with the matcher, and turns to the list and back by links', async ({ page }) => {
  await page.goto('/scholarships')
  const tabs = page.getByRole('navigation', { name: 'Scholarship views' })
  await expect(tabs.getByRole('link', { name: 'Smart Matcher' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('button', { name: 'Find My Scholarships' })).toBeVisible()
  await tabs.getByRole('link', { name: 'Browse All' }).click()
  await expect(page).toHaveURL('/scholarships?tab=browse')
  await expectAwards(page, AWARDS)
  await page.goBack()
  await expect(page).toHaveURL('/scholarships')
  await expect(page.getByRole('button', { name: 'Find My Scholarships' })).toBeVisible()
})

test('turns to the list even in a browser that is never idle', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (act, options) => {
      const deadline = { didTimeout: true, timeRemaining: () => 0 }
      return options?.timeout === undefined ? 0 : Number(setTimeout(() => act(deadline), options.timeout))
    }
  })
  await page.goto('/scholarships')
  await page
    .getByRole('navigation', { name: 'Scholarship views' })
    .getByRole('link', { name: 'Browse All' })
    .click()
  await expect(page).toHaveURL('/scholarships?tab=browse')
  await expectAwards(page, AWARDS)
})

test('features the first six prestigious awards below the list, while nothing is filtered', async ({
  page,
}) => {
  await openList(page, '/scholarships?tab=browse')
  const featured = page.getByRole('region', { name: 'Featured Scholarships' })
  const names = AWARDS.filter(({ isPrestigious }) => isPrestigious)
    .slice(0, 6)
    .map(({ name }) => name)
  await expect(featured.getByRole('link')).toHaveText(names)
  await page.getByRole('checkbox', { name: /^Government/ }).check()
  await expect(featured).toBeHidden()
})

const VARIANTS = [
  ['type=university', ({ type }) => type === 'University'],
  ['type=external', ({ type }) => type === 'External'],
  ['type=government', ({ type }) => type === 'Government'],
  ['funding=merit', ({ funding }) => funding.includes('merit')],
] as const satisfies [string, (award: (typeof AWARDS)[number]) => boolean][]

test('opens Browse All filtered for each of the four links to it', async ({ page }) => {
  for (const [query, isMeant] of VARIANTS) {
    await page.goto(`/scholarships?${query}`)
    await expect(page).toHaveURL(`/scholarships?${query}`)
    await expect(page.getByRole('link', { name: 'Browse All' })).toHaveAttribute('aria-current', 'page')
    await expectAwards(page, AWARDS.filter(isMeant))
  }
})

test('turns pages, twenty a page, and goes back', async ({ page }) => {
  await openList(page, '/scholarships?tab=browse')
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/scholarships?page=2')
  await expectAwards(page, AWARDS, 2)
  await page.reload()
  await expectAwards(page, AWARDS, 2)
  await page.goBack()
  await expect(page).toHaveURL('/scholarships?tab=browse')
  await expectAwards(page, AWARDS)
})
