import { createShortPath } from './short-path'

const FINE = { tolerance: 0.6, smallest: 0 }

function drawn(points: [number, number][], detail = FINE, isClosed = true) {
  const path = createShortPath(detail)
  const [first, ...rest] = points
  if (first) path.moveTo(...first)
  for (const point of rest) path.lineTo(...point)
  if (isClosed) path.closePath()
  return path.toString()
}

it('writes whole relative steps with no separator that can be left out', () => {
  expect(
    drawn([
      [10.2, 20.4],
      [20, 20],
      [20, 9.6],
      [10, 10],
    ]),
  ).toBe('M10 20l10 0 0-10-10 0z')
})

it('drops points that rounding or the tolerance makes superfluous', () => {
  expect(
    drawn(
      [
        [0, 0],
        [0.3, 0.2],
        [5, 0.4],
        [10, 0],
      ],
      FINE,
      false,
    ),
  ).toBe('M0 0l10 0')
})

it('drops outlines below the smallest size, and those that rounding leaves without an area', () => {
  const islet: [number, number][] = [
    [5, 5],
    [6, 5],
    [6, 6],
  ]
  expect(drawn(islet, { tolerance: 0.6, smallest: 3 })).toBe('')
  expect(drawn(islet, { tolerance: 0.1, smallest: 2 })).toBe('M5 5l1 0 0 1z')
  expect(
    drawn([
      [5, 5],
      [5.1, 5.1],
      [5.2, 5],
    ]),
  ).toBe('')
})
