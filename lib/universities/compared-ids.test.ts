import { parseAsComparedIds } from './compared-ids'

it.each([
  ['b,a', ['b', 'a']],
  ['c,a,c,b,d,e', ['c', 'a', 'b', 'd', 'e']],
  ['', []],
  ['a/MSc-x,b/~public-health.master,a', ['a/msc-x', 'b/~public-health.master', 'a']],
  [',a,, ,', ['a']],
])('reads "%s" as the columns %j', (text, ids) => {
  expect(parseAsComparedIds.parse(text)).toEqual(ids)
})

it.each([
  ['a,unknown,b,a,<script>,c,d,e', ['a', 'unknown', 'b', '-script-', 'c', 'd', 'e']],
  ['a/b/c,a/~x', ['a-b-c', 'a-x']],
  ['../../x,ETH Zurich,<>,a', ['-x', 'eth-zurich', '-', 'a']],
])('keeps a place for each damaged id of "%s", so that it can be counted', (text, ids) => {
  expect(parseAsComparedIds.parse(text)).toEqual(ids)
})

it('holds twenty ids of a hundred letters at most', () => {
  const ids = Array.from({ length: 30 }, (_, at) => `${at}-${'X'.repeat(200)}`)
  const read = parseAsComparedIds.parse(ids.join())
  expect(read).toHaveLength(20)
  expect(read?.every((id) => id.length <= 100)).toBe(true)
})

it('writes what it reads, in the same order', () => {
  const read = parseAsComparedIds.parse('b,<i>,A') ?? []
  expect(parseAsComparedIds.parse(parseAsComparedIds.serialize(read))).toEqual(read)
  expect(parseAsComparedIds.serialize(['b', 'a'])).toBe('b,a')
  expect(parseAsComparedIds.eq(['b', 'a'], ['a', 'b'])).toBe(false)
})
