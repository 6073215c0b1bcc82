import { expect, test } from './fixtures'
import { CATALOGUE, expectStanding, expectResults, filterGroup, openList } from './universities'

test('shows what offers a programme, then what offers two', async ({ page }) => {
  const law = CATALOGUE.filter(({ popularPrograms }) => popularPrograms.includes('Law'))
  const both = law.filter(({ popularPrograms }) => popularPrograms.includes('Computer Science'))
  await openList(page, '/universities')
  const programmes = await filterGroup(page, 'Programmes')
  await programmes.getByRole('checkbox', { name: /^Law / }).check()
  await expectStanding(page, { url: '/universities?programmes=law', results: law })
  const option = programmes.getByRole('checkbox', { name: `Computer Science ${both.length}` })
  await option.check()
  await expect(page).toHaveURL('/universities?programmes=computer-science,law')
  await expectResults(page, both)
})
