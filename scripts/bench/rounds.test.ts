import { median, mediansInTurn } from './rounds'

test('the median is the middle one, the lower of two, and null of none', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2)
  expect(median([])).toBeNull()
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

test('a value that a round could not tell does not count', async () => {
  const told = [null, 4, 6, null, null, null]
  const measured = await mediansInTurn(['list', 'empty'], 3, (page) =>
    Promise.resolve({ cpu: page === 'list' ? (told.shift() ?? null) : null }),
  )
  expect(measured).toEqual({ list: { cpu: 4 }, empty: { cpu: null } })
})
