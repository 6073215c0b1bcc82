import { geoArea, geoCentroid, geoDistance } from 'd3-geo'
import type { MultiPolygon, Position } from 'geojson'

export type LngLat = [number, number]

/**
 * One polygon of a country, its area, and a circle around it, in radians. `rings`: longitude and latitude of each corner in
 * turn. A server holds 77,000 corners, which take five times as much as an array each.
 */
export type AtlasPart = { rings: Float64Array[]; area: number; centre: LngLat; radius: number }

/** `code` is the ISO 3166-1 numeric code, or the name if the country has none. */
export type AtlasCountry = { code: string; parts: AtlasPart[] }

function distances(polygon: Position[][], from: LngLat): number[] {
  return (polygon[0] ?? []).map(([lng = 0, lat = 0]) => geoDistance([lng, lat], from))
}

export function measurePart(polygon: Position[][]): AtlasPart {
  const shape = { type: 'Polygon' as const, coordinates: polygon }
  const centre = geoCentroid(shape)
  const rings = polygon.map((ring) => Float64Array.from(ring.flatMap(([lng = 0, lat = 0]) => [lng, lat])))
  return { rings, area: geoArea(shape), centre, radius: Math.max(...distances(polygon, centre)) }
}

/** The shape of the parts, in the form that d3-geo draws. */
export function shapeOfParts(parts: readonly AtlasPart[]): MultiPolygon {
  return { type: 'MultiPolygon', coordinates: parts.map(polygonOf) }
}

const polygonOf = ({ rings }: AtlasPart): Position[][] =>
  rings.map((ring) =>
    Array.from({ length: ring.length / 2 }, (_, at) => [ring[2 * at] ?? 0, ring[2 * at + 1] ?? 0]),
  )

/** The distance to the nearest corner of the outline, in radians. */
export function distanceToPart(part: AtlasPart, from: LngLat): number {
  return Math.min(...distances(polygonOf(part), from))
}

/** Whether any of the part can lie within `radius` of `centre`. */
export function isNear(part: AtlasPart, centre: LngLat, radius: number): boolean {
  return geoDistance(part.centre, centre) <= part.radius + radius
}
