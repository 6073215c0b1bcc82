import type { PlaceContext } from '../eligibility/places'
import { hasCalendar } from './calendar'
import { hostsOf, type Host } from './card'
import type { NationalityGroup, Notice } from '../eligibility/schema'
import { rulesOf, type Rule } from './rules'
import type { Scholarship } from './record/schema'
import { similarScholarships, type Similar } from './similar'

const SIMILAR_SHOWN = 6

/** What the page of one award draws beyond its record. */
export type ScholarshipDetail = {
  hosts: readonly Host[]
  /** Hosts whose universities can all be meant. */
  searchableHosts: readonly Host[]
  rules: readonly Rule[]
  /** The groups of nationalities that the rules name. */
  groups: readonly NationalityGroup[]
  notices: readonly Notice[]
  similar: readonly Similar[]
  /** Null where no date is to be expected. */
  calendarHref: string | null
  countryName: (code: string) => string
}

/** What an award is seen beside. */
export type DetailContext = {
  scholarships: readonly Scholarship[]
  groups: readonly NationalityGroup[]
  /** Of the host countries. */
  notices: readonly Notice[]
  places: PlaceContext
  /** Whether the list of universities knows the country. */
  isSearchable: (countryCode: string) => boolean
}

/** Gathers what the page of one award draws beyond its record. */
export function describeScholarship(scholarship: Scholarship, context: DetailContext): ScholarshipDetail {
  const { id, hostCountries, universityIds, eligibility } = scholarship
  const { countryName } = context.places
  const named = [eligibility.nationalities, eligibility.residence].flatMap((rule) =>
    rule ? [...rule.groups, ...rule.excludedGroups] : [],
  )
  const hosts = hostsOf(hostCountries, countryName)
  const searchable = universityIds.length > 0 ? [] : hosts.filter(({ code }) => context.isSearchable(code))
  return {
    hosts,
    searchableHosts: searchable,
    rules: rulesOf(scholarship, context.places),
    groups: context.groups.filter((group) => named.includes(group.id)),
    notices: context.notices,
    similar: similarScholarships(scholarship, context.scholarships, SIMILAR_SHOWN),
    calendarHref: hasCalendar(scholarship) ? `/scholarships/${id}/calendar.ics` : null,
    countryName,
  }
}
