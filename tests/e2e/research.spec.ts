import { test } from './fixtures'
import { CATALOGUE, expectTyped, ifReported } from './universities'

test('shows what has at least a research rating', async ({ page }) => {
  await expectTyped(page, {
    group: /^Research rating/,
    figures: { From: '7.5' },
    url: '/universities?researchMin=7.5',
    results: CATALOGUE.filter((entry) =>
      ifReported(entry.academics?.researchRating, (figure) => figure >= 7.5),
    ),
  })
})
