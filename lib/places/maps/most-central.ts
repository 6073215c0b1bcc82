import { geoCentroid, geoDistance } from 'd3-geo'
import type { Coordinates } from './country-map'

/** The place nearest to the centre of all; null if there are none. */
export function mostCentral(places: readonly Coordinates[]): Coordinates | null {
  const points = places.map(({ lat, lng }): [number, number] => [lng, lat])
  const middle = geoCentroid({ type: 'MultiPoint', coordinates: points })
  const [nearest] = places
    .map((place) => ({ place, distance: geoDistance(middle, [place.lng, place.lat]) }))
    .sort((a, b) => a.distance - b.distance)
  return nearest?.place ?? null
}
