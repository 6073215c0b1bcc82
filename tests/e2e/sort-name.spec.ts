import { expect, test } from './fixtures'
import { BY_NAME, EVERYTHING, expectLasting, openList } from './universities'

test('sorts by name', async ({ page }) => {
  await openList(page, '/universities')
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('University Name')
  await expectLasting(page, { url: '/universities?sort=name', results: BY_NAME }, EVERYTHING)
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('name')
})
