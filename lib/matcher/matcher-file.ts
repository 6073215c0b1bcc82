import type { NamedCountry } from '../places/schema'
import type { AgeRule, Eligibility, NationalityGroup, NationalityRule, Notice } from '../eligibility/schema'
import type { Deadline, Scholarship } from '../scholarships/record/schema'

/** What the matcher needs of a scholarship. */
export type MatcherScholarship = Pick<
  Scholarship,
  | 'id'
  | 'name'
  | 'provider'
  | 'type'
  | 'eligibleDegrees'
  | 'value'
  | 'university'
  | 'description'
  | 'link'
  | 'isFullyFunded'
  | 'isPrestigious'
  | 'hostCountries'
  | 'fieldsOfStudy'
  | 'fieldsNote'
  | 'eligibility'
  | 'deadlines'
  | 'deadline'
  | 'opensMonth'
  | 'status'
> & {
  /** Where its rules were read; null where they are written from general knowledge. */
  source: Scholarship['sources'][number] | null
}

export type MatcherData = {
  scholarships: MatcherScholarship[]
  groups: readonly NationalityGroup[]
  notices: readonly Notice[]
  /** Every country, by name. */
  countries: readonly NamedCountry[]
}

const NO_PLACES = {
  countries: [],
  groups: [],
  excludedCountries: [],
  excludedGroups: [],
  note: null,
} satisfies Partial<NationalityRule>
const NO_NATIONALITY = { ...NO_PLACES, dualExcluded: null } satisfies Partial<NationalityRule>
const NO_AGE = { degree: null, min: null, max: null, approximate: false, note: null } satisfies AgeRule
const NO_ELIGIBILITY = {
  residence: null,
  refugees: null,
  womenOnly: false,
  ages: [],
  degreeHeld: null,
  minimumGrade: null,
  english: null,
  otherLanguage: null,
  workExperience: null,
  conditions: [],
} satisfies Partial<Eligibility>
const NO_DEADLINE = {
  day: null,
  lastMonth: null,
  year: null,
  variesBy: null,
  note: null,
} satisfies Partial<Deadline>
const NO_SCHOLARSHIP = {
  link: null,
  isFullyFunded: false,
  isPrestigious: false,
  fieldsNote: null,
  deadlines: [],
  deadline: null,
  opensMonth: null,
  source: null,
} satisfies Partial<MatcherScholarship>

const isLeftOut = (value: unknown) =>
  value === null || value === false || (Array.isArray(value) && value.length === 0)

/** Leaves out what every reader puts back: null, false and empty lists. */
function prune(at: string, value: unknown): unknown {
  if (at === '' || typeof value !== 'object' || value === null || Array.isArray(value)) return value
  // `dualExcluded: false` is known, and not the same as null.
  return Object.fromEntries(
    Object.entries(value).filter(([key, part]) => key === 'dualExcluded' || !isLeftOut(part)),
  )
}

const pick = (scholarship: Scholarship): MatcherScholarship => ({
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
  deadline: scholarship.deadline,
  opensMonth: scholarship.opensMonth,
  status: scholarship.status,
  source: scholarship.sources[0] ?? null,
})

/** The file that the browser's matcher reads. Awards that have ended are not matched, so they are not in it. */
export function encodeMatcherFile({
  scholarships,
  ...rest
}: Omit<MatcherData, 'scholarships'> & { scholarships: readonly Scholarship[] }): string {
  const living = scholarships.filter(({ status }) => status !== 'ended')
  return JSON.stringify({ scholarships: living.map(pick), ...rest }, prune)
}

function restoreEligibility(packed: Eligibility): Eligibility {
  return {
    ...NO_ELIGIBILITY,
    ...packed,
    nationalities: { ...NO_NATIONALITY, ...packed.nationalities },
    residence: packed.residence ? { ...NO_PLACES, ...packed.residence } : null,
    ages: (packed.ages ?? []).map((age) => ({ ...NO_AGE, ...age })),
    degreeHeld: packed.degreeHeld ? { ...packed.degreeHeld, note: packed.degreeHeld.note ?? null } : null,
    minimumGrade: packed.minimumGrade
      ? {
          ...packed.minimumGrade,
          gpa: packed.minimumGrade.gpa ?? null,
          percent: packed.minimumGrade.percent ?? null,
        }
      : null,
    english: packed.english ? { ...packed.english, ielts: packed.english.ielts ?? null } : null,
    workExperience: packed.workExperience
      ? { ...packed.workExperience, years: packed.workExperience.years ?? null }
      : null,
  }
}

/** Puts back what `encodeMatcherFile` left out. It reads our own file only, which is why its shape is taken as given. */
export function decodeMatcherFile(text: string): MatcherData {
  const file = JSON.parse(text) as MatcherData
  return {
    scholarships: file.scholarships.map((packed) => ({
      ...NO_SCHOLARSHIP,
      ...packed,
      eligibility: restoreEligibility(packed.eligibility),
      deadlines: (packed.deadlines ?? []).map((deadline) => ({ ...NO_DEADLINE, ...deadline })),
      source: packed.source ? { ...packed.source, url: packed.source.url ?? null } : null,
    })),
    groups: file.groups.map((group) => ({
      ...group,
      possibleMembers: group.possibleMembers ?? [],
      approximate: group.approximate ?? false,
      note: group.note ?? null,
    })),
    notices: file.notices.map((notice) => ({
      ...notice,
      sources: notice.sources.map((source) => ({ ...source, publishedOn: source.publishedOn ?? null })),
    })),
    countries: file.countries.map((country) => ({ ...country, aliases: country.aliases ?? [] })),
  }
}
