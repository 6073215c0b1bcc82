import { isAddedId } from './added-id'

it('tells a university that a visitor added from those of the catalogue', () => {
  expect(isAddedId('added-1x')).toBe(true)
  expect(isAddedId('eth-zurich')).toBe(false)
})
