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

test('shows what stands between two places of the world ranking', async ({ page }) => {
  const within = CATALOGUE.filter((entry) =>
    ifReported(entry.worldRanking?.rank, (figure) => figure >= 20 && figure <= 100),
  )
  await openList(page, OCEANIA.url)
  await openList(page, EVERYTHING.url)
  const range = await filterGroup(page, /^World ranking/)
  await range.getByLabel('From').fill('20')
  await range.getByLabel('To').pressSequentially('100', { delay: 20 })
  await expectLasting(page, { url: '/universities?rankMin=20&rankMax=100', results: within }, OCEANIA)
})
