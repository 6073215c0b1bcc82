import type { Fact, Outcome, UniversityFacts } from '../../facts/fact'
import { MEASURES, type Level } from '../../facts/vocabulary'
import type { ReadableUniversity } from '../record/schema'

const isOf = (level: Level, of: Level | null) => of === null || of === level

/**
 * The outcomes of all students of a level together, or of all levels: the first figure of each measure, the most useful
 * measures first.
 */
export function outcomesAt({ outcomes }: Pick<UniversityFacts, 'outcomes'>, level: Level): Fact<Outcome>[] {
  const whole = outcomes.filter(({ value }) => value.subject === null && isOf(level, value.level))
  return MEASURES.flatMap(({ value }) => whole.find(({ value: { measure } }) => measure === value) ?? [])
}

type Rated = Pick<ReadableUniversity, 'facts' | 'acceptanceRate' | 'academics'>

/** Whether the employment rate is that of a register about the graduates of bachelor's degrees. Percent. */
export function isEmploymentOfBachelors({ facts, academics }: Rated): boolean {
  const rate = academics?.employmentRate ?? null
  return Boolean(
    facts?.outcomes.some(
      ({ value: { subject, unit, value, level } }) =>
        subject === null && unit === '%' && value === rate && level === 'bachelor',
    ),
  )
}

/** Percent of graduates in work or further study; null at levels where only those of another are counted. */
export const employmentAt = (university: Rated, level: Level): number | null =>
  level !== 'bachelor' && isEmploymentOfBachelors(university)
    ? null
    : (university.academics?.employmentRate ?? null)

/** Whether the acceptance rate is that of first-year students, as where a register has their admission. Percent. */
export const isAcceptanceOfBachelors = ({ facts }: Pick<Rated, 'facts'>): boolean => Boolean(facts?.admission)

/** Percent of applicants admitted; null at levels where only first-year students are counted. */
export const acceptanceAt = (university: Rated, level: Level): number | null =>
  level !== 'bachelor' && isAcceptanceOfBachelors(university) ? null : university.acceptanceRate
