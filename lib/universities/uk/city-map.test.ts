import { aUniversity } from '@/tests/fixtures/a-university'
import { drawUkMap } from './city-map'

const box = (west: number, south: number, east: number, north: number) => ({
  type: 'Polygon' as const,
  coordinates: [
    [
      [west, south],
      [west, north],
      [east, north],
      [east, south],
      [west, south],
    ],
  ],
})
const LAND = box(-5, 50, 1, 58)
const NEIGHBOUR = box(-9, 52, -6, 54)

type Given = {
  city: string | null
  at?: [number, number] | null
  precision?: 'city' | 'campus'
  students?: number | null
}

const there = ({ city, at = [-1, 52], precision = 'city', students = 1000 }: Given) => {
  const university = aUniversity({ studentPopulation: students })
  return {
    ...university,
    coordinates: at && { lng: at[0], lat: at[1], precision },
    campusLife: { ...university.campusLife, location: city },
  }
}
const dots = (...given: Given[]) => drawUkMap(LAND, NEIGHBOUR, given.map(there)).dots

it('draws the land and its neighbours', () => {
  const { viewBox, land, neighbours } = drawUkMap(LAND, NEIGHBOUR, [])
  expect(viewBox).toBe('0 0 260 400')
  expect(land).toMatch(/^M[-\d l]+z$/)
  expect(neighbours).toMatch(/^M/)
})

it('has one dot a city, with its universities and students together, the largest first', () => {
  const [first, second, ...rest] = dots(
    { city: 'Leeds, West Yorkshire', students: 10_000 },
    { city: 'London', at: [-0.1, 51.5], students: 40_000 },
    { city: 'Leeds', students: null },
  )
  expect(first).toMatchObject({ name: 'London', universities: 1, students: 40_000, size: 13.1 })
  expect(second).toMatchObject({ name: 'Leeds', universities: 2, students: 10_000, size: 6.5 })
  expect(rest).toEqual([])
})

it('puts north above south and west left of east', () => {
  const [london, inverness] = dots(
    { city: 'London', at: [-0.1, 51.5], students: 2 },
    { city: 'Inverness', at: [-4.2, 57.5], students: 1 },
  )
  expect(inverness?.top).toBeLessThan(london?.top ?? 0)
  expect(inverness?.left).toBeLessThan(london?.left ?? 0)
  for (const share of [london?.top, london?.left, inverness?.top, inverness?.left]) {
    expect(share).toBeGreaterThan(0)
    expect(share).toBeLessThan(100)
  }
})

it('takes the position of the city over that of a campus', () => {
  const exact: Given = { city: 'Leeds', at: [-1.5, 53.8] }
  expect(dots({ city: 'Leeds', at: [-2, 55], precision: 'campus' }, exact)[0]?.top).toBe(dots(exact)[0]?.top)
})

it('leaves out what has no city or no position', () => {
  expect(dots({ city: null }, { city: 'High Wycombe', at: null })).toEqual([])
})

it('keeps a city with few students large enough to be hit', () => {
  const [, small] = dots({ city: 'London', students: 400_000 }, { city: 'Ely', students: 1 })
  expect(small?.size).toBe(2.7)
})
