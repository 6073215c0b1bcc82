import { perArray } from './per-array'

it('works a value out once for each array and key', () => {
  const kept = perArray<number, number>()
  const read = jest.fn((rows: readonly number[]) => rows.length)
  const [one, other] = [[1, 2], [3]]
  for (const [rows, key] of [
    [one, 'a'],
    [one, 'a'],
    [one, 'b'],
    [other, 'a'],
  ] as const) {
    expect(kept(rows, key, () => read(rows))).toBe(rows.length)
  }
  expect(read).toHaveBeenCalledTimes(3)
})

it('keeps a value that is undefined, too', () => {
  const kept = perArray<number, undefined>()
  const rows = [1]
  const read = jest.fn(() => undefined)
  kept(rows, '', read)
  kept(rows, '', read)
  expect(read).toHaveBeenCalledTimes(1)
})

it('keeps one version of a value', () => {
  const kept = perArray<number, number>()
  const rows = [1]
  let reads = 0
  const at = (hour: string) => kept(rows, 'a', () => ++reads, hour)
  expect([at('1'), at('1'), at('2'), at('2'), at('1')]).toEqual([1, 1, 2, 2, 3])
})
