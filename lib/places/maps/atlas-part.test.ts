import { distanceToPart, isNear, measurePart, shapeOfParts } from './atlas-part'

const DEGREE = Math.PI / 180

// Clockwise, as d3-geo takes the inside of a ring to be on the right.
const polygon = [
  [
    [0, 0],
    [0, 2],
    [2, 2],
    [2, 0],
    [0, 0],
  ],
]
const square = measurePart(polygon)

it('measures a polygon: its size, its centre and a circle round it', () => {
  expect(square.area / DEGREE ** 2).toBeCloseTo(4, 1)
  expect(square.centre[0]).toBeCloseTo(1)
  expect(square.centre[1]).toBeCloseTo(1)
  expect(square.radius / DEGREE).toBeCloseTo(Math.SQRT2, 1)
})

it('tells how far a point is, and whether a view can hold any of it', () => {
  expect(distanceToPart(square, [5, 0]) / DEGREE).toBeCloseTo(3)
  expect(isNear(square, [10, 1], 5 * DEGREE)).toBe(false)
  expect(isNear(square, [10, 1], 8 * DEGREE)).toBe(true)
})

it('gives back the polygons as they were measured', () => {
  expect(shapeOfParts([square, square])).toEqual({ type: 'MultiPolygon', coordinates: [polygon, polygon] })
})
