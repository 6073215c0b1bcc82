import { test } from './fixtures'
import {
  CATALOGUE,
  EVERYTHING,
  expectLasting,
  filterGroup,
  ifReported,
  OCEANIA,
  openList,
} from './universities'

test('shows what costs international students between two sums', async ({ page }) => {
  const within = CATALOGUE.filter((entry) =>
    ifReported(entry.dollars, (figure) => figure >= 5000 && figure <= 20_000),
  )
  await openList(page, OCEANIA.url)
  await openList(page, EVERYTHING.url)
  const range = await filterGroup(page, /^International tuition/)
  await range.getByLabel('From').fill('5000')
  await range.getByLabel('To').pressSequentially('20000', { delay: 20 })
  await expectLasting(
    page,
    { url: '/universities?tuitionMin=5000&tuitionMax=20000', results: within },
    OCEANIA,
  )
})
