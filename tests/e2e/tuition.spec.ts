import { test } from './fixtures'
import { CATALOGUE, expectTyped, ifReported } from './universities'

test('shows what costs international students between two sums', async ({ page }) => {
  await expectTyped(page, {
    group: /^International tuition/,
    figures: { From: '5000', To: '20000' },
    url: '/universities?tuitionMin=5000&tuitionMax=20000',
    results: CATALOGUE.filter((entry) =>
      ifReported(entry.dollars, (figure) => figure >= 5000 && figure <= 20_000),
    ),
  })
})
