import { keptAnswers } from '../eligibility/kept-answers'
import type { Level } from '../facts/vocabulary'
import type { UniversityRow } from './row'

/** Whether a university can take the visitor of this browser at a level. */
export const { keep: keepUniversityVerdicts, read: readUniversityVerdicts } =
  keptAnswers<[row: UniversityRow, level: Level]>()
