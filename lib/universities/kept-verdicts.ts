import { keptVerdicts } from '../eligibility/kept-verdicts'
import type { Level } from '../facts/vocabulary'
import type { UniversityRow } from './row'

/** Whether a university can take the visitor of this browser at a level. */
export const { keep: keepUniversityVerdicts, read: readUniversityVerdicts } =
  keptVerdicts<[row: UniversityRow, level: Level]>()
