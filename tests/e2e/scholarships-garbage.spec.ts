import { expect, test } from './fixtures'
import { AWARDS, expectAwards, openList } from './scholarships'

const GARBAGE = [
  ['?tab=nonsense', '/scholarships'],
  ['?type=%00&funding=<b>&degree=1', '/scholarships'],
  ['?tab=browse&page=-4&sort=random&open=maybe', '/scholarships?tab=browse'],
  ['?tab=browse&host=z9,%F0%9F%98%80&nationality=42', '/scholarships?tab=browse'],
  // A name that no country has is left to be mended.
  ['?tab=browse&host=Germany&nationality=nowhere', '/scholarships?host=de&unread=nationality:nowhere'],
  ['?page=999', `/scholarships?page=${Math.ceil(AWARDS.length / 20)}`],
  ['?__proto__=1&constructor=2&utm_source=x', '/scholarships'],
]

test('takes garbage for what can be read of it', async ({ request, baseURL }) => {
  for (const [query, url] of GARBAGE) {
    const answer = await request.get(`/scholarships${query}`)
    expect(answer.status(), query).toBe(200)
    expect(answer.url(), query).toBe(`${baseURL}${url}`)
    expect(await answer.text(), query).toMatch(/<h1[^>]*>Scholarship Hub</)
  }
})

test('where nothing is found, offers names and says which filter to drop', async ({ page, request }) => {
  await openList(page, '/scholarships?search=gaets+cambrigde&type=government')
  await expect(page.getByRole('heading', { name: 'No scholarships found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Gates Cambridge Scholarships' })).toBeVisible()

  const sent = await request.get('/scholarships?search=gates+cambridge&type=government')
  // React separates texts by comments.
  expect((await sent.text()).replaceAll('<!-- -->', '')).toMatch(/Without the type: \d+ result/)
  await page.getByRole('searchbox', { name: 'Search' }).fill('gates cambridge')
  await expect(page).toHaveURL('/scholarships?search=gates+cambridge&type=government')
  await page.getByRole('link', { name: /^Without the type: / }).click()
  await expect(page).toHaveURL('/scholarships?search=gates+cambridge')
  await expect(page.getByRole('article').getByRole('heading').first()).toHaveText(
    'Gates Cambridge Scholarships',
  )

  await page.getByRole('searchbox', { name: 'Search' }).fill('qqqq')
  await expect(page.getByRole('heading', { name: 'No scholarships found' })).toBeVisible()
  await page.getByRole('link', { name: 'Clear Filters' }).click()
  await expectAwards(page, AWARDS)
})
