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

test('shows what has at least an employment rate', async ({ page }) => {
  const within = CATALOGUE.filter((entry) =>
    ifReported(entry.academics?.employmentRate, (figure) => figure >= 85),
  )
  await openList(page, OCEANIA.url)
  await openList(page, EVERYTHING.url)
  const range = await filterGroup(page, /^Employment rate/)
  await range.getByLabel('From').pressSequentially('85', { delay: 20 })
  await expectLasting(page, { url: '/universities?employmentMin=85', results: within }, OCEANIA)
})
