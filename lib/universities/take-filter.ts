import { takeFilter } from '../eligibility/take-filter'
import type { Verdict } from '../eligibility/verdict'
import type { SearchValues } from '../list/filter'
import { isAddedId } from './added-id'
import { readUniversityVerdicts } from './kept-verdicts'
import { levelOf } from './level'
import type { UniversityRow } from './row'

/** Whether a university can take the visitor at the level of a search. Null where the browser keeps no profile, and for the visitor's own universities, of which no rule is known. */
export const verdictAt = (row: UniversityRow, search: SearchValues): Verdict | null =>
  isAddedId(row.id) ? null : (readUniversityVerdicts()?.(row, levelOf(search)) ?? null)

/** Whether a university can't take the visitor at the level of a search; null where the browser keeps no profile. */
export const refuses = (search: SearchValues): ((row: UniversityRow) => boolean) | null =>
  readUniversityVerdicts() && ((row) => verdictAt(row, search) === 'not-eligible')

export const TAKES = takeFilter<UniversityRow>(verdictAt, true)
