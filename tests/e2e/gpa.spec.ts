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

test('leaves out what asks for a higher grade than mine', async ({ page }) => {
  const within = CATALOGUE.filter((entry) =>
    ifReported(entry.admissionRequirements.minimumGPA, (figure) => figure <= 3.2),
  )
  await openList(page, OCEANIA.url)
  await openList(page, EVERYTHING.url)
  const range = await filterGroup(page, /^My GPA/)
  await range.getByLabel('Leaves out').pressSequentially('3.2', { delay: 20 })
  await expectLasting(page, { url: '/universities?gpa=3.2', results: within }, OCEANIA)
})
