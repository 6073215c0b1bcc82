import { test } from './fixtures'
import {
  CATALOGUE,
  EVERYTHING,
  expectLasting,
  expectView,
  ifReported,
  OCEANIA,
  openList,
  typeFigures,
} from './universities'

test('shows what costs international students between two sums', async ({ page }) => {
  const view = {
    url: '/universities?tuitionMin=5000&tuitionMax=20000',
    results: CATALOGUE.filter((entry) =>
      ifReported(entry.dollars, (figure) => figure >= 5000 && figure <= 20_000),
    ),
    chips: ['Tuition: US$ 5,000–US$ 20,000'],
  }
  await openList(page, OCEANIA.url)
  await page.getByRole('link', { name: 'Remove filter: Oceania' }).click()
  await expectView(page, EVERYTHING)
  await typeFigures(page, /^International tuition/, { From: '5000', To: '20000' })
  await expectLasting(page, view, OCEANIA)
})
