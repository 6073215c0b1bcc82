import { geoConicEqualArea, type GeoPermissibleObjects } from 'd3-geo'
import { drawShape } from '../../places/maps/short-path'
import type { University } from '../record/schema'
import { cityOf } from './cities'

const WIDTH = 260
const HEIGHT = 400
const PADDING = 6
/** From Land's End to the Orkneys and from Fermanagh to Lowestoft: every university town, and hardly any empty sea. */
const CORNERS: GeoPermissibleObjects = {
  type: 'MultiPoint',
  coordinates: [
    [-8.2, 54.4],
    [-5.6, 49.95],
    [1.75, 51.3],
    [-3.2, 59.1],
  ],
}
const DETAIL = { tolerance: 0.6, smallest: 4 }
/** Diameters in units of the map: the area of a dot follows the students of its city. */
const LARGEST_DOT = 34
const SMALLEST_DOT = 7

type Place = {
  at: [lng: number, lat: number] | null
  isExact: boolean
  universities: number
  students: number
}

function gatherCities(universities: readonly University[]): Map<string, Place> {
  const cities = new Map<string, Place>()
  for (const { campusLife, coordinates, studentPopulation } of universities) {
    const name = cityOf(campusLife.location)
    if (!name) continue
    const place = cities.get(name) ?? { at: null, isExact: false, universities: 0, students: 0 }
    const isExact = coordinates?.precision === 'city'
    if (coordinates && (!place.at || (isExact && !place.isExact)))
      Object.assign(place, { at: [coordinates.lng, coordinates.lat], isExact })
    place.universities++
    place.students += studentPopulation ?? 0
    cities.set(name, place)
  }
  return cities
}

const tenth = (number: number) => Math.round(number * 10) / 10

/** A map with a dot for each city whose position the universities there give. */
export function drawUkMap(
  land: GeoPermissibleObjects,
  neighbours: GeoPermissibleObjects,
  universities: readonly University[],
) {
  const projection = geoConicEqualArea()
    .parallels([50, 59])
    .rotate([3.2, 0])
    .precision(0)
    .fitExtent(
      [
        [PADDING, PADDING],
        [WIDTH - PADDING, HEIGHT - PADDING],
      ],
      CORNERS,
    )
    // The cut lies beyond the frame, so that no outline is drawn along its edges.
    .clipExtent([
      [-4, -4],
      [WIDTH + 4, HEIGHT + 4],
    ])
  const cities = [...gatherCities(universities)]
  const most = Math.max(1, ...cities.map(([, { students }]) => students))
  const dots = cities.flatMap(([name, { at, universities: count, students }]) => {
    const point = at && projection(at)
    if (!point) return []
    const diameter = Math.max(SMALLEST_DOT, LARGEST_DOT * Math.sqrt(students / most))
    return [
      {
        name,
        universities: count,
        /** Those that are reported. */
        students,
        /** Percent of the map's width and height. */
        left: tenth((point[0] / WIDTH) * 100),
        top: tenth((point[1] / HEIGHT) * 100),
        /** Percent of the map's width. */
        size: tenth((diameter / WIDTH) * 100),
      },
    ]
  })
  return {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    /** Path data in whole units of the view box. */
    land: drawShape(projection, land, DETAIL),
    neighbours: drawShape(projection, neighbours, DETAIL),
    /** The largest first, so that a small one lies above and can be reached. */
    dots: dots.sort((a, b) => b.students - a.students || (a.name < b.name ? -1 : 1)),
  }
}

export type UkMap = ReturnType<typeof drawUkMap>
