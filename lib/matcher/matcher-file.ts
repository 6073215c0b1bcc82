import type { NamedCountry } from '../places/schema'
import type { NationalityGroup, Notice } from '../eligibility/schema'
import type { Scholarship } from '../scholarships/record/schema'
import type { PlaceContext } from '../eligibility/places'
import type { Ruled } from '../eligibility/rule'

/** The fields of a scholarship that the matcher reads. */
const pickFields = (scholarship: Scholarship) => ({
  id: scholarship.id,
  name: scholarship.name,
  provider: scholarship.provider,
  type: scholarship.type,
  eligibleDegrees: scholarship.eligibleDegrees,
  value: scholarship.value,
  university: scholarship.university,
  description: scholarship.description,
  link: scholarship.link,
  isFullyFunded: scholarship.isFullyFunded,
  isPrestigious: scholarship.isPrestigious,
  hostCountries: scholarship.hostCountries,
  fieldsOfStudy: scholarship.fieldsOfStudy,
  fieldsNote: scholarship.fieldsNote,
  eligibility: scholarship.eligibility,
  deadlines: scholarship.deadlines,
  deadlineNote: scholarship.deadlineNote,
  ...(scholarship.admissionBy && { admissionBy: scholarship.admissionBy }),
  ...(scholarship.leadMonths !== undefined && { leadMonths: scholarship.leadMonths }),
  opensMonth: scholarship.opensMonth,
  status: scholarship.status,
  /** The page with its rules; null if they are written from general knowledge. */
  source: scholarship.sources[0] ?? null,
})

export type MatcherScholarship = ReturnType<typeof pickFields> & Pick<Ruled, 'notTaught'>

/** The file that the matcher reads in the browser, as plain JSON. */
export type MatcherData = {
  scholarships: MatcherScholarship[]
  groups: readonly NationalityGroup[]
  notices: readonly Notice[]
  /** Every country, by name. */
  countries: readonly NamedCountry[]
}

/**
 * The scholarships of the matcher's file. Awards that have ended are not matched, so they are left out.
 * @param notTaughtFor what registers say of the universities of an award
 */
export function toMatcherScholarships(
  scholarships: readonly Scholarship[],
  notTaughtFor: (scholarship: Scholarship) => Pick<Ruled, 'notTaught'> = () => ({}),
): MatcherScholarship[] {
  return scholarships
    .filter(({ status }) => status !== 'ended')
    .map((scholarship) => ({ ...pickFields(scholarship), ...notTaughtFor(scholarship) }))
}

/** The groups and names that rules about countries use, from the matcher's file. */
export function placeContext({ groups, countries }: Pick<MatcherData, 'groups' | 'countries'>): PlaceContext {
  const names = new Map(countries.map(({ code, name }) => [code, name]))
  return {
    groups: new Map(groups.map((group) => [group.id, group])),
    countryName: (code) => names.get(code) ?? code.toUpperCase(),
  }
}
