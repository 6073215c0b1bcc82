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

test('shows what has at least a research rating', async ({ page }) => {
  const within = CATALOGUE.filter((entry) =>
    ifReported(entry.academics?.researchRating, (figure) => figure >= 7.5),
  )
  await openList(page, OCEANIA.url)
  await openList(page, EVERYTHING.url)
  const range = await filterGroup(page, /^Research rating/)
  await range.getByLabel('From').pressSequentially('7.5', { delay: 20 })
  await expectLasting(page, { url: '/universities?researchMin=7.5', results: within }, OCEANIA)
})
