import type { Where } from './meaning'
import { excludedBy } from './place-meaning'

/** Where something is, as far as it is known. */
type Located = { countryCode: string; region: string; nation: string | null }

/**
 * Whether a university is where nations of the United Kingdom are asked for. They say nothing of other countries: "Scotland
 * or Ireland" is both.
 */
export const isInNations = (
  { countryCode, nation }: Pick<Located, 'countryCode' | 'nation'>,
  nations: readonly string[],
) => countryCode !== 'gb' || (nation !== null && nations.includes(nation))

/** Whether something is in one of several cities or states. @param isAt whether it is in a single one */
export const isAtAny = (places: readonly string[], isAt: (place: string) => boolean) =>
  places.some((place) => place.split(', ').every(isAt))

/** Whether something is in one of several places: "Canada or Europe". @param isAt whether it is in a city or state */
export const isInAny = (
  { countryCode, region, nation }: Located,
  anyOf: readonly Where[],
  isAt: (place: string) => boolean,
) =>
  anyOf.some(
    ({ countries, regions, nations, places }) =>
      (countries.length + nations.length === 0 ||
        countries.includes(countryCode) ||
        (nation !== null && nations.includes(nation))) &&
      (regions.length === 0 || regions.includes(region)) &&
      (places.length === 0 || isAtAny(places, isAt)),
  )

/**
 * Whether something is at none of the places that a text excludes: "not in the USA".
 * @param excluded values of parts of the kind `not`
 * @param isAt whether it is in a city or state
 */
export const isOutside = (
  { countryCode, region, nation }: Located,
  excluded: readonly string[],
  isAt: (place: string) => boolean,
) =>
  excluded.flatMap(excludedBy).every(({ kind, value }) => {
    if (kind === 'place') return !isAtAny([value], isAt)
    return kind === 'country' ? !value.split(',').includes(countryCode) : ![region, nation].includes(value)
  })
