import { test } from './fixtures'
import { CATALOGUE, expectTyped, ifReported } from './universities'

test('shows what admits a share of applicants between two', async ({ page }) => {
  await expectTyped(page, {
    group: /^Acceptance rate/,
    figures: { From: '10', To: '55' },
    url: '/universities?acceptanceMin=10&acceptanceMax=55',
    chips: ['Acceptance rate: 10%–55%'],
    results: CATALOGUE.filter((entry) =>
      ifReported(entry.acceptanceRate, (figure) => figure >= 10 && figure <= 55),
    ),
  })
})
