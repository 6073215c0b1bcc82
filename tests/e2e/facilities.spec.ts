import { expect, test } from './fixtures'
import { CATALOGUE, EVERYTHING, expectLasting, expectResults, filterGroup, openList } from './universities'

test('shows what has a facility, then what has two', async ({ page }) => {
  const museum = CATALOGUE.filter(({ facilities }) => facilities.includes('Museum'))
  const both = museum.filter(({ facilities }) => facilities.includes('Swimming Pool'))
  await openList(page, '/universities')
  const facilities = await filterGroup(page, 'Facilities')
  await facilities.getByRole('checkbox', { name: /^Museum / }).check()
  await expectLasting(page, { url: '/universities?facilities=museum', results: museum }, EVERYTHING)
  await facilities.getByRole('checkbox', { name: `Swimming Pool ${both.length}` }).check()
  await expect(page).toHaveURL('/universities?facilities=museum,swimming-pool')
  await expectResults(page, both)
})
