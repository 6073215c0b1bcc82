import { expect, test } from './fixtures'
import { BY_NAME, cards, expectStanding, openList } from './universities'

test('sorts by students, the most first, the unknown last', async ({ page }) => {
  const sorted = [...BY_NAME].sort((a, b) => (b.studentPopulation ?? 0) - (a.studentPopulation ?? 0))
  await openList(page, '/universities')
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Student Population')
  await expectStanding(page, { url: '/universities?sort=students', results: sorted })
  const figures = cards(page).locator('div', { has: page.locator('dt', { hasText: /^Students/ }) })
  await expect(figures.locator('> dd')).toHaveText(
    sorted.slice(0, 9).map(({ studentPopulation }) => studentPopulation?.toLocaleString('en') ?? ''),
  )
})
