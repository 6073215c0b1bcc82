import { columnsOf, type RowOf } from '../list/columns'
import type { Region } from '../places/regions'
import type { Derived, ReadableRecord } from './record/schema'
import { CAMPUS_SIZES, DEADLINE_MONTHS, FACILITIES, NATIONS, PROGRAMMES } from './vocabulary'

const { figure, flag, option, options } = columnsOf<Derived<ReadableRecord>>()

const valuesOf = <Value extends string>(
  table: readonly { value: Value; label: string }[],
  labels: readonly string[],
) => table.filter((entry) => labels.includes(entry.label)).map((entry) => entry.value)

function sizeOf(hectares: number | null) {
  if (hectares === null) return null
  return CAMPUS_SIZES.find(({ from, below }) => hectares >= from && hectares < below)?.value ?? null
}

/**
 * What filters and sorts read of a university, and what the index that is sent to browsers holds of it. A new filter
 * adds its fact here.
 */
export const COLUMNS = {
  /** United Kingdom only. */
  nation: option(NATIONS, ({ nation }) => nation),
  isFull: flag(({ depth }) => depth === 'full'),
  /** Best end of the published world rank. */
  rank: figure(({ worldRanking }) => worldRanking?.rank ?? null),
  students: figure(({ studentPopulation }) => studentPopulation),
  /** Percent */
  acceptance: figure(({ acceptanceRate }) => acceptanceRate),
  /** International tuition, whole US dollars a year; 0 is free. */
  tuition: figure(({ tuitionFees }) => tuitionFees.internationalNumeric),
  /** On a 4.0 scale. */
  gpa: figure(({ admissionRequirements }) => admissionRequirements.minimumGPA),
  /** Out of 10. */
  research: figure(({ academics }) => academics?.researchRating ?? null),
  /** Percent */
  employment: figure(({ academics }) => academics?.employmentRate ?? null),
  size: option(CAMPUS_SIZES, ({ campusLife }) => sizeOf(campusLife.campusSize)),
  deadline: option(
    DEADLINE_MONTHS,
    ({ admissionRequirements: { applicationDeadline } }) =>
      DEADLINE_MONTHS.find(({ value }) => value === String(applicationDeadline?.month))?.value ?? null,
  ),
  programmes: options(PROGRAMMES, ({ popularPrograms }) => valuesOf(PROGRAMMES, popularPrograms)),
  facilities: options(FACILITIES, (university) => valuesOf(FACILITIES, university.facilities)),
}

/** What filtering, sorting and a first glance need of a university. Server and browser both work on these. */
export type UniversityRow = RowOf<typeof COLUMNS> & {
  id: string
  name: string
  /** City, or city and state. */
  location: string | null
  countryCode: string
  country: string
  /** Position of the country in alphabetical order. */
  countryOrder: number
  region: Region
  /** Normalised name; the order of "University Name". */
  nameKey: string
  /** Normalised text that a search looks at: name, place, programmes, and, once loaded, aliases. */
  text: string
  /** The further words of the description, once loaded; not every list searches them. */
  about: string
}
