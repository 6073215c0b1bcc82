import { geoCentroid, geoDistance } from 'd3-geo'
import type { University } from '../universities/record/schema'

export type CountryCount = {
  code: string
  name: string
  /** Universities of the country in the catalogue. */
  count: number
  /** The middle of those whose place is known, as longitude and latitude; null when none is. */
  centre: [number, number] | null
}

type Located = Pick<University, 'countryCode' | 'country' | 'coordinates'>

/** Countries by their number of universities, the most first; equal ones by name. */
export function countUniversitiesByCountry(universities: readonly Located[]): CountryCount[] {
  const countries = new Map<string, { name: string; count: number; places: [number, number][] }>()
  for (const { countryCode, country, coordinates } of universities) {
    const entry = countries.get(countryCode) ?? { name: country, count: 0, places: [] }
    entry.count++
    if (coordinates) entry.places.push([coordinates.lng, coordinates.lat])
    countries.set(countryCode, entry)
  }
  return [...countries]
    .map(([code, { name, count, places }]) => ({
      code,
      name,
      count,
      centre: places.length > 0 ? geoCentroid({ type: 'MultiPoint', coordinates: places }) : null,
    }))
    .sort((a, b) => b.count - a.count || a.name.localeCompare(b.name, 'en'))
}

/** The `limit` countries whose universities lie closest to those of the country, the closest first. */
export function nearbyCountries(
  countries: readonly CountryCount[],
  code: string,
  limit: number,
): CountryCount[] {
  const centre = countries.find((country) => country.code === code)?.centre
  if (!centre) return []
  return countries
    .flatMap((country) =>
      country.centre && country.code !== code
        ? [{ country, distance: geoDistance(centre, country.centre) }]
        : [],
    )
    .sort((a, b) => a.distance - b.distance)
    .slice(0, limit)
    .map(({ country }) => country)
}
