import { geoDistance } from 'd3-geo'
import type { CountryCount } from './count-by-country'

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
