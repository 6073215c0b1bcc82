import 'server-only'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { geoCentroid, geoDistance } from 'd3-geo'
import { feature } from 'topojson-client'
import type worldAtlas from 'world-atlas/countries-50m.json'
import { getAtlasCode } from '../queries'
import { measurePart, type AtlasCountry } from './atlas-part'
import { createCountryMaps, type Coordinates, type CountryMapData, type Placed } from './country-map'

const SMALL_BUDGET = 1200

/** Read, not imported: a server would keep the text and all arcs of what it needs once. */
const FILE = join(process.cwd(), 'node_modules', 'world-atlas', 'countries-50m.json')

let atlas: AtlasCountry[] | null = null

/** The countries of the atlas. They are read for the first map, because many processes draw no map. */
function getAtlas(): AtlasCountry[] {
  if (atlas) return atlas
  const topology: typeof worldAtlas = JSON.parse(readFileSync(FILE, 'utf8'))
  atlas = feature(topology, topology.objects.countries).features.flatMap(({ id, properties, geometry }) => {
    if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return []
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates
    return { code: id === undefined ? properties.name : String(id), parts: polygons.map(measurePart) }
  })
  return atlas
}

let drawMap: ReturnType<typeof createCountryMaps> | null = null

const drawCountryMap = (...place: Parameters<ReturnType<typeof createCountryMaps>>) =>
  (drawMap ??= createCountryMaps(getAtlas()))(...place)

/** The country of the atlas that draws `countryCode`; null if there is none. */
export function findAtlasCountry(countryCode: string): AtlasCountry | null {
  const code = getAtlasCode(countryCode)
  return getAtlas().find((country) => country.code === code) ?? null
}

/**
 * A map of the country, or of the surroundings of the point if the atlas does not draw the country.
 * @param budget characters of path data
 */
export function getCountryMap(
  countryCode: string,
  coordinates: Coordinates,
  budget?: number,
): CountryMapData {
  return drawCountryMap(findAtlasCountry(countryCode)?.code ?? null, coordinates, [], budget)
}

/** The same for a small place in a page: plainer, because every character is sent twice. */
export function getSmallCountryMap(countryCode: string, coordinates: Coordinates): CountryMapData {
  return getCountryMap(countryCode, coordinates, SMALL_BUDGET)
}

/**
 * A map of the country, centred on the most central place, with the other places in view; null if there is no place.
 */
export function getPlacesMap(countryCode: string, places: readonly Placed[]): CountryMapData | null {
  const centre = mostCentral(places)
  return centre && drawCountryMap(findAtlasCountry(countryCode)?.code ?? null, centre, places)
}

/** The place nearest to the centre of all; null if there are none. */
export function mostCentral(places: readonly Coordinates[]): Coordinates | null {
  const points = places.map(({ lat, lng }): [number, number] => [lng, lat])
  const middle = geoCentroid({ type: 'MultiPoint', coordinates: points })
  const [nearest] = places
    .map((place) => ({ place, distance: geoDistance(middle, [place.lng, place.lat]) }))
    .sort((a, b) => a.distance - b.distance)
  return nearest?.place ?? null
}
