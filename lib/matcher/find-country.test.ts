import { findCountry } from './find-country'

const COUNTRIES = [
  { code: 'ci', name: 'Côte d’Ivoire', aliases: ['Ivory Coast'] },
  { code: 'ne', name: 'Niger', aliases: [] },
  { code: 'ng', name: 'Nigeria', aliases: [] },
]

describe('findCountry', () => {
  it.each([
    ['Nigeria', 'ng'],
    [' niger ', 'ne'],
    ['ivory coast', 'ci'],
    ['COTE D’IVOIRE', 'ci'],
    ['Nig', ''],
    ['', ''],
  ])('finds %j as %j', (typed, code) => {
    expect(findCountry(COUNTRIES, typed)).toBe(code)
  })
})
