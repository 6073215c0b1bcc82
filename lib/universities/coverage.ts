import { LEVELS, type Level } from '../facts/vocabulary'
import { levelWord } from '../facts/words'
import { holdingAt } from './answers/answer'
import { ruleAt } from './answers/entry'
import { officialFeeAt } from './answers/fee'
import { NO_FACTS } from '../facts/fact'
import type { University, UniversityRecord } from './record/schema'

type Known = Pick<
  UniversityRecord,
  'tuitionFees' | 'admissionRequirements' | 'popularPrograms' | 'academics' | 'studentPopulation' | 'website'
> &
  Pick<UniversityRecord, 'coordinates' | 'campusLife' | 'countryCode'> & { facts: University['facts'] }

type AtLevel = (university: Known, level: Level) => boolean

const atAnyLevel = (isKnownAt: AtLevel) => (university: Known) =>
  LEVELS.some(({ value }) => isKnownAt(university, value))

/** A price for students from abroad that is not an author's estimate: an own figure, a register or a law. */
const isOfficialAt: AtLevel = ({ facts }, level) => officialFeeAt(facts.fees, level, 'international') !== null
const hasOfficialFee = atAnyLevel(isOfficialAt)

const hasFee = ({ tuitionFees }: UniversityRecord) => tuitionFees.international !== null

/**
 * The answers that a student needs about a university, and how many universities of the catalogue must have each at
 * least.
 */
const FLOORS: readonly {
  what: string
  least: number
  has: (university: Known) => boolean
  /** The record's own form of the answer, where that differs. */
  hasAlone?: (record: UniversityRecord) => boolean
  /** Its name on the page of a country; left out where that page does not count it. */
  answer?: string
  /** Whether it is known at a level, for an answer that differs by level. */
  at?: AtLevel
}[] = [
  {
    what: 'official fee for students from abroad',
    least: 1150,
    has: hasOfficialFee,
    hasAlone: hasFee,
    answer: 'Official fee for students from abroad',
    at: isOfficialAt,
  },
  {
    what: 'such a fee, or the usual range',
    least: 2100,
    has: (university) => hasOfficialFee(university) || university.facts.usualFees.length > 0,
    hasAlone: hasFee,
  },
  {
    what: 'way to apply',
    least: 2000,
    has: ({ facts }) => facts.routes.length > 0,
    answer: 'Way to apply',
    at: ({ facts }, level) => holdingAt(facts.routes, level).length > 0,
  },
  {
    what: 'language of teaching',
    least: 2800,
    has: ({ facts }) => facts.entry.some(({ value }) => value.topic === 'teaching-language'),
    answer: 'Language of teaching',
    at: ({ facts }, level) => ruleAt(facts.entry, 'teaching-language', level) !== null,
  },
  {
    what: 'sector',
    least: 2850,
    has: ({ facts }) => facts.sector !== null,
    answer: 'Public or private',
  },
  {
    what: 'subjects or programmes',
    least: 1300,
    has: ({ facts, popularPrograms }) => facts.subjects.length > 0 || popularPrograms.length > 0,
    answer: 'Subjects or programmes',
  },
  {
    what: 'an outcome: employment, earnings or completion',
    least: 850,
    has: ({ facts, academics }) => facts.outcomes.length > 0 || (academics?.employmentRate ?? null) !== null,
    answer: 'Employment, earnings or completion',
  },
  {
    what: 'number of students',
    least: 1150,
    has: ({ studentPopulation }) => studentPopulation !== null,
    answer: 'Number of students',
  },
  { what: 'website', least: 3230, has: ({ website }) => website !== null },
  { what: 'position on the map', least: 3080, has: ({ coordinates }) => coordinates !== null },
  { what: 'place', least: 3020, has: ({ campusLife }) => campusLife.location !== null },
]

type Coverage = { what: string; least: number; before: number; after: number }

/**
 * The number of universities that have each answer: `before` by their records alone, `after` with the registers and the
 * rules of their countries.
 */
export function countCoverage(
  records: readonly UniversityRecord[],
  universities: readonly Known[],
): Coverage[] {
  return FLOORS.map(({ what, least, has, hasAlone }) => ({
    what,
    least,
    before: records.filter(hasAlone ?? ((record) => has({ ...record, facts: NO_FACTS }))).length,
    after: universities.filter(has).length,
  }))
}

/**
 * The number of universities that have each answer of a country's page, by the definitions of the floors. What differs by
 * level is counted at each level, and not once for all.
 */
export function countAnswers(universities: readonly Known[]): { answer: string; count: number }[] {
  const countOf = (has: (university: Known) => boolean) => universities.filter(has).length
  return FLOORS.flatMap(({ answer, has, at }) => {
    if (!answer) return []
    if (!at) return [{ answer, count: countOf(has) }]
    return LEVELS.map(({ value: level }) => ({
      answer: `${answer}, ${levelWord(level)}`,
      count: countOf((university) => at(university, level)),
    }))
  })
}
