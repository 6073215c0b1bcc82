import { expect, test } from './fixtures'
import { CATALOGUE, EVERYTHING, expectLasting, expectResults, filterGroup, openList } from './universities'

const hectares = (from: number, below: number) =>
  CATALOGUE.filter(
    ({ campusLife: { campusSize } }) => campusSize !== null && campusSize >= from && campusSize < below,
  )

test('shows campuses of one size, then of either of two', async ({ page }) => {
  await openList(page, '/universities')
  const sizes = await filterGroup(page, 'Campus size')
  await sizes.getByRole('checkbox', { name: /^Medium \(20–99 ha\)/ }).check()
  await expectLasting(page, { url: '/universities?size=medium', results: hectares(20, 100) }, EVERYTHING)
  await sizes.getByRole('checkbox', { name: `Large (100–399 ha) ${hectares(20, 400).length}` }).check()
  await expect(page).toHaveURL('/universities?size=medium,large')
  await expectResults(page, hectares(20, 400))
})
