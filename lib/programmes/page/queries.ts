import 'server-only'
import type { StudyField } from '../../eligibility/vocabulary'
import type { Fact, Outcome } from '../../facts/fact'
import type { Level } from '../../facts/vocabulary'
import { getScholarships } from '../../scholarships/queries'
import type { Scholarship } from '../../scholarships/record/schema'
import { subjectsOfCode } from '../../subjects/of-code'
import { getBroadFields, getSubject, getSubjects } from '../../subjects/queries'
import type { Subject, SubjectSlug } from '../../subjects/subject'
import { getUniversities, getUniversity } from '../../universities/queries'
import type { University } from '../../universities/record/schema'
import { levelsPaidBy } from '../../scholarships/award-levels'
import { awardsFor, placeOf, placeTie, subjectsPaidBy, tieTo, type Tie } from '../awards'
import { KNOWLEDGE } from '../general-knowledge'
import { offeredFields, type OfferedField } from '../of-university'
import type { Programme, ProgrammeDataset } from '../programme'
import { getDataset, getProgramme, getProgrammesOf, getProgrammesOfSubject } from '../queries'
import { statingSubject, summarise, type SubjectSummary } from '../subject-summary'
import { chooseExamples, type Example } from './examples'
import { outcomesOfProgramme } from './outcomes-of-programme'
import { offeredInCountry, type FieldInCountry } from './in-country'

const fieldSubjects = new Map<StudyField, readonly SubjectSlug[]>()

/** The subjects that an award for a field pays for: those of the field, with the branches of the nearest. */
function subjectsOfField(field: StudyField): readonly SubjectSlug[] {
  const known = fieldSubjects.get(field)
  if (known) return known
  const own = subjectsOfCode('fields', field)
  const branches = getSubject(own[0] ?? '')?.covers ?? []
  const all = [...own, ...branches]
  fieldSubjects.set(field, all)
  return all
}

/** An award that can be used for a programme, as its page names it. */
export type FittingAward = { id: string; name: string; value: string; tie: Tie; isUnsure: boolean }

/** All that the page of a programme draws. */
export type ProgrammePageData = {
  programme: Programme
  university: University
  subject: Subject | null
  dataset: ProgrammeDataset
  awards: readonly FittingAward[]
  /** Of its own students, where a register counts them by programme. */
  outcomes: readonly Fact<Outcome>[]
  /** Others of the same subject at the university; `more` is how many are left out. */
  siblings: readonly Programme[]
  more: number
  neighbours: readonly Pick<Subject, 'slug' | 'name'>[]
  /** The number of universities that state the subject at the level, this one included. */
  elsewhere: number
}

const SHOWN_SIBLINGS = 8
const SHOWN_NEIGHBOURS = 6

/** The page of a programme; null where no programme of that key has one. */
export function getProgrammePage(universityId: string, key: string): ProgrammePageData | null {
  const programme = getProgramme(universityId, key)
  const university = getUniversity(universityId)
  if (!programme?.hasPage || !university) return null
  const subject = (programme.subject === null ? null : getSubject(programme.subject)) ?? null
  const siblings = getProgrammesOf(universityId).filter(
    (other) => other !== programme && other.hasPage && subject !== null && other.subject === subject.slug,
  )
  const atLevel = siblings.filter(({ levels }) => levels.some((level) => programme.levels.includes(level)))
  const nearest = [...atLevel, ...siblings.filter((other) => !atLevel.includes(other))]
  return {
    programme,
    university,
    subject,
    dataset: getDataset(programme.dataset),
    awards: getFittingAwards(programme, university),
    outcomes: outcomesOfProgramme(university.facts.outcomes, programme),
    siblings: nearest.slice(0, SHOWN_SIBLINGS),
    more: Math.max(0, nearest.length - SHOWN_SIBLINGS),
    neighbours: (subject?.neighbours ?? [])
      .flatMap((slug) => getSubject(slug) ?? [])
      .slice(0, SHOWN_NEIGHBOURS),
    elsewhere: subject ? countUniversities(subject.slug, programme.levels[0] ?? 'bachelor') : 0,
  }
}

function countUniversities(slug: SubjectSlug, level: Level): number {
  const stating = getProgrammesOfSubject(slug, level).filter(({ subject }) => subject === slug)
  return new Set(stating.map(({ universityId }) => universityId)).size
}

/** The awards that can be used for a programme, the nearest first. */
export function getFittingAwards(
  { levels, subject }: Pick<Programme, 'levels' | 'subject'>,
  university: Pick<University, 'id' | 'countryCode' | 'facts'>,
): FittingAward[] {
  const place = { ...placeOf(university), levels, subject }
  return awardsFor(getScholarships(), place, subjectsOfField).map(({ award, tie }) => ({
    id: award.id,
    name: award.name,
    value: award.value,
    tie,
    isUnsure: award.confidence === 'low',
  }))
}

/** The subjects and programmes of a university, by broad field, with the datasets that name them. */
export type UniversityOffer = {
  fields: readonly OfferedField[]
  datasets: readonly ProgrammeDataset[]
  /** Subjects that a source names: general knowledge is never counted. */
  subjects: number
  /** Courses and degrees that have pages. */
  programmes: number
}

/** Null where no source names a subject of the university. */
export function getUniversityOffer(universityId: string): UniversityOffer | null {
  const programmes = getProgrammesOf(universityId)
  if (programmes.length === 0) return null
  const fields = offeredFields(programmes, {
    subjects: getSubjects(),
    broadFields: getBroadFields(),
    datasetOf: getDataset,
  })
  const subjects = new Set(
    programmes.flatMap(({ subject, dataset }) => (dataset === KNOWLEDGE ? [] : (subject ?? []))),
  )
  return {
    fields,
    datasets: [...new Set(programmes.map(({ dataset }) => dataset))].map(getDataset),
    subjects: subjects.size,
    programmes: programmes.filter(({ hasPage }) => hasPage).length,
  }
}

/** The facts about one subject at one university. */
type SubjectAtUniversity = {
  /** Whether any source names the university's subjects at all. */
  isTold: boolean
  levels: readonly SubjectSummary[]
}

/** Null for a subject that is not in the table. */
export function getSubjectAtUniversity(universityId: string, slug: SubjectSlug): SubjectAtUniversity | null {
  const subject = getSubject(slug)
  if (!subject) return null
  const programmes = getProgrammesOf(universityId)
  return {
    isTold: programmes.length > 0,
    levels: summarise(statingSubject(programmes, subject), getDataset),
  }
}

/** The subjects that sources name at a country's universities, by field, and the datasets that name them. */
export function getOfferIn(countryCode: string): { fields: FieldInCountry[]; datasets: ProgrammeDataset[] } {
  const programmes = getUniversities()
    .filter((university) => university.countryCode === countryCode)
    .flatMap(({ id }) => getProgrammesOf(id))
  return {
    fields: offeredInCountry(programmes, getSubjects(), getBroadFields()),
    datasets: [...new Set(programmes.map(({ dataset }) => dataset))].map(getDataset),
  }
}

/** The programmes that an award can pay for. */
export type PaidProgrammes = {
  /** Courses, degrees and subjects at a level. */
  count: number
  universities: number
  levels: readonly Level[]
  /** Null: every subject. */
  subjects: readonly Pick<Subject, 'slug' | 'name'>[] | null
  countries: readonly string[]
  /** The universities it is tied to, that have programmes. */
  universityIds: readonly string[]
  /** Their names. */
  names: Readonly<Record<string, string>>
  examples: readonly Example[]
}

const SHOWN_EXAMPLES = 5

/** Null where the award names no place, or no source names a programme that fits. */
export function getProgrammesPaidBy(award: Scholarship): PaidProgrammes | null {
  const fits = getUniversities().flatMap((university) => programmesPaidAt(award, university))
  if (fits.length === 0) return null
  const universityIds = new Set(fits.map(({ universityId }) => universityId))
  const paid = subjectsPaidBy(award, subjectsOfField)
  const taught = new Set(fits.flatMap(({ subject }) => subject ?? []))
  const tied = award.universityIds.filter((id) => universityIds.has(id))
  const countries = new Set([...universityIds].flatMap((id) => getUniversity(id)?.countryCode ?? []))
  return {
    count: fits.length,
    universities: universityIds.size,
    levels: levelsPaidBy(award).filter((level) => fits.some(({ levels }) => levels.includes(level))),
    subjects: paid && getSubjects().filter(({ slug }) => paid.includes(slug) && taught.has(slug)),
    countries: [...countries],
    universityIds: tied,
    names: Object.fromEntries(tied.map((id) => [id, getUniversity(id)?.name ?? id])),
    examples: chooseExamples(fits, getUniversity, SHOWN_EXAMPLES),
  }
}

/** The programmes of a university that an award for it, or for its country, pays for. */
function programmesPaidAt(award: Scholarship, university: University): Programme[] {
  const place = placeOf(university)
  const tie = placeTie(award, place)
  if (tie === null || tie === 'several') return []
  return getProgrammesOf(university.id).filter(
    ({ levels, subject, dataset }) =>
      dataset !== KNOWLEDGE && tieTo(award, { ...place, levels, subject }, subjectsOfField) !== null,
  )
}
