import type { PlaceContext } from '../eligibility/places'
import type { MatcherData } from './matcher-file'

/** The groups and names that rules about countries use, from the matcher's file. */
export function placeContext({ groups, countries }: Pick<MatcherData, 'groups' | 'countries'>): PlaceContext {
  const names = new Map(countries.map(({ code, name }) => [code, name]))
  return {
    groups: new Map(groups.map((group) => [group.id, group])),
    countryName: (code) => names.get(code) ?? code.toUpperCase(),
  }
}
