import type { UniversityRow } from '../row'
import { slugify } from '../../text/slugify'

/** The city of a location, which may go on with a county or nation; null when the location is not known. */
export function cityOf(location: string | null): string | null {
  return location?.split(',')[0]?.trim() || null
}

/** The city's slug in the address. */
export function citySlug(location: string | null): string | null {
  const city = cityOf(location)
  return city && (slugify(city) || null)
}

/** The names of the rows' cities by slug, in alphabetical order. */
export function cityNames(rows: readonly UniversityRow[]): Map<string, string> {
  const names = rows.flatMap(({ location }): [string, string][] => {
    const name = cityOf(location)
    const slug = citySlug(location)
    return name && slug ? [[slug, name]] : []
  })
  return new Map(names.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
}

/** A city that is known by its slug only. */
export function wordsOfSlug(slug: string): string {
  return slug.replace(
    /(^|-)([a-z])/g,
    (_, dash: string, letter: string) => `${dash && ' '}${letter.toUpperCase()}`,
  )
}
