import { aRow } from '@/tests/fixtures/a-row'
import { cityNames, cityOf, citySlug, wordsOfSlug } from './cities'

it.each([
  ['London', 'London', 'london'],
  ['Edinburgh, Scotland', 'Edinburgh', 'edinburgh'],
  ['Nottingham, Nottinghamshire, England', 'Nottingham', 'nottingham'],
  ['Stoke-on-Trent', 'Stoke-on-Trent', 'stoke-on-trent'],
  ['St. Andrews, Fife', 'St. Andrews', 'st-andrews'],
  [null, null, null],
  [' , Wales', null, null],
  ['北京', '北京', null],
])('reads the city of %s', (location, city, slug) => {
  expect(cityOf(location)).toBe(city)
  expect(citySlug(location)).toBe(slug)
})

it('names each city once, in alphabetical order', () => {
  const rows = ['York, England', 'Bath', 'York', null].map((location) => aRow({ location }))
  expect([...cityNames(rows)]).toEqual([
    ['bath', 'Bath'],
    ['york', 'York'],
  ])
})

it('makes words of a slug that belongs to no city', () => {
  expect(wordsOfSlug('newcastle-upon-tyne')).toBe('Newcastle Upon Tyne')
})
