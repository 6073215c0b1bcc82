import { groupsNamed } from '../eligibility/place-rules'
import type { PlaceContext } from '../eligibility/places'
import { hasCalendar } from './calendar'
import { hostsOf, type Host } from './card'
import type { NationalityGroup, Notice } from '../eligibility/schema'
import { rulesOf, type RuleInWords } from './rules'
import type { Scholarship } from './record/schema'

const SIMILAR_SHOWN = 6

type Similar = { scholarship: Scholarship; reasons: string[] }

/** The data of one award's page beyond its record. */
export type ScholarshipDetail = {
  hosts: readonly Host[]
  /** Hosts whose universities can all be meant. */
  searchableHosts: readonly Host[]
  rules: readonly RuleInWords[]
  /** The groups of nationalities that the rules name. */
  groups: readonly NationalityGroup[]
  notices: readonly Notice[]
  similar: readonly Similar[]
  /** Null where no date is to be expected. */
  calendarHref: string | null
  countryName: (code: string) => string
}

/** The catalogue around an award. */
export type DetailContext = {
  scholarships: readonly Scholarship[]
  groups: readonly NationalityGroup[]
  /** The notices of the host countries. */
  notices: readonly Notice[]
  places: PlaceContext
  /** An ISO date: of the day on which the page is made. */
  today: string
  /** Whether the list of universities knows the country. */
  isSearchable: (countryCode: string) => boolean
}

/** Gathers what the page of one award draws beyond its record. */
export function describeScholarship(scholarship: Scholarship, context: DetailContext): ScholarshipDetail {
  const { id, hostCountries, universityIds, eligibility } = scholarship
  const { countryName } = context.places
  const named = groupsNamed(eligibility)
  const hosts = hostsOf(hostCountries, countryName)
  const searchable = universityIds.length > 0 ? [] : hosts.filter(({ code }) => context.isSearchable(code))
  return {
    hosts,
    searchableHosts: searchable,
    rules: rulesOf(scholarship, context.places),
    groups: context.groups.filter((group) => named.includes(group.id)),
    notices: context.notices,
    similar: similarScholarships(scholarship, context.scholarships, SIMILAR_SHOWN),
    calendarHref: hasCalendar(scholarship, context.today) ? `/scholarships/${id}/calendar.ics` : null,
    countryName,
  }
}

type Criterion = { weight: number; reason: string; isMet: (a: Scholarship, b: Scholarship) => boolean }

const share = (a: readonly string[], b: readonly string[]) => a.some((value) => b.includes(value))

const CRITERIA: readonly Criterion[] = [
  { weight: 5, reason: 'often named together', isMet: (a, b) => share(a.relatedIds, [b.id]) },
  {
    weight: 4,
    reason: 'same host country',
    isMet: (a, b) =>
      share(
        a.hostCountries.filter((code) => code !== 'multiple'),
        b.hostCountries,
      ),
  },
  {
    weight: 3,
    reason: 'same field',
    isMet: (a, b) =>
      a.fieldsOfStudy !== 'any' && b.fieldsOfStudy !== 'any' && share(a.fieldsOfStudy, b.fieldsOfStudy),
  },
  { weight: 3, reason: 'same degree', isMet: (a, b) => share(a.eligibleDegrees, b.eligibleDegrees) },
  { weight: 2, reason: 'also fully funded', isMet: (a, b) => a.isFullyFunded && b.isFullyFunded },
  { weight: 1, reason: 'same kind', isMet: (a, b) => a.type === b.type },
]

/** Below this, two awards have little to do with each other. */
const LEAST = 6

/** The most similar awards that still exist, best first, each with its reasons. `all` decides between equals. */
export function similarScholarships(
  scholarship: Scholarship,
  all: readonly Scholarship[],
  count: number,
): Similar[] {
  return all
    .filter((other) => other.id !== scholarship.id && other.status !== 'ended')
    .map((other) => {
      const met = CRITERIA.filter(({ isMet }) => isMet(scholarship, other))
      const score = met.reduce((sum, { weight }) => sum + weight, 0)
      return { scholarship: other, reasons: met.map(({ reason }) => reason), score }
    })
    .filter(({ score }) => score >= LEAST)
    .sort((a, b) => b.score - a.score)
    .slice(0, count)
    .map(({ scholarship: other, reasons }) => ({ scholarship: other, reasons }))
}
