import { DEGREE_AT, type StudyField } from '../eligibility/vocabulary'
import { jurisdictionOf } from '../facts/jurisdiction'
import type { Level, Sector } from '../facts/vocabulary'
import { isTied } from '../scholarships/at-university'
import { levelsPaidBy } from '../scholarships/award-levels'
import type { Scholarship } from '../scholarships/record/schema'
import { SEVERAL_COUNTRIES } from '../scholarships/vocabulary'
import type { SubjectSlug } from '../subjects/subject'
import type { University } from '../universities/record/schema'

/** The place and subject that awards are compared with. */
type Place = UniversityPlace & {
  levels: readonly Level[]
  subject: SubjectSlug | null
}

/** A university as the places of awards are told: its jurisdiction, and its sector where that is known. */
export type UniversityPlace = { universityId: string; countryCode: string; sector: Sector | null }

type Hosts = Pick<Scholarship, 'type' | 'universityIds' | 'hostCountries' | 'severalIn' | 'hostLimit'>

/** The columns of an award that its places, degrees and fields are read from. */
export type PlacedAward = Hosts &
  Pick<Scholarship, 'eligibleDegrees' | 'fieldsOfStudy' | 'eligibility' | 'status'>

/**
 * The tie of an award to a university: to the university, to its country, or to several countries, or some of their
 * universities, of which it may be one.
 */
export type Tie = 'university' | 'country' | 'several'

const TIES: readonly Tie[] = ['university', 'country', 'several']

/** The subjects of each field of awards, with their branches. */
type SubjectsOfField = (field: StudyField) => readonly SubjectSlug[]

/** The place of a university as awards are tied to it. */
export const placeOf = (university: Pick<University, 'id' | 'countryCode' | 'facts'>): UniversityPlace => ({
  universityId: university.id,
  countryCode: jurisdictionOf(university),
  sector: university.facts.sector?.value ?? null,
})

/** The tie of an award to a university, whatever is studied there; null where it cannot be used there. */
export function placeTie(award: Hosts, place: UniversityPlace): Tie | null {
  const tie = tieToHosts(award, place)
  if (tie === null || tie === 'several') return tie
  if (award.hostLimit === 'some') return 'several'
  if (award.hostLimit !== 'public' || place.sector === 'public') return tie
  return place.sector === null ? 'several' : null
}

function tieToHosts(award: Hosts, { universityId, countryCode }: UniversityPlace): Tie | null {
  const { universityIds, hostCountries, severalIn } = award
  if (isTied(award)) return universityIds.includes(universityId) ? 'university' : null
  if (hostCountries.includes(countryCode)) return 'country'
  const isAmong = severalIn === null || severalIn.includes(countryCode)
  return hostCountries.includes(SEVERAL_COUNTRIES.value) && isAmong ? 'several' : null
}

/**
 * The tie of an award to a programme; null where its place, degrees or fields rule the programme out. It says nothing
 * about who may apply. A programme without a known subject fits only awards for every field.
 */
export function tieTo(award: PlacedAward, place: Place, subjectsOf: SubjectsOfField): Tie | null {
  if (award.status === 'ended') return null
  const levels = levelsPaidBy(award).filter((level) => place.levels.includes(level))
  return levels.some((level) => paysFor(award, { level, subject: place.subject }, subjectsOf))
    ? placeTie(award, place)
    : null
}

/**
 * Whether the fields that an award pays for at a level contain a subject. Without a known subject only awards for every
 * field do.
 */
export function paysFor(
  { fieldsOfStudy, eligibility: { fieldLimits } }: Pick<PlacedAward, 'fieldsOfStudy' | 'eligibility'>,
  { level, subject }: { level: Level; subject: SubjectSlug | null },
  subjectsOf: SubjectsOfField,
): boolean {
  const isAmong = (fields: readonly StudyField[]) =>
    subject !== null && fields.some((field) => subjectsOf(field).includes(subject))
  if (isAmong(fieldLimits?.excluded ?? [])) return false
  const own = fieldLimits?.byDegree.find(({ degrees }) => degrees.includes(DEGREE_AT[level]))
  const fields = own?.fields ?? fieldsOfStudy
  return fields === 'any' || isAmong(fields)
}

/** The awards that can be used for a programme, those tied to its university first; equals as they stood. */
export function awardsFor<Item extends PlacedAward>(
  awards: readonly Item[],
  place: Place,
  subjectsOf: SubjectsOfField,
): { award: Item; tie: Tie }[] {
  const fits = awards.flatMap((award) => {
    const tie = tieTo(award, place, subjectsOf)
    return tie ? [{ award, tie }] : []
  })
  return TIES.flatMap((wanted) => fits.filter(({ tie }) => tie === wanted))
}

/** The subjects that an award pays for, in the order of its fields; null where it pays for all. */
export function subjectsPaidBy(
  { fieldsOfStudy }: PlacedAward,
  subjectsOf: SubjectsOfField,
): SubjectSlug[] | null {
  if (fieldsOfStudy === 'any') return null
  return [...new Set(fieldsOfStudy.flatMap(subjectsOf))]
}
