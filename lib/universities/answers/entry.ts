import { type EntryRule, type EntryRuleOn, type Fact, rulesOn } from '../../facts/fact'
import type { Level } from '../../facts/vocabulary'
import type { ReadableUniversity } from '../record/schema'
import { holdingAt } from './answer'

/** A university's own entry requirements. Null: not known at the level. */
export type AskedOfApplicants = {
  /** On the 4.0 scale. */
  minimumGpa: number | null
  /** "IELTS 6.5 or TOEFL 90". */
  englishTest: string | null
  /** The overall score of IELTS, the lowest where it differs by course. */
  ielts: number | null
  /** False: known that no test of English is asked. */
  asksEnglishTest: boolean | null
  /** Empty: known that none is asked. Null: not known. */
  requiredTests: readonly string[] | null
}

/** For a level of which a record says nothing. */
export const NOTHING_ASKED: AskedOfApplicants = {
  minimumGpa: null,
  englishTest: null,
  ielts: null,
  asksEnglishTest: null,
  requiredTests: null,
}

/**
 * Whether what a record itself says of entry holds at a level. A record of the catalogue speaks of bachelor's degrees.
 * One that a visitor added names no level, so that it holds for the visitor's.
 */
export const holdsRecordAt = ({ facts }: Pick<ReadableUniversity, 'facts'>, level: Level): boolean =>
  !facts || level === 'bachelor'

/** What the university itself asks of applicants at a level; null where its record names nothing for it. */
export function askedAt(
  university: Pick<ReadableUniversity, 'facts' | 'admissionRequirements'>,
  level: Level,
): AskedOfApplicants | null {
  if (!holdsRecordAt(university, level)) return null
  const { minimumGPA, englishTest, ielts, asksEnglishTest, requiredTests } = university.admissionRequirements
  const asked = { minimumGpa: minimumGPA, englishTest, ielts, asksEnglishTest, requiredTests }
  return Object.values(asked).every((value) => value === null) ? null : asked
}

/** The rule of a topic at a level: one of the level itself before one of all. Null where there is none. */
export function ruleAt<Topic extends EntryRule['topic']>(
  entry: readonly Fact<EntryRule>[],
  topic: Topic,
  level: Level,
): Fact<EntryRuleOn<Topic>> | null {
  return holdingAt(rulesOn(entry, topic), level)[0] ?? null
}
