import type { UniversityFacts } from './fact'

/** The code under which rules are found: that of the country, or of the territory in which the country's don't hold. */
export const jurisdictionOf = ({
  countryCode,
  facts,
}: {
  countryCode: string
  facts: Pick<UniversityFacts, 'territory'>
}): string => facts.territory?.code ?? countryCode
