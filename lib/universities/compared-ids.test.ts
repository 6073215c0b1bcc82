import { parseAsComparedIds } from './compared-ids'

it.each([
  ['b,a', ['b', 'a']],
  ['c,a,c,b,d,e', ['c', 'a', 'b', 'd']],
  ['../../x,<b>,ETH,a', ['a']],
  ['', []],
])('reads "%s" as the columns %j', (text, ids) => {
  expect(parseAsComparedIds.parse(text)).toEqual(ids)
})

it('keeps the order when it writes', () => {
  expect(parseAsComparedIds.serialize(['b', 'a'])).toBe('b,a')
  expect(parseAsComparedIds.eq(['b', 'a'], ['a', 'b'])).toBe(false)
})
