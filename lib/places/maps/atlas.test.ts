import { findAtlasCountry } from './atlas'

it('finds a country by its number, Kosovo by its name, and none where none is drawn', () => {
  expect(findAtlasCountry('nl')?.code).toBe('528')
  expect(findAtlasCountry('xk')?.code).toBe('Kosovo')
  expect(findAtlasCountry('gi')).toBeNull()
  expect(findAtlasCountry('zz')).toBeNull()
})
