import { expect, test } from './fixtures'
import { CATALOGUE, cards, expectSorted } from './universities'

test('sorts by world ranking, full records first, when nothing else is asked', async ({ page }) => {
  const best = CATALOGUE.filter(({ depth }) => depth === 'full').flatMap(
    ({ worldRanking }) => worldRanking ?? [],
  )
  best.sort((a, b) => a.rank - b.rank)
  await expectSorted(page, {
    sort: 'World Ranking',
    url: '/universities',
    results: CATALOGUE,
    look: () =>
      expect(cards(page).getByText(/^#.* Global$/)).toHaveText(
        best.slice(0, 9).map(({ label }) => `#${label} Global`),
      ),
  })
})
