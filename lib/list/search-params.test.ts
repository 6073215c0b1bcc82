import { parseAsBounded, parseAsCodes, parseAsSearchText, parseAsSetOf } from './search-params'

it('puts a set into the order of its table, each value once', () => {
  const parser = parseAsSetOf(['a', 'b', 'c'])
  expect(parser.parse('C,a,x,a')).toEqual(['a', 'c'])
  expect(parser.serialize(['a', 'c'])).toBe('a,c')
})

it('sorts codes, drops what is none, and holds them to a limit', () => {
  expect(parseAsCodes(/^[a-z]{2}$/, 2).parse('fr,DE,x1,fr,at')).toEqual(['at', 'de'])
})

it('holds a number within its bounds', () => {
  const parser = parseAsBounded({ min: 1, max: 9, step: 1 })
  expect([parser.parse('0'), parser.parse('99'), parser.parse('2.6'), parser.parse('x')]).toEqual([
    1,
    9,
    3,
    null,
  ])
})

it('folds the spaces of a search', () => {
  expect(parseAsSearchText.parse('  a   b ')).toBe('a b')
})
