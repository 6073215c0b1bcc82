import { expect, test } from './fixtures'
import { CATALOGUE, cards, expectStanding, expectResults, filterGroup, openList } from './universities'

const dueIn = (...months: number[]) =>
  CATALOGUE.filter(({ admissionRequirements: { applicationDeadline } }) =>
    months.includes(applicationDeadline?.month ?? 0),
  )

test('shows what closes in a month, then in either of two', async ({ page }) => {
  await openList(page, '/universities')
  const months = await filterGroup(page, 'Application deadline')
  await months.getByRole('checkbox', { name: /^January / }).check()
  await expectStanding(page, { url: '/universities?deadline=1', results: dueIn(1) })
  await expect(cards(page).first()).toContainText(/Deadline ?(\d+ )?January/)
  await months.getByRole('checkbox', { name: /^May / }).check()
  await expect(page).toHaveURL('/universities?deadline=1,5')
  await expectResults(page, dueIn(1, 5))
})
