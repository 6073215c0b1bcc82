import { flagPlate } from './flag-plate'

test('a flag that is not saved is the code of its country', () => {
  expect(flagPlate('/flags/nl.svg')).toMatch(/^<svg .*>NL<\/text><\/svg>$/)
  expect(flagPlate('/icons/nl.svg')).toBeNull()
  expect(flagPlate('/flags/<b>.svg')).toBeNull()
})
