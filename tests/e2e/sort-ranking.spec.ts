import { expect, test } from './fixtures'
import { BY_NAME, CATALOGUE, cards, expectLasting, openList } from './universities'

test('sorts by world ranking, full records first, when nothing else is asked', async ({ page }) => {
  const best = CATALOGUE.filter(({ depth }) => depth === 'full').flatMap(
    ({ worldRanking }) => worldRanking ?? [],
  )
  best.sort((a, b) => a.rank - b.rank)
  await openList(page, '/universities?sort=name')
  await page.getByRole('combobox', { name: 'Sort' }).selectOption('World Ranking')
  await expectLasting(
    page,
    { url: '/universities', results: CATALOGUE },
    { url: '/universities?sort=name', results: BY_NAME },
  )
  await expect(cards(page).getByText(/^#.* Global$/)).toHaveText(
    best.slice(0, 9).map(({ label }) => `#${label} Global`),
  )
})
