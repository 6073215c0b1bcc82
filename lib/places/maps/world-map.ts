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
/** Every country is sent twice, as HTML and for React, so the outlines are plain. */
const DETAIL = { tolerance: 2, smallest: 8 }
/** The radius of the dot that stands for a country that is too small to be drawn. */
const DOT = 3

type Outline = { code: string; shape: GeoPermissibleObjects }
type Place = { code: string; name: string; centre: [number, number] | null }

/**
 * The world without Antarctica as path data, in whole units of the view box. A country of the catalogue that has no
 * outline of some size is a dot at its centre, or left out where that is not known.
 * @param outlines every country that the atlas draws, by ISO 3166-1 code in lower case
 * @param places the countries of the catalogue
 */
export function drawWorldMap(outlines: readonly Outline[], places: readonly Place[]) {
  const projection = geoNaturalEarth1()
    .fitSize([WIDTH, HEIGHT], INHABITED)
    .clipExtent([
      [0, 0],
      [WIDTH, HEIGHT],
    ])
  const paths = new Map(outlines.map(({ code, shape }) => [code, drawShape(projection, shape, DETAIL)]))
  const dotAt = (centre: [number, number] | null) => {
    const [x, y] = (centre && projection(centre)) ?? []
    if (x === undefined || y === undefined) return ''
    return `M${Math.round(x) - DOT} ${Math.round(y)}a${DOT} ${DOT} 0 1 0 ${2 * DOT} 0a${DOT} ${DOT} 0 1 0-${2 * DOT} 0z`
  }
  const countries = places.flatMap(({ code, name, centre }) => {
    const path = paths.get(code) || dotAt(centre)
    return path ? [{ code, name, path }] : []
  })
  const drawn = new Set(places.map(({ code }) => code))
  return {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    graticule: drawShape(projection, geoGraticule().step([30, 30])(), DETAIL),
    countries,
    /** The land of which the catalogue has no university. */
    rest: [...paths].flatMap(([code, path]) => (drawn.has(code) ? [] : [path])).join(''),
  }
}

export type WorldMapData = ReturnType<typeof drawWorldMap>
