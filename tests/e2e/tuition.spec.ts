import { test } from './fixtures'
import {
  CATALOGUE,
  EVERYTHING,
  expectLasting,
  ifReported,
  OCEANIA,
  openList,
  typeFigures,
} from './universities'

test('shows what costs international students between two sums', async ({ page }) => {
  const results = CATALOGUE.filter((entry) =>
    ifReported(entry.dollars, (figure) => figure >= 5000 && figure <= 20_000),
  )
  await openList(page, OCEANIA.url)
  await openList(page, EVERYTHING.url)
  await typeFigures(page, /^International tuition/, { From: '5000', To: '20000' })
  await expectLasting(page, { url: '/universities?tuitionMin=5000&tuitionMax=20000', results }, OCEANIA)
})
