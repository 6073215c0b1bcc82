import { expect, test } from './fixtures'
import { AWARDS, expectAwards, openList } from './scholarships'

const GARBAGE = [
  ['?tab=nonsense', '/scholarships'],
  ['?type=%00&funding=<b>&degree=1', '/scholarships'],
  ['?tab=browse&page=-4&sort=random&open=maybe', '/scholarships?tab=browse'],
  ['?tab=browse&host=zz9,%F0%9F%98%80&nationality=nowhere', '/scholarships?tab=browse'],
  ['?page=999', '/scholarships?page=14'],
  ['?__proto__=1&constructor=2&utm_source=x', '/scholarships'],
] as const

test('takes garbage for what can be read of it', async ({ page }) => {
  for (const [query, url] of GARBAGE) {
    const response = await page.goto(`/scholarships${query}`)
    expect(response?.status(), query).toBe(200)
    await expect(page, query).toHaveURL(url)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Scholarship Hub')
  }
})

test('offers names and what to drop when nothing is found', async ({ page }) => {
  await openList(page, '/scholarships?search=gaets+cambrigde&type=government')
  await expect(page.getByRole('heading', { name: 'No scholarships found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Gates Cambridge Scholarships' })).toBeVisible()
  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await expectAwards(page, AWARDS)
})

test('says which filter to drop', async ({ page }) => {
  await openList(page, '/scholarships?search=gates+cambridge&type=government')
  await page.getByRole('link', { name: /^Without the type: / }).click()
  await expect(page).toHaveURL('/scholarships?search=gates+cambridge')
  await expect(page.getByRole('article').getByRole('heading').first()).toHaveText(
    'Gates Cambridge Scholarships',
  )
})
