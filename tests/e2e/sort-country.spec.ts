import { test } from './fixtures'
import { BY_NAME, expectSorted } from './universities'

test('sorts by country, and by name within it', async ({ page }) => {
  const sorted = [...BY_NAME].sort((a, b) => a.country.localeCompare(b.country, 'en'))
  await expectSorted(page, { sort: 'Country', url: '/universities?sort=country', results: sorted })
})
