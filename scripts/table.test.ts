import { formatTable } from './table'

test('names stand left, figures right', () => {
  expect(
    formatTable([
      ['Field', 'All'],
      ['name', '12'],
      ['website', '3'],
    ]),
  ).toBe(['Field    All', '───────  ───', 'name      12', 'website    3'].join('\n'))
})
