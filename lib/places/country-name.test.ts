import { countryName } from './country-name'

test('a code has its name, and what is none stands as it is', () => {
  expect(['ng', 'gb', 'xyz', ''].map(countryName)).toEqual(['Nigeria', 'United Kingdom', 'XYZ', ''])
})
