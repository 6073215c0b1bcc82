import { test } from './fixtures'
import { BY_NAME, expectStanding, openList } from './universities'

test('sorts by country, and by name within it', async ({ page }) => {
  const sorted = [...BY_NAME].sort((a, b) => a.country.localeCompare(b.country, 'en'))
  await openList(page, '/universities')
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Country')
  await expectStanding(page, { url: '/universities?sort=country', results: sorted })
})
