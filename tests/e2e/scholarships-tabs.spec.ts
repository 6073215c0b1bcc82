import { expect, test } from './fixtures'
import { AWARDS, expectAwards, expectBack } from './scholarships'

test('opens with the matcher, turns to the list and back by links, and features awards while nothing is filtered', async ({
  page,
}) => {
  const tabs = page.getByRole('navigation', { name: 'Scholarship views' })
  const find = page.getByRole('button', { name: 'Find My Scholarships' })
  await page.goto('/scholarships')
  await expect(tabs.getByRole('link', { name: 'Smart Matcher' })).toHaveAttribute('aria-current', 'page')
  await expect(find).toBeVisible()
  await tabs.getByRole('link', { name: 'Browse All' }).click()
  await expect(page).toHaveURL('/scholarships?tab=browse')
  await expectAwards(page, AWARDS)
  await page.goBack()
  await expect(page).toHaveURL('/scholarships')
  await expect(find).toBeVisible()
  await tabs.getByRole('link', { name: 'Browse All' }).click()

  await test.step('turns pages, twenty a page, and goes back', async () => {
    await expectAwards(page, AWARDS)
    await page.getByRole('link', { name: 'Next' }).click()
    await expect(page).toHaveURL('/scholarships?page=2')
    await expectAwards(page, AWARDS, 2)
    await page.reload()
    await expectAwards(page, AWARDS, 2)
    await expectBack(page)
  })

  await test.step('features the first six prestigious awards below the list, while nothing is filtered', async () => {
    const featured = page.getByRole('region', { name: 'Featured Scholarships' })
    const names = AWARDS.filter(({ isPrestigious }) => isPrestigious)
      .slice(0, 6)
      .map(({ name }) => name)
    await expect(featured.getByRole('link')).toHaveText(names)
    await page.getByRole('checkbox', { name: /^Government/ }).check()
    await expect(featured).toBeHidden()
  })
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
