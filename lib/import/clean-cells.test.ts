import { cleanCells } from './clean-cells'

it('cleans every cell of a row', () => {
  expect(cleanCells({ name: ' \u200bAlpha ', country: 'nl' })).toEqual({ name: 'Alpha', country: 'nl' })
})
