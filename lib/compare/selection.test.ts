import { isSameOrder, readChosen, withChosen, withoutChosen, type Chosen, nounOf } from './selection'

const of = (...ids: string[]): Chosen[] => ids.map((id) => ({ id, name: id.toUpperCase() }))

it('adds at the end, never twice, and never a fifth', () => {
  expect(withChosen(of('a', 'b'), { id: 'c', name: 'C' })).toEqual(of('a', 'b', 'c'))
  expect(withChosen(of('a', 'b'), { id: 'a', name: 'A' })).toEqual(of('a', 'b'))
  expect(withChosen(of('a', 'b', 'c', 'd'), { id: 'e', name: 'E' })).toEqual(of('a', 'b', 'c', 'd'))
})

it('removes by id and keeps the order of the rest', () => {
  expect(withoutChosen(of('a', 'b', 'c'), 'b')).toEqual(of('a', 'c'))
  expect(withoutChosen(of('a'), 'z')).toEqual(of('a'))
})

it.each([undefined, null, 7, 'a', {}, { 0: { id: 'a', name: 'A' } }])(
  'reads nothing out of %p, which is no list',
  (value) => {
    expect(readChosen(value)).toEqual([])
  },
)

it('keeps the first four good entries of a stored list', () => {
  const stored = [
    null,
    'a',
    { id: 'a' },
    { id: '../../x', name: 'Path' },
    { id: 7, name: 'Number' },
    { id: 'a/b/c', name: 'Deep' },
    { id: 'a', name: '' },
    ...of('a', 'b', 'a', 'c', 'd', 'e'),
  ]
  expect(readChosen(stored)).toEqual(of('a', 'b', 'c', 'd'))
})

it('drops further keys and the end of an endless name', () => {
  expect(readChosen([{ id: 'a', name: 'x'.repeat(500), extra: 1 }])).toEqual([
    { id: 'a', name: 'x'.repeat(240) },
  ])
})

it('compares columns with their order', () => {
  expect(isSameOrder(['a', 'b'], ['a', 'b'])).toBe(true)
  expect(isSameOrder(['a', 'b'], ['b', 'a'])).toBe(false)
  expect(isSameOrder(['a'], ['a', 'b'])).toBe(false)
})

it('keeps programmes beside universities, and names both', () => {
  const stored = of('a', 'a/msc-robotics', 'b/~public-health.master')
  expect(readChosen(stored)).toEqual(stored)
  expect(nounOf(['a', 'b'])[0]).toBe('university')
  expect(nounOf(['a/x', 'a/y'])[1]).toBe('programmes')
  expect(nounOf(['a', 'a/y'])[1]).toBe('choices')
})
