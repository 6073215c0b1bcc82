import { expect, test } from './fixtures'
import { BY_NAME, cards, expectSorted } from './universities'

test('sorts by students, the most first, the unknown last', async ({ page }) => {
  const sorted = [...BY_NAME].sort((a, b) => (b.studentPopulation ?? 0) - (a.studentPopulation ?? 0))
  const figures = cards(page).locator('div', { has: page.locator('dt', { hasText: /^Students/ }) })
  await expectSorted(page, {
    sort: 'Student Population',
    url: '/universities?sort=students',
    results: sorted,
    look: () =>
      expect(figures.locator('> dd')).toHaveText(
        sorted.slice(0, 9).map(({ studentPopulation }) => studentPopulation?.toLocaleString('en') ?? ''),
      ),
  })
})
