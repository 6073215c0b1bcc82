import { geoGraticule, geoNaturalEarth1, type GeoPermissibleObjects } from 'd3-geo'
import { drawShape } from './short-path'

const WIDTH = 960
const HEIGHT = 440
/** The world without Antarctica, which has no university. */
const INHABITED: GeoPermissibleObjects = {
  type: 'MultiPoint',
  coordinates: [
    [-180, 0],
    [180, 0],
    [0, 84],
    [0, -56],
  ],
}
const DETAIL = { tolerance: 1.25, smallest: 5 }

/** The dots by number of universities. A country gets the widest dot whose `from` it reaches. */
const DOTS = [
  { from: 1, width: 5 },
  { from: 5, width: 8 },
  { from: 20, width: 12 },
  { from: 60, width: 18 },
  { from: 200, width: 27 },
] as const

type Place = { count: number; centre: [number, number] | null }

/** The world without Antarctica, and a dot for each place that has a centre. */
export function drawWorldMap(land: GeoPermissibleObjects, places: readonly Place[]) {
  const projection = geoNaturalEarth1()
    .fitSize([WIDTH, HEIGHT], INHABITED)
    .clipExtent([
      [0, 0],
      [WIDTH, HEIGHT],
    ])
  const dots = DOTS.map(({ width }) => ({ width, path: '' }))
  for (const { count, centre } of places) {
    const dot = dots[DOTS.findLastIndex(({ from }) => count >= from)]
    const point = centre && projection(centre)
    if (dot && point) dot.path += `M${Math.round(point[0])} ${Math.round(point[1])}h0`
  }
  return {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    /** Path data in whole units of the view box. */
    land: drawShape(projection, land, DETAIL),
    graticule: drawShape(projection, geoGraticule().step([30, 30])(), DETAIL),
    /** One line of length zero for each country. With round caps, the width of its stroke makes it a dot. */
    dots,
  }
}

export type WorldMapData = ReturnType<typeof drawWorldMap>
