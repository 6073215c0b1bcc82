import { takeFilter } from '../eligibility/take-filter'
import type { Verdict } from '../eligibility/verdict'
import { readVerdicts } from './kept-verdicts'
import type { ProgrammeListRow } from './row'

/** Whether a row can't take the visitor, by the profile that the browser keeps; null where it keeps none. */
export function refuses(): ((row: ProgrammeListRow) => boolean) | null {
  const verdictOf = readVerdicts()
  return verdictOf && ((row) => verdictOf(row) === 'not-eligible')
}

/** Null where the browser keeps no profile, and for a row that tells the subject at another level alone. */
export const verdictAt = (row: ProgrammeListRow): Verdict | null =>
  row.levels === 0 ? null : (readVerdicts()?.(row) ?? null)

export const TAKES = takeFilter<ProgrammeListRow>(verdictAt)
