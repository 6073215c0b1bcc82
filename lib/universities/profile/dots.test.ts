import { stackDots } from './dots'

it('stands equal amounts above each other, and different ones side by side', () => {
  const { each, groups } = stackDots([[0, 0, 1000]], 0, 1000)
  expect(each).toBe(1)
  expect(groups[0]?.path.match(/M/g)).toHaveLength(2)
  expect(groups[0]?.height).toBeCloseTo(2 * 6.15, 0)
})

it('draws all groups along one line, with as many for a dot', () => {
  const { each, xOf, groups } = stackDots([Array(80).fill(500), [1000]], 0, 1000)
  expect(each).toBe(10)
  expect(groups[1]?.path).toMatch(new RegExp(`^M${xOf(1000)} `))
  expect(xOf(500)).toBeLessThan(xOf(1000))
  expect(xOf(1000)).toBeLessThan(320)
})

it('draws nothing for a group without amounts', () => {
  expect(stackDots([[]], 0, 1).groups).toEqual([{ path: '', height: 0 }])
})
