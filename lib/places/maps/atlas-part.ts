import { geoArea, geoCentroid, geoDistance } from 'd3-geo'
import type { Position } from 'geojson'

export type LngLat = [number, number]

/** One polygon of a country, its area, and a circle around it, in radians. */
export type AtlasPart = { polygon: Position[][]; area: number; centre: LngLat; radius: number }

/** `code` is the ISO 3166-1 numeric code, or the name if the country has none. */
export type AtlasCountry = { code: string; parts: AtlasPart[] }

function distances(polygon: Position[][], from: LngLat): number[] {
  return (polygon[0] ?? []).map(([lng = 0, lat = 0]) => geoDistance([lng, lat], from))
}

export function measurePart(polygon: Position[][]): AtlasPart {
  const shape = { type: 'Polygon' as const, coordinates: polygon }
  const centre = geoCentroid(shape)
  return { polygon, area: geoArea(shape), centre, radius: Math.max(...distances(polygon, centre)) }
}

/** The distance to the nearest corner of the outline, in radians. */
export function distanceToPart({ polygon }: AtlasPart, from: LngLat): number {
  return Math.min(...distances(polygon, from))
}

/** Whether any of the part can lie within `radius` of `centre`. */
export function isWithin(part: AtlasPart, centre: LngLat, radius: number): boolean {
  return geoDistance(part.centre, centre) <= part.radius + radius
}
