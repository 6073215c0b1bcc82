import { takeFilter } from '../eligibility/take-filter'
import { readVerdicts } from './kept-verdicts'
import type { ProgrammeListRow } from './row'

/** Whether a row can't take the visitor, by the profile that the browser keeps; null where it keeps none. */
export function refuses(): ((row: ProgrammeListRow) => boolean) | null {
  const verdictOf = readVerdicts()
  return verdictOf && ((row) => verdictOf(row) === 'not-eligible')
}

export const TAKES = takeFilter<ProgrammeListRow>((row) =>
  row.levels === 0 ? null : (readVerdicts()?.(row) ?? null),
)
