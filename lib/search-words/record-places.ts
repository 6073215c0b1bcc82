import type { Steps } from '../steps'
import { normaliseText } from '../text/normalise-text'
import { fameOf, type NamedRecord } from './names'

export type NamedPlace = NamedRecord & { location: string | null; countryCode?: string; region?: string }

/** The names of places in the order of the rows: "Austin, Texas" is two, and one: "London, Ontario" is not London. */
export function* placesOf(rows: readonly NamedPlace[]): Steps<Map<string, string>> {
  const places = new Map<string, string>()
  for (const { location } of rows) {
    const names = location?.split(/, | and /) ?? []
    for (const name of names.length === 2 && location ? [...names, location] : names) {
      const key = normaliseText(name)
      if (key.length > 2 && !places.has(key)) places.set(key, name.trim())
    }
    yield
  }
  return places
}

/** Tells whether one of two places may be in the other: an address has both, or one is a state, which follows a town in addresses. */
export function placesWithin(rows: readonly NamedPlace[]): (one: string, other: string) => boolean {
  const towns = new Set<string>()
  const around = new Set<string>()
  const pairs = new Set<string>()
  for (const { location } of rows) {
    const [town = '', ...others] = location?.split(', ').map(normaliseText) ?? []
    towns.add(town)
    for (const other of others) {
      around.add(other)
      pairs.add(`${town}, ${other}`)
    }
  }
  const isState = (place: string) => around.has(place) && !towns.has(place)
  const isIn = (one: string, other: string) =>
    pairs.has(`${one}, ${other}`) || (isState(other) && !isState(one))
  return (one, other) => isIn(one, other) || isIn(other, one)
}

/** The fame of all universities in a country, by its code, and in a city or state, by its normalised name. */
export function fameOfPlaces(rows: readonly NamedPlace[]): ReadonlyMap<string, number> {
  const fame = new Map<string, number>()
  for (const row of rows)
    for (const key of [row.countryCode ?? '', ...(row.location?.split(/, | and /) ?? []).map(normaliseText)])
      fame.set(key, (fame.get(key) ?? 0) + fameOf(row))
  return fame
}
