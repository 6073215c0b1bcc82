import { keepRecent, sizeOfList } from './keep-recent'

it('reads a list once, and again only after others took its room', () => {
  const keep = keepRecent<number[]>(7, sizeOfList)
  const read = jest.fn((length: number) => new Array<number>(length).fill(0))
  const ask = (key: string, length: number) => keep(key, () => read(length))
  const first = ask('a', 3)
  expect(ask('a', 3)).toBe(first)
  ask('b', 2)
  expect(ask('a', 3)).toBe(first)
  expect(read).toHaveBeenCalledTimes(2)
  ask('c', 2)
  expect(ask('a', 3)).toBe(first)
  ask('b', 2)
  expect(read).toHaveBeenCalledTimes(4)
})

it('keeps a list that is too large by itself until another is asked for', () => {
  const keep = keepRecent<number[]>(1, sizeOfList)
  const large = keep('large', () => [1, 2, 3])
  expect(keep('large', () => [])).toBe(large)
  keep('small', () => [1])
  expect(keep('large', () => [])).toEqual([])
})

it('lets go of empty lists as well', () => {
  const keep = keepRecent<number[]>(2, sizeOfList)
  const read = jest.fn(() => [])
  for (const key of ['a', 'b', 'a', 'c', 'b']) keep(key, read)
  expect(read).toHaveBeenCalledTimes(4)
})
