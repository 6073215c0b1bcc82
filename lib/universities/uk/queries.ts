import 'server-only'
import type { MultiPolygon } from 'geojson'
import { findAtlasCountry } from '../../places/maps/atlas'
import type { UniversityCardData } from '../card'
import { getCard, getRows, getUniversities } from '../queries'
import { browseUk, ofTheUk, type UkResult } from './browse'
import { cityNames, wordsOfSlug } from './cities'
import { drawUkMap, type UkMap } from './city-map'
import type { UkSearch } from './search-params'
import { sortByRank } from './sort'

const rows = ofTheUk(getRows())
const cities = cityNames(rows)

/** Numbers for the head of the portal. */
export function getUkTotals(): { universities: number; cities: number } {
  return { universities: rows.length, cities: cities.size }
}

/** The name of a city, or of one that only a visitor's own universities may have. */
export function getCityName(slug: string): string {
  return cities.get(slug) ?? wordsOfSlug(slug)
}

/** The answer to a search, with full cards for the page's rows. */
export function searchUk(search: UkSearch): Omit<UkResult, 'rows'> & { cards: UniversityCardData[] } {
  const { rows: found, ...result } = browseUk(rows, search)
  return { ...result, cards: found.flatMap(({ id }) => getCard(id) ?? []) }
}

/** The first of the list, in its own order. */
export function getTopUk(count: number): UniversityCardData[] {
  return sortByRank(rows, 'best')
    .slice(0, count)
    .flatMap(({ id }) => getCard(id) ?? [])
}

const shapeOf = (countryCode: string): MultiPolygon => ({
  type: 'MultiPolygon',
  coordinates: findAtlasCountry(countryCode)?.parts.map(({ polygon }) => polygon) ?? [],
})

let map: UkMap | null = null

/** Drawn once, when it is first asked for. */
export function getUkMap(): UkMap {
  map ??= drawUkMap(
    shapeOf('gb'),
    { type: 'GeometryCollection', geometries: [shapeOf('ie'), shapeOf('fr')] },
    getUniversities().filter(({ countryCode }) => countryCode === 'gb'),
  )
  return map
}
