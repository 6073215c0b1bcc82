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

test('shows what admits a share of applicants between two', async ({ page }) => {
  const within = CATALOGUE.filter((entry) =>
    ifReported(entry.acceptanceRate, (figure) => figure >= 10 && figure <= 55),
  )
  await openList(page, OCEANIA.url)
  await openList(page, EVERYTHING.url)
  const range = await filterGroup(page, /^Acceptance rate/)
  await range.getByLabel('From').fill('10')
  await range.getByLabel('To').pressSequentially('55', { delay: 20 })
  await expectLasting(
    page,
    { url: '/universities?acceptanceMin=10&acceptanceMax=55', results: within },
    OCEANIA,
  )
})
