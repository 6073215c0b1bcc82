import { median, mediansInTurn, quantile } from './rounds'

test('the median is the middle one, the lower of two, and null of none', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2)
  expect(median([])).toBeNull()
})

test('a share of the values is not above their quantile', () => {
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at)
  expect(quantile(hundred, 0.99)).toBe(99)
  expect(quantile([7], 0.99)).toBe(7)
  expect(quantile([], 0.99)).toBeNull()
})

test('pages are visited in turn, and each value is the median of its own rounds', async () => {
  const visited: string[] = []
  const measured = await mediansInTurn(['list', 'empty'], 3, (page) => {
    visited.push(page)
    const round = Math.ceil(visited.length / 2)
    return Promise.resolve(page === 'list' ? { fcp: round, tbt: -round } : { fcp: 10, tbt: 10 * round })
  })
  expect(visited).toEqual(['list', 'empty', 'list', 'empty', 'list', 'empty'])
  expect(measured).toEqual({ list: { fcp: 2, tbt: -2 }, empty: { fcp: 10, tbt: 20 } })
})

test('a visit that fails fails the measurement', async () => {
  const visit = () => Promise.reject(new Error('no answer'))
  await expect(mediansInTurn(['list'], 3, visit)).rejects.toThrow('no answer')
})
