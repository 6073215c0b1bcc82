import { nameKey } from './award-names'
import { SEVERAL_COUNTRIES } from './vocabulary'
import type { Scholarship } from './record/schema'

type Place = { id: string; countryCode: string; availableScholarships: readonly string[] }
type Award = Pick<Scholarship, 'name' | 'universityIds' | 'hostCountries' | 'hostLimit'>

/** Whether an award is for its universities alone. One of a university that the catalogue lacks can be used at no other. */
export const isTied = ({
  type,
  universityIds,
  hostLimit,
}: Pick<Scholarship, 'type' | 'universityIds' | 'hostLimit'>): boolean =>
  type === 'University' || universityIds.length > 0 || hostLimit === 'uncatalogued'

/**
 * The awards to name at a university, in the order given: those surely tied to it, then those tied to no university that
 * can be used in its country and that its record names.
 */
export function awardsAt<T extends Award>(
  awards: readonly T[],
  { id, countryCode, availableScholarships }: Place,
): T[] {
  const named = new Set(availableScholarships.map(nameKey))
  const isNamed = ({ name, universityIds, hostCountries }: Award) =>
    universityIds.length === 0 &&
    (hostCountries.includes(countryCode) || hostCountries.includes(SEVERAL_COUNTRIES.value)) &&
    named.has(nameKey(name))
  return [
    ...awards.filter(({ universityIds, hostLimit }) => hostLimit !== 'some' && universityIds.includes(id)),
    ...(named.size > 0 ? awards.filter(isNamed) : []),
  ]
}
