import { normaliseText } from '../text/normalise-text'
import type { UniversityRow } from './row'
import type { Derived, ReadableRecord } from './record/schema'
import { CAMPUS_SIZES, DEADLINE_MONTHS, FACILITIES, PROGRAMMES } from './vocabulary'

const valuesOf = <Value extends string>(
  table: readonly { value: Value; label: string }[],
  labels: readonly string[],
) => table.filter((entry) => labels.includes(entry.label)).map((entry) => entry.value)

/** The row of a university; `text` and `about` still lack what the search-text file adds. */
export function toRow(university: Derived<ReadableRecord>, countryOrder: number): UniversityRow {
  const { admissionRequirements, academics, campusLife, tuitionFees } = university
  const hectares = campusLife.campusSize
  const month = admissionRequirements.applicationDeadline?.month
  return {
    id: university.id,
    name: university.name,
    location: campusLife.location,
    countryCode: university.countryCode,
    country: university.country,
    countryOrder,
    region: university.region,
    nation: university.nation,
    isFull: university.depth === 'full',
    rank: university.worldRanking?.rank ?? null,
    students: university.studentPopulation,
    acceptance: university.acceptanceRate,
    tuition: tuitionFees.internationalNumeric,
    gpa: admissionRequirements.minimumGPA,
    research: academics?.researchRating ?? null,
    employment: academics?.employmentRate ?? null,
    size:
      hectares === null
        ? null
        : (CAMPUS_SIZES.find(({ from, below }) => hectares >= from && hectares < below)?.value ?? null),
    deadline: DEADLINE_MONTHS.find(({ value }) => value === String(month))?.value ?? null,
    programmes: valuesOf(PROGRAMMES, university.popularPrograms),
    facilities: valuesOf(FACILITIES, university.facilities),
    nameKey: normaliseText(university.name),
    text: '',
    about: '',
  }
}
