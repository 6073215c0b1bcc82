import { test } from './fixtures'
import { CATALOGUE, expectTyped, ifReported } from './universities'

test('shows what stands between two places of the world ranking', async ({ page }) => {
  await expectTyped(page, {
    group: /^World ranking/,
    figures: { From: '20', To: '100' },
    url: '/universities?rankMin=20&rankMax=100',
    chips: ['World ranking: #20–#100'],
    results: CATALOGUE.filter((entry) =>
      ifReported(entry.worldRanking?.rank, (figure) => figure >= 20 && figure <= 100),
    ),
  })
})
