import { test } from './fixtures'
import { CATALOGUE, expectTyped, ifReported } from './universities'

test('shows what has at least an employment rate', async ({ page }) => {
  await expectTyped(page, {
    group: /^Employment rate/,
    figures: { From: '85' },
    url: '/universities?employmentMin=85',
    chips: ['Employment rate: from 85%'],
    results: CATALOGUE.filter((entry) =>
      ifReported(entry.academics?.employmentRate, (figure) => figure >= 85),
    ),
  })
})
