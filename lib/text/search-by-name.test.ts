import { searchByName } from './search-by-name'

const COUNTRIES = [
  ['Ireland', 'Éire'],
  ['Mexico', 'México'],
  ['Ukraine'],
  ['United Kingdom', 'UK', 'Great Britain'],
  ['Wallis and Futuna'],
]
const find = (typed: string) => searchByName(COUNTRIES, typed, (names) => names).map(([name]) => name)

test.each([
  ['a whole name before a beginning', 'uk', ['United Kingdom', 'Ukraine']],
  ['any place in a name', 'britain', ['United Kingdom']],
  ['without case and accents', 'MÉXICO', ['Mexico']],
  ['by an alias with an accent', 'eire', ['Ireland']],
  ['equally good ones in their order', 'l', ['Ireland', 'Wallis and Futuna']],
  ['nothing', 'atlantis', []],
])('finds %s', (_, typed, names) => {
  expect(find(typed)).toEqual(names)
})

test.each(['', '  ', '…'])('finds everything for the blank text "%s"', (typed) => {
  expect(find(typed)).toHaveLength(COUNTRIES.length)
})
