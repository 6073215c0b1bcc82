import type { Level } from '../facts/vocabulary'
import type { Match } from '../list/split-rows'
import type { SubjectSlug } from '../subjects/subject'
import type { UniversityRow } from './row'

/**
 * Tests whether a university teaches a subject, or a branch of it, at a level: true where a source states it, false where
 * a register of all that is taught there at the level lacks it, null where that is not known.
 */
export type TestOfTaught = (subject: SubjectSlug, level: Level) => (row: Pick<UniversityRow, 'id'>) => Match
