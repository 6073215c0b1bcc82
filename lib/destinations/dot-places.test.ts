import { placeDots, PLOT } from './dot-places'

test('each amount has a place of its own, in the order of the axis', () => {
  const { places, height } = placeDots([1000, 1000, 5000, 10_000], 10_000)
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(4)
  expect(places.map(({ x }) => x)).toEqual([...places.map(({ x }) => x)].sort((a, b) => a - b))
  expect(height).toBe(16)
})

test('what is free stands before the axis', () => {
  const { places, start, xOf } = placeDots([0, 0, 10], 5000)
  expect(places.slice(0, 2).every(({ x }) => x < start)).toBe(true)
  expect(places[2]?.x).toBeGreaterThan(start)
  expect(xOf(5000)).toBe(PLOT.width)
})

test('of many at one sum none is lost, and they stand close to it', () => {
  const { places, xOf } = placeDots(new Array<number>(50).fill(2000), 4000)
  expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(50)
  for (const { x } of places) expect(Math.abs(x - xOf(2000))).toBeLessThan(PLOT.width * 0.03)
})
