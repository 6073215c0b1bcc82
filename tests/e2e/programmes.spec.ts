import { test } from './fixtures'
import { CATALOGUE, expectChosen, expectView, filterGroup } from './universities'

test('shows what offers a programme, then what offers two', async ({ page }) => {
  const law = CATALOGUE.filter(({ popularPrograms }) => popularPrograms.some(({ label }) => label === 'Law'))
  const both = law.filter(({ popularPrograms }) =>
    popularPrograms.some(({ label }) => label === 'Computer Science'),
  )
  const names = ['Computer Science', 'Law']
  const view = {
    url: '/universities?programmes=computer-science,law',
    results: both,
    chips: names,
    boxes: names,
  }
  await expectChosen(page, view, async () => {
    const programmes = await filterGroup(page, 'Programmes')
    await programmes.getByRole('checkbox', { name: /^Law / }).check()
    await expectView(page, {
      url: '/universities?programmes=law',
      results: law,
      chips: ['Law'],
      boxes: ['Law'],
    })
    await programmes.getByRole('checkbox', { name: `Computer Science ${both.length}` }).check()
  })
})
